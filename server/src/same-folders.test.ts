import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Screens that are put together from several features, or belong to none. */
const onlyInTheWeb = ['app-mode', 'dashboard', 'dev-ui', 'kept', 'lists', 'queue', 'search', 'shell', 'unsent']
/** What has no screen of its own yet, or never will. */
const onlyOnTheServer = ['operations', 'paper-sheets']

test('a feature has the same name on both sides', () => {
  const server = foldersIn('server/src/features')
  const web = foldersIn('web/app/features')
  assert.deepEqual(web.filter((name) => !server.includes(name)).sort(), onlyInTheWeb)
  assert.deepEqual(server.filter((name) => !web.includes(name)).sort(), onlyOnTheServer)
})

test('each folder of the server is a feature that is named like it', () => {
  for (const name of foldersIn('server/src/features'))
    assert.ok(existsSync(join(root, `server/src/features/${name}/${name}.feature.ts`)), name)
})
