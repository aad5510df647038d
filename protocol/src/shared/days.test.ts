import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysFromTo, inDays, mondayOf, weekdayOf } from './days.ts'
import { dutchDay } from './dutch-date.ts'

test('days are counted on the calendar, past the end of a year, a leap day and a change of the clock', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2026-03-28', 2), '2026-03-30')
  assert.equal(addDays('2026-10-26', -2), '2026-10-24')
  assert.equal(daysFromTo('2026-10-24', '2026-10-26'), 2)
  assert.equal(daysFromTo('2027-01-01', '2026-12-31'), -1)
  assert.equal(inDays(0), dutchDay())
  assert.equal(daysFromTo(inDays(0), inDays(200)), 200)
})

test('a week begins on Monday', () => {
  assert.equal(weekdayOf('2026-11-22'), 7)
  assert.equal(mondayOf('2026-11-22'), '2026-11-16')
  assert.equal(mondayOf('2026-11-16'), '2026-11-16')
})
