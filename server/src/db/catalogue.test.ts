import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { asOwner } from '#test/setup.ts'
import { type Column, columnsSql, databaseCatalogue } from '../../../scripts/lib/database-catalogue.ts'
import { features } from '../features.ts'

test('the catalogue is what the migrated database says', async () => {
  const columns = await asOwner(async (client) => (await client.query<Column>(columnsSql)).rows)
  const written = await readFile(join(import.meta.dirname, 'catalogue.ts'), 'utf8')
  assert.equal(written, databaseCatalogue(columns, features), 'run "npm run generate" and review the change')
})
