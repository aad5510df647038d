import { randomBytes, randomUUID } from 'node:crypto'
import { after } from 'node:test'
import pg from 'pg'
import { appUrl } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { defineTenant, type TenantFile } from '#protocol/tenants/tenant.ts'
import { Sites } from '#tenants/sites.ts'
import { type App, buildApp } from '../src/app.ts'
import type { Env } from '../src/env.ts'
import { patientDatabase } from './patient-database.ts'
import { appPassword } from './prepared-database.ts'
import { testEnv } from './test-env.ts'

const endings: (() => unknown)[] = []
// Said here, outside of every test: said inside one it would happen at the end of that test, with others still to come.
after(async () => {
  for (const end of endings.reverse()) await end()
})

/** Happens when all tests of the file are done. */
export const atEnd = (end: () => unknown) => endings.push(end)

/** The test run's own PostgreSQL, started and migrated by scripts/test.ts; every test file shares it and makes its own tenants. */
export function databaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run this file with "npm test <words of its path>"')
  return url
}

/** The same database as the role that the app signs in as. */
export const sharedAppUrl = () => appUrl(databaseUrl(), appPassword)

let shared: Promise<App> | undefined

/**
 * One app for all test files of a process, on the shared database. A promise of the caller's own each time: node:test takes
 * what follows an await as part of the file that made the promise.
 */
export async function testApp(): Promise<App> {
  shared ??= newApp()
  return await shared
}

export async function newApp(
  overrides: Partial<Env> = {},
  options: Partial<Parameters<typeof buildApp>[0]> = {},
): Promise<App> {
  const db = patientDatabase(sharedAppUrl())
  const sites = await Sites.load(new System(db), 'demo', overrides.publicUrl)
  const app = await buildApp({ env: testEnv(overrides), db, sites, ...options })
  await app.http.ready()
  atEnd(async () => {
    await app.close()
    await db.close()
  })
  return app
}

/** A partner site that only this test knows, so that tests run side by side and need no cleaning. */
export async function newSite(app: App, file: Partial<TenantFile> = {}) {
  const key = `t${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const tenant = defineTenant({ key, name: 'Test', variant: 'box', ...file })
  return app.sites.add(tenant, await app.system.ensureTenant(key))
}

/** As the owner of the tables, past every policy: for looking at what the app must not be able to see. */
export async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * What PostgreSQL does by itself a minute after many rows came: without it, statements are run as was best for the few rows
 * there were before.
 */
export const countRowsAnew = (...tables: string[]) => asOwner((owner) => owner.query(`analyze ${tables.join()}`))

export const randomEmail = (name = 'person') => `${name}.${randomBytes(5).toString('hex')}@example.test`
