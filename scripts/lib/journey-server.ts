import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveSealKey } from '../../server/test/seal-key.ts'
import { isInterrupted, runNode } from './command.ts'

/** It shares the machine with checks and builds that run meanwhile. */
const maxStartMs = 300_000
const database = 'journeys'

export type JourneyServer = { url: string; databaseUrl: string; dataDir: string; stop(): Promise<void> }

/** The database of the journeys, with the demo data of all sites. */
export async function makeJourneyDatabase(testDatabaseUrl: string): Promise<string> {
  const env = { TEST_DATABASE_URL: testDatabaseUrl, JOURNEY_DATABASE: database, NODE_ENV: 'test' }
  const { code, output } = await runNode(['scripts/lib/journey-demo.ts'], { quiet: true, env })
  if (code !== 0) throw new Error(`The demo data for the journeys could not be made:\n${output}`)
  const url = new URL(testDatabaseUrl)
  url.pathname = `/${database}`
  return url.href
}

/** The whole product as a person starts it, in a folder of its own. */
export async function startJourneyServer(temp: string, databaseUrl: string): Promise<JourneyServer> {
  const dataDir = await mkdtemp(join(temp, 'journeys-'))
  await giveSealKey(dataDir)
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      // Journeys read mails; they take a decision back at once or not at all.
      RETHINK_SECONDS: '12',
      // They share a machine that may be busy: that somebody has to come back later is not what they are about.
      PATIENCE_SECONDS: '120',
      ...{ PATH, HOME, TMPDIR: temp, NODE_COMPILE_CACHE, NODE_ENV: 'test', LOG_LEVEL: 'error' },
      ...{ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'demo' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const stop = () => stopChild(child)
  const start = Date.now()
  while (true) {
    const port = /is running at http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (port && (await isReady(port))) return { url: `http://localhost:${port}`, databaseUrl, dataDir, stop }
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
