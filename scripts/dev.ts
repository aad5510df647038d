import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts'

// The database outlives each reload of the app, so that a change shows within a second.
const dataDir = join(resolve(process.env.DATA_DIR || 'data'), 'postgres')
const log = (line: string) => console.log(`  ${line}`)
const database = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir, log })

const watched = ['server', 'protocol'].map((folder) => `--watch-path=${folder}`)
const app = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { NODE_ENV: 'development', ...process.env, DATABASE_URL: database?.url ?? process.env.DATABASE_URL },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.kill(signal))
const [code] = await once(app, 'exit')
await database?.stop()
process.exitCode = code ?? 1
