import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayStart } from './dutch-days.ts'

test('a day begins at midnight in the Netherlands, in summer and in winter', () => {
  assert.equal(dayStart('2026-01-15'), '2026-01-14T23:00:00.000Z')
  assert.equal(dayStart('2026-07-15'), '2026-07-14T22:00:00.000Z')
})

test('the days on which the clock moves begin at midnight as well', () => {
  assert.equal(dayStart('2026-03-29'), '2026-03-28T23:00:00.000Z')
  assert.equal(dayStart('2026-03-30'), '2026-03-29T22:00:00.000Z')
  assert.equal(dayStart('2026-10-25'), '2026-10-24T22:00:00.000Z')
  assert.equal(dayStart('2026-10-26'), '2026-10-25T23:00:00.000Z')
})
