import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const TICKS_PER_SECOND = 100

type Times = { own: number; ended: number; parent: number }

/** CPU seconds that a process used so far, and those of its children that have ended. */
function timesOf(pid: number | string): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    const seconds = (...at: number[]) => at.reduce((sum, index) => sum + (fields[index] ?? 0), 0) / TICKS_PER_SECOND
    return { own: seconds(11, 12), ended: seconds(13, 14), parent: fields[1] ?? 0 }
  } catch {
    return undefined
  }
}

type Cpu = { server: number; postgres: number }

/** The server and everything PostgreSQL did for it: moving work from one to the other gains nothing. */
export function cpuSeconds(serverPid: number, postgresPid: number): Cpu {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
  const backends = all.reduce((sum, times) => sum + (times?.parent === postgresPid ? times.own : 0), 0)
  const postmaster = timesOf(postgresPid)
  return {
    server: timesOf(serverPid)?.own ?? 0,
    postgres: backends + (postmaster?.own ?? 0) + (postmaster?.ended ?? 0),
  }
}

export type Target = {
  port: number
  path: () => string
  method?: string
  headers?: Record<string, string> | (() => Record<string, string>)
  body?: string | (() => string)
}

const asGiven = <T>(value: T | (() => T)): T => (value instanceof Function ? value() : value)
export type Round = { requests: number; seconds: number; bytes: number }

/** Keeps a number of connections busy for a while; every answer must be a 200, or a 201 of what was made. */
export async function load(target: Target, connections: number, milliseconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const until = started + milliseconds
  let requests = 0
  let bytes = 0
  const worker = async () => {
    while (performance.now() < until) {
      bytes = await once(agent, target)
      requests++
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { requests, seconds: (performance.now() - started) / 1000, bytes }
}

export function once(agent: Agent, { port, path, method = 'GET', headers = {}, body }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method, path: path(), headers: asGiven(headers) },
      (answer) => {
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
        })
        answer.on('end', () =>
          answer.statusCode === 200 || answer.statusCode === 201
            ? resolve(size)
            : reject(new Error(`${path()}: ${answer.statusCode}`)),
        )
      },
    )
    call.on('error', reject)
    call.end(asGiven(body))
  })
}
