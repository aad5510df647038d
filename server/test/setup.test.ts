import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from './world.ts'

for (const turn of ['first', 'next']) {
  test(`the app that all tests of a file share is there for the ${turn} one`, async () => {
    const { site, student } = await world()
    assert.ok(site.id)
    assert.ok(student.id)
  })
}
