import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asOwner, migratedUrl } from '#test/setup.ts'
import { fates } from './erase-person.ts'
import { notExported, ownData } from './own-data.ts'

/** Every column of the database that points at a person, and those that hold an account's id without saying so. */
async function columnsAboutPeople(): Promise<string[]> {
  await migratedUrl()
  const { rows } = await asOwner((client) =>
    client.query(`
      select distinct c.relname || '.' || a.attname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
        join lateral unnest(f.conkey) k on true join pg_attribute a on a.attrelid = c.oid and a.attnum = k
      where f.contype = 'f' and f.confrelid = 'users'::regclass and a.attname <> 'tenant_id'
      union select c.table_name || '.' || c.column_name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '(user|student|mentor)_id$'
      order by 1`),
  )
  return rows.map(({ name }) => name)
}

test('whatever points at a person is in their own file, or it says why not', async () => {
  const told = new Set([...ownData.flatMap(({ about }) => about), ...Object.keys(notExported)])
  assert.deepEqual(
    (await columnsAboutPeople()).filter((name) => !told.has(name)),
    [],
  )
})

test('whatever points at a person is forgotten with them, or it says why not', async () => {
  assert.deepEqual(
    (await columnsAboutPeople()).filter((name) => !(name in fates)),
    [],
  )
})
