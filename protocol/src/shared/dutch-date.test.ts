import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, date } from '../declaring/fields.ts'
import { dutchDate, dutchDay, isoDate } from './dutch-date.ts'

test('a day is read as people write it', () => {
  for (const text of ['31-12-2010', ' 31/12/2010', '31.12.2010', '31 12 2010', '31122010', '2010-12-31']) {
    assert.equal(isoDate(text), '2010-12-31', text)
  }
  assert.equal(isoDate('1-2-2010'), '2010-02-01')
  assert.equal(dutchDate('2010-12-31'), '31-12-2010')
})

test('what is no day never becomes nothing: it is refused', () => {
  for (const text of ['31-02-2010', '29-02-2011', '00-01-2010', '12-13-2010', '31-12', 'morgen', '1-1-10']) {
    assert.deepEqual(check(date({ optional: true }), isoDate(text)), { code: 'date' }, text)
  }
  assert.equal(check(date(), isoDate('29-02-2012')), undefined)
})

test('it is the day of the Netherlands, also just after midnight and in the nights in which the clock changes', () => {
  const days = {
    '2027-03-27T22:59:00Z': '2027-03-27',
    '2027-03-27T23:00:00Z': '2027-03-28',
    '2027-03-28T22:00:00Z': '2027-03-29',
    '2027-10-30T22:00:00Z': '2027-10-31',
    '2027-10-31T22:59:00Z': '2027-10-31',
    '2028-02-28T23:00:00Z': '2028-02-29',
    '2028-02-29T23:00:00Z': '2028-03-01',
  }
  for (const [moment, day] of Object.entries(days)) assert.equal(dutchDay(new Date(moment)), day, moment)
})
