import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStartOpen, nextDay } from './next-day.ts'

const agreed = { weekdays: [3, 6], startDate: '2026-02-01', endDate: '2026-03-18' }

test('somebody comes on the first of their days, today included, also over the end of a month', () => {
  assert.equal(nextDay(agreed, '2026-03-12'), '2026-03-14')
  assert.equal(nextDay(agreed, '2026-03-14'), '2026-03-14')
  assert.equal(nextDay({ ...agreed, weekdays: [7] }, '2026-02-23'), '2026-03-01')
})

test('not before the first day, not after the last, and on no day where none were agreed', () => {
  assert.equal(nextDay({ ...agreed, startDate: '2026-03-15' }, '2026-03-12'), '2026-03-18')
  assert.equal(nextDay(agreed, '2026-03-19'), null)
  assert.equal(nextDay({ ...agreed, weekdays: [] }, '2026-03-12'), null)
})

test('after a yes the first day is open for a week, unless one was named', () => {
  assert.equal(isStartOpen('2026-03-12', '2026-03-12', '2026-03-12'), true)
  assert.equal(isStartOpen('2026-03-12', '2026-03-12', '2026-03-19'), false)
  assert.equal(isStartOpen('2026-03-14', '2026-03-12', '2026-03-14'), false)
  assert.equal(isStartOpen(null, '2026-03-12', '2026-03-12'), false)
})
