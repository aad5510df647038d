import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { byLateness, countLate, daysLate, waitsTooLong } from './is-late.ts'

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
const day = (days: number) => dutchDay(new Date(ago(days)))

test('late is who waits a week, or whose own last day is over', () => {
  assert.equal(waitsTooLong({ since: ago(8) }), true)
  assert.equal(waitsTooLong({ since: ago(6) }), false)
  assert.equal(waitsTooLong({ since: ago(21), dueOn: day(-4) }), false, 'there is still time')
  assert.equal(waitsTooLong({ since: ago(2), dueOn: day(0) }), false, 'the last day counts')
  assert.equal(waitsTooLong({ since: ago(2), dueOn: day(1) }), true)
  assert.equal(daysLate({ since: ago(21), dueOn: day(3) }), 3)
  assert.equal(daysLate({ since: ago(21) }), 21)
})

test('who is late stands before who is not, whatever the day it began', () => {
  const list = [
    { id: 'old, with time', since: ago(30), dueOn: day(-4) },
    { id: 'new, over its day', since: ago(2), dueOn: day(1) },
    { id: 'long', since: ago(20) },
    { id: 'new', since: ago(1) },
  ]
  assert.deepEqual(
    list.toSorted(byLateness).map(({ id }) => id),
    ['long', 'new, over its day', 'old, with time', 'new'],
  )
})

test('of one page it is said how many of all are late only where that is sure', () => {
  const [late, fine] = [{ since: ago(9) }, { since: ago(1) }]
  assert.equal(countLate({ cases: [late, fine], records: 2, first: 0 }), 1)
  assert.equal(countLate({ cases: [late, late], records: 9, first: 0 }), undefined)
  assert.equal(countLate({ cases: [late, fine], records: 9, first: 0 }), 1)
  assert.equal(countLate({ cases: [late, fine], records: 9, first: 4 }), 5)
  assert.equal(countLate({ cases: [fine, fine], records: 9, first: 0 }), 0)
  assert.equal(countLate({ cases: [fine, fine], records: 9, first: 4 }), undefined)
})
