import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysAfter, PreviousDay } from './route.rules.ts'

test('steps side by side count from the same day, and the last of them counts for the next', () => {
  const previous = new PreviousDay('2026-03-02')
  const days = [
    { step: 0, days: 7 },
    { step: 1, days: 14 },
    { step: 1, days: 10 },
    { step: 2, days: null },
    { step: 3, days: 1 },
  ].map(({ step, days: after }) => {
    const before = previous.of({ step })
    const day = before && after !== null ? daysAfter(before, after) : null
    previous.is(day)
    return day
  })
  assert.deepEqual(days, ['2026-03-09', '2026-03-23', '2026-03-19', null, '2026-03-24'])
})
