import assert from 'node:assert/strict'
import { test } from 'node:test'
import { features } from '#server/features.ts'
import { asOwner } from '#test/setup.ts'

/** Every column of the database that points at a person, and those that hold an account's id without saying so. */
async function columnsAboutPeople(): Promise<string[]> {
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

const said = features.flatMap(({ personal }) => Object.keys(personal.columns))

test('whatever points at a person is said by one feature: who is told, and what happens when they are erased', async () => {
  const problems = (await columnsAboutPeople()).flatMap((name) => {
    const times = said.filter((each) => each === name).length
    if (times === 1) return []
    if (times > 1) return [`${name} is said by ${times} features: it belongs to one`]
    return [`${name}: say in <feature>.personal.ts under columns: '${name}': { told: 'a file', onErase: 'delete' }`]
  })
  assert.deepEqual(problems, [])
})

test('nothing is said about columns that are not there', async () => {
  const { rows } = await asOwner((client) =>
    client.query(`select table_name || '.' || column_name as name from information_schema.columns`),
  )
  const known = new Set(rows.map(({ name }) => name))
  assert.deepEqual(
    said.filter((name) => !known.has(name)),
    [],
  )
})

test('a file of one’s own data has a name that no other feature uses', () => {
  const names = features.flatMap(({ personal }) => Object.keys(personal.files))
  assert.deepEqual([...new Set(names)], names)
})
