import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import pg from 'pg'
import { asOwner, databaseUrl } from '#test/setup.ts'
import { MigrationDrift, migrate, migrationFiles } from './migrate.ts'

async function emptyDatabase(): Promise<string> {
  const name = `migrate_${randomBytes(5).toString('hex')}`
  await asOwner((client) => client.query(`create database ${name}`))
  const address = new URL(databaseUrl())
  address.pathname = `/${name}`
  return address.href
}

async function query(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const run = (url: string) => migrate({ url, appPassword: 'only-for-tests' })

test('the first run applies every file in order, the second none', async () => {
  const url = await emptyDatabase()
  const names = (await migrationFiles()).map((file) => file.name)
  assert.deepEqual((await run(url)).applied, names)
  assert.deepEqual((await run(url)).applied, [])
  assert.deepEqual(
    await query(url, 'select name from migrations order by name'),
    names.map((name) => ({ name })),
  )
})

test('two that start at the same moment do not get in each other’s way', async () => {
  const url = await emptyDatabase()
  const runs = await Promise.all([run(url), run(url), run(url)])
  const applied = runs.map((result) => result.applied.length).sort()
  assert.deepEqual(applied, [0, 0, (await migrationFiles()).length])
})

test('a file that was changed after it ran stops the start', async () => {
  const url = await emptyDatabase()
  await run(url)
  const [file] = await migrationFiles()
  await query(url, `update migrations set hash = 'another' where name = $1`, [file?.name])
  await assert.rejects(
    run(url),
    (error: Error) => error instanceof MigrationDrift && error.message.includes(file?.name as string),
  )
})

test('a file that ran and is gone stops the start', async () => {
  const url = await emptyDatabase()
  await run(url)
  await query(url, `insert into migrations (name, hash) values ('20200101T0000_gone.sql', 'x')`)
  await assert.rejects(run(url), (error: Error) => error instanceof MigrationDrift && error.message.includes('gone'))
})

test('names sort in the order in which files must run', async () => {
  const names = (await migrationFiles()).map((file) => file.name)
  for (const name of names) assert.match(name, /^\d{8}T\d{4}_[a-z_]+\.sql$/)
  assert.deepEqual([...names].sort(), names)
})
