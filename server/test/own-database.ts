import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import pg from 'pg'
import { Database } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import type { Worker } from '#events/worker.ts'
import { Sites } from '#tenants/sites.ts'
import { type App, type AppOptions, buildApp } from '../src/app.ts'
import type { Env } from '../src/env.ts'
import { patientDatabase } from './patient-database.ts'
import { appPassword, copyDatabase } from './prepared-database.ts'
import { databaseUrl } from './setup.ts'
import { testEnv } from './test-env.ts'

/** A test, or node:test itself for the whole file: whoever says when it is over. */
export type Lifetime = { after(work: () => Promise<void>): void }

type Settings = [env?: Partial<Env>, options?: Partial<AppOptions>]

/** An app that ends with the test that made it, unlike the one all tests of a file share; as impatient as it is. */
export const appOn = (url: string, lifetime: Lifetime, ...settings: Settings) =>
  appWith(new Database(url, { max: 8 }), lifetime, ...settings)

async function appWith(db: Database, lifetime: Lifetime, ...[env = {}, options = {}]: Settings): Promise<App> {
  const sites = await Sites.load(new System(db), 'demo', env.publicUrl)
  const app = await buildApp({ env: testEnv(env), db, sites, ...options })
  await app.http.ready()
  const workers: Worker[] = []
  lifetime.after(async () => {
    // First, because the database waits for their connections.
    for (const worker of workers) await worker.stop()
    await app.close()
    await db.close()
  })
  const startWorker: App['startWorker'] = async (how) => {
    const worker = await app.startWorker(how)
    workers.push(worker)
    return worker
  }
  return { ...app, startWorker }
}

/** A database nobody else works in: a worker takes every job it finds, also those of tests that run beside it. */
export class OwnDatabase {
  /** As the owner of the tables. */
  readonly url: string
  /** As the role that the app signs in as. */
  readonly appUrl: string
  private readonly lifetime: Lifetime
  /** Kept open between two looks: a new connection costs more than most of them, and tests look again and again. */
  private readonly owner: pg.Pool

  private constructor(url: string, lifetime: Lifetime) {
    this.lifetime = lifetime
    this.url = url
    this.appUrl = appUrl(url, appPassword)
    this.owner = new pg.Pool({ connectionString: url, allowExitOnIdle: true, idleTimeoutMillis: 2000 })
    // A test may end all connections there are; the next look opens another one.
    this.owner.on('error', () => {})
  }

  static async create(lifetime: Lifetime = { after }): Promise<OwnDatabase> {
    const name = `own_${randomBytes(6).toString('hex')}`
    return new OwnDatabase(await copyDatabase(databaseUrl(), name), lifetime)
  }

  app(...settings: Settings): Promise<App> {
    return appWith(patientDatabase(this.appUrl), this.lifetime, ...settings)
  }

  /** Lets jobs that wait for their next attempt, or for the queue to look again, run now. Those whose turn it is are left to the worker. */
  async hurry(): Promise<void> {
    await this.rows(`
      update graphile_worker._private_jobs set run_at = now()
      where locked_at is null and attempts < max_attempts and run_at > now();
      select pg_notify('jobs:insert', '{"count":4}')`)
  }

  /** What stands in the queue and what the database is doing, for the message of a test that waited in vain. */
  async standing(): Promise<string> {
    const jobs = await this.rows(
      `select t.identifier, j.key, j.attempts, j.max_attempts, j.run_at - now() as due_in, now() - j.locked_at as locked_for, j.last_error
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
    const busy = await this.rows(
      `select state, wait_event, now() - xact_start as since, left(query, 120) as query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return JSON.stringify({ jobs, busy }, null, 1)
  }

  async rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.owner.query(text, values)).rows as T[]
  }
}
