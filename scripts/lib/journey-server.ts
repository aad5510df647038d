import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isInterrupted } from './command.ts'

/** It shares the machine with the tests that run meanwhile. */
const maxStartMs = 300_000
const database = 'journeys'

export type JourneyServer = { url: string; databaseUrl: string; dataDir: string; stop(): Promise<void> }

/** The whole product as a person starts it, with the demo data, in a folder and a database of its own. */
export async function startJourneyServer(temp: string, testDatabaseUrl: string): Promise<JourneyServer> {
  const dataDir = await mkdtemp(join(temp, 'journeys-'))
  const databaseUrl = new URL(testDatabaseUrl)
  databaseUrl.pathname = `/${database}`
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/lib/journey-main.ts'], {
    env: {
      ...{ PATH, HOME, TMPDIR: temp, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'error' },
      ...{ TEST_DATABASE_URL: testDatabaseUrl, JOURNEY_DATABASE: database },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const stop = () => stopChild(child)
  const start = Date.now()
  while (true) {
    const port = /is running at http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (port && (await isReady(port)))
      return { url: `http://localhost:${port}`, databaseUrl: databaseUrl.href, dataDir, stop }
    if (child.exitCode !== null) throw new Error(`The server for the journeys ended:\n${output}`)
    if (isInterrupted() || Date.now() - start > maxStartMs) {
      await stop()
      throw new Error(`The server for the journeys did not start in time:\n${output}`)
    }
    await sleep(100)
  }
}

function isReady(port: string): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
