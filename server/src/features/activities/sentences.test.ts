import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { activityKinds } from '#protocol/activity-kinds.ts'
import { singular } from '#protocol/names.ts'
import { world } from '#test/world.ts'

const { app } = await world()
const root = join(import.meta.dirname, '../../../..')

/** Every event that the protocol names, and those that the engine makes for writes of its own. */
function everyEvent(): string[] {
  const files = globSync(join(root, 'protocol/src/*.ts')).map((file) => readFileSync(file, 'utf8'))
  const named = files.flatMap((text) => [...text.matchAll(/event\('([^']+)'/g)].map(([, name]) => name as string))
  const past = { create: 'created', update: 'updated', delete: 'deleted' }
  const own = app.road.registry
    .all()
    .flatMap(({ resource, writes }) => writes.map((write) => `${singular(resource.type)}.${past[write]}`))
  return [...named, ...own]
}

test('whatever can happen has a sentence in both languages', () => {
  for (const locale of ['nl', 'en']) {
    const file = join(root, `web/app/features/activities/locales/${locale}.json`)
    const { events } = JSON.parse(readFileSync(file, 'utf8'))
    const missing = everyEvent().filter((name) => !events[name.replace('.', '_')])
    assert.deepEqual(missing, [], locale)
  }
})

test('whatever can happen belongs to exactly one kind that one can look for', () => {
  const topics: string[] = Object.values(activityKinds).flat()
  assert.equal(new Set(topics).size, topics.length)
  assert.deepEqual(
    everyEvent().filter((name) => !topics.includes(name.split('.')[0] as string)),
    [],
  )
})
