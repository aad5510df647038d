import pg from 'pg'
import { migrate } from '#db/migrate.ts'

export const appPassword = 'only-for-tests'

const migrated = 'migrated'

/** Once per run, before any test: the database that they share, and a copy of it to make others from. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate({ url, appPassword })
  await as(url, 'postgres', (client) => client.query(`create database ${migrated} template ${nameIn(url)}`))
}

/**
 * A database with all tables and what `template` has in them, normally no rows. A copy takes a moment, migrating anew takes seconds. Its roles are named after
 * it and can do what those of the database can that it was copied from.
 */
export async function copyDatabase(url: string, name: string, template = migrated): Promise<string> {
  await as(url, 'postgres', async (client) => {
    await client.query(`create database ${name} template ${template}`)
    for (const role of ['app', 'system'])
      await client.query(`create role ${name}_${role} in role ${nameIn(url)}_${role}`)
  })
  const copy = withName(url, name)
  await migrate({ url: copy, appPassword })
  return copy
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)

function withName(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Connected to another database: nobody may be in the one that is copied. */
async function as(url: string, database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withName(url, database) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
