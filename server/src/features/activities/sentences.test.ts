import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { singular } from '#protocol/declaring/names.ts'
import { activityKinds } from '#protocol/generated/activity-kinds.ts'
import { world } from '#test/world.ts'

const { app } = await world()
const root = join(import.meta.dirname, '../../../..')

/** Every event that the protocol names, and those that the engine makes for writes of its own. */
function everyEvent(): string[] {
  const files = globSync(join(root, 'protocol/src/**/*.ts')).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/event\('([^']+)'/g)].map(([, name]) => name as string))
  const past = { create: 'created', update: 'updated', delete: 'deleted' }
  const own = app.road.registry
    .all()
    .flatMap(({ resource, writes }) => writes.map((write) => `${singular(resource.type)}.${past[write]}`))
  return [...named, ...own]
}

/** The events that have a sentence, in the words of their feature or in those of the list itself. */
function sentences(locale: string): Set<string> {
  const files = globSync(join(root, `web/app/features/**/locales/${locale}.json`))
  const words = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return new Set(words.flatMap(({ events, activities }) => Object.keys({ ...events, ...activities?.events })))
}

test('whatever can happen has a sentence in both languages', () => {
  for (const locale of ['nl', 'en']) {
    const missing = everyEvent().filter((name) => !sentences(locale).has(name.replace('.', '_')))
    assert.deepEqual(
      missing,
      [],
      `say it in web/app/features/<feature>/locales/${locale}.json, under activities.events`,
    )
  }
})

test('whatever can happen belongs to exactly one kind that one can look for', () => {
  const topics: string[] = Object.values(activityKinds).flat()
  assert.equal(new Set(topics).size, topics.length)
  assert.deepEqual(
    everyEvent().filter((name) => !topics.includes(name.split('.')[0] as string)),
    [],
    'say it in the feature: `activities: { kind: [topic] }`',
  )
})
