import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { cpuSeconds, load, type Target } from './measure.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_MS = 3000
const CONNECTIONS = 32
const servers: { kill(): void }[] = []

type Servers = { ours: Server; bare: Server; postgresPid: number }
export type Server = { port: number; pid: number }

export function startServer(file: string, env: Record<string, string>): Promise<Server> {
  // The log is written as in production, only not to this terminal.
  const child = fork(join(import.meta.dirname, file), {
    env: { PATIENCE_SECONDS: '60', ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  servers.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ port: (message as { port: number }).port, pid: child.pid as number }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

export async function signIn(
  port: number,
  tenant: string,
  email: string,
  password: string,
): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify({ email, password }),
  })
  return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name) as string]))
}

type Side = { perSecond: number; cpuMs: number; serverMs: number; postgresMs: number; bytes: number }
export type Result = { name: string; ours: Side; bare: Side; throughput: number; cpu: number }

/** The two take turns, so that whatever else the machine does hits both. */
export async function compare(
  name: string,
  { ours, bare, postgresPid }: Servers,
  targets: { ours: Target; bare: Target },
  connections = CONNECTIONS,
): Promise<Result> {
  const sides = { ours: { server: ours, target: targets.ours }, bare: { server: bare, target: targets.bare } }
  const sums = {
    ours: { requests: 0, seconds: 0, server: 0, postgres: 0, bytes: 0 },
    bare: { requests: 0, seconds: 0, server: 0, postgres: 0, bytes: 0 },
  }
  for (const side of ['ours', 'bare'] as const) await load(sides[side].target, connections, 1000)
  for (let round = 0; round < ROUNDS * 2; round++) {
    const side = round % 2 === 0 ? 'ours' : 'bare'
    const { server, target } = sides[side]
    const before = cpuSeconds(server.pid, postgresPid)
    const { requests, seconds, bytes } = await load(target, connections, ROUND_MS)
    sums[side].requests += requests
    sums[side].seconds += seconds
    sums[side].bytes = bytes
    const after = cpuSeconds(server.pid, postgresPid)
    sums[side].server += after.server - before.server
    sums[side].postgres += after.postgres - before.postgres
  }
  const of = (side: 'ours' | 'bare'): Side => {
    const { requests, seconds, server, postgres, bytes } = sums[side]
    const each = (value: number) => (value / requests) * 1000
    return {
      perSecond: requests / seconds,
      cpuMs: each(server + postgres),
      serverMs: each(server),
      postgresMs: each(postgres),
      bytes,
    }
  }
  const [a, b] = [of('ours'), of('bare')]
  return { name, ours: a, bare: b, throughput: a.perSecond / b.perSecond, cpu: a.cpuMs / b.cpuMs }
}

export function report(what: string, results: Result[]): void {
  console.log(`\n${what}, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s each, interleaved\n`)
  console.log('                             requests/s        CPU ms/request     bytes            ours / bare')
  for (const { name, ours, bare, throughput, cpu } of results) {
    console.log(
      `${name.padEnd(28)} ${ours.perSecond.toFixed(0).padStart(6)} vs ${bare.perSecond.toFixed(0).padEnd(6)}  ${ours.cpuMs.toFixed(2).padStart(6)} vs ${bare.cpuMs.toFixed(2).padEnd(6)}  ${String(ours.bytes).padStart(6)} vs ${String(bare.bytes).padEnd(6)}   throughput ${throughput.toFixed(2)}, CPU ${cpu.toFixed(2)} (server ${(ours.serverMs / bare.serverMs).toFixed(2)}, PostgreSQL ${(ours.postgresMs / bare.postgresMs).toFixed(2)})`,
    )
  }
}

export function stopServers(): void {
  for (const server of servers) server.kill()
}

/** Of a product that was started as in production: it says itself where it is reached. */
export function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const port = /running at http:\/\/localhost:(\d+)/.exec(text.toString())?.[1]
      if (port) resolve(Number(port))
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
