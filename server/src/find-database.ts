import { join } from 'node:path'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import type { Env } from './env.ts'
import { step } from './progress.ts'

/** The one that was given, or one of our own, which stops with us. */
export async function findDatabase(env: Env, stopping: (() => Promise<void>)[]): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl
  const postgres = await startEmbeddedPostgres({
    dataDir: join(env.dataDir, 'postgres'),
    log: (line) => console.log(`  ${line}`),
  })
  stopping.unshift(() => postgres.stop())
  step('PostgreSQL started')
  return postgres.url
}
