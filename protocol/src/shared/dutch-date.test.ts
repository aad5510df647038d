import assert from 'node:assert/strict'
import { test } from 'node:test'
import { birthDate, check, date } from '../declaring/fields.ts'
import { dutchDate, dutchDay, isoDate, readDay } from './dutch-date.ts'

test('a day is read as people write it', () => {
  for (const text of ['31-12-2010', ' 31/12/2010', '31.12.2010', '31 12 2010', '31122010', '2010-12-31']) {
    assert.equal(isoDate(text), '2010-12-31', text)
  }
  assert.equal(isoDate('1-2-2010'), '2010-02-01')
  assert.equal(dutchDate('2010-12-31'), '31-12-2010')
})

test('a day is read with its month in words, in either language', () => {
  for (const text of [
    '3 maart 2010',
    '3 mrt 2010',
    '3 mrt. 2010',
    '03-MRT-2010',
    '3 March 2010',
    '3 maa 10',
    '3mrt2010',
  ])
    assert.equal(isoDate(text), '2010-03-03', text)
})

test('a year of two digits is the nearest one, and of a birth the last one', () => {
  const today = '2026-11-19'
  for (const text of ['1-2-27', '1/2/27', '010227', '1 feb 27', "1 feb '27"])
    assert.equal(isoDate(text, date(), today), '2027-02-01', text)
  assert.equal(isoDate('1-1-99', date(), today), '1999-01-01')
  const born = { '3-3-10': '2010-03-03', '1-2-85': '1985-02-01', '19-11-26': '2026-11-19', '20-11-26': '1926-11-20' }
  for (const [text, day] of Object.entries(born)) assert.equal(isoDate(text, birthDate(), today), day, text)
})

test('a day without a year is the next one, unless it was not long ago', () => {
  const days = {
    '1 juli': '2027-07-01',
    '19-11': '2026-11-19',
    '31-12': '2026-12-31',
    '1 mei': '2027-05-01',
    '18 november': '18 november',
    '1 sept': '1 sept',
  }
  for (const [text, day] of Object.entries(days)) assert.equal(isoDate(text, date(), '2026-11-19'), day, text)
  assert.equal(isoDate('1 september', date(), '2027-07-01'), '2027-09-01')
  assert.equal(isoDate('1 juli', birthDate(), '2026-11-19'), '1 juli')
})

test('what is no day never becomes nothing: it is refused', () => {
  for (const text of ['31-02-2010', '29-02-2011', '00-01-2010', '12-13-2010', '31-02-10', '30 feb', '32 mei 2010']) {
    assert.deepEqual(check(date({ optional: true }), isoDate(text)), { code: 'date' }, text)
    assert.equal(readDay(text), null, text)
  }
  for (const text of ['morgen', '3 zomer 2010', '2010', 'mei 2010', '1-1-1-1', '1 ma 2010']) {
    assert.deepEqual(check(date({ optional: true }), isoDate(text)), { code: 'dateShape' }, text)
    assert.equal(isoDate(text), text)
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
