import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn, daysBetween, workingTimeHints } from './working-time.ts'

const week = { startDate: '2026-11-02', endDate: '2026-11-06', weekdays: [1, 2, 3, 4, 5], hours: 35 }
const codes = (birthDate: string, plan = week) => workingTimeHints(birthDate, plan).map(({ code }) => code)

test('an age is that of the day: the birthday itself counts', () => {
  assert.equal(ageOn('2010-11-02', '2026-11-02'), 16)
  assert.equal(ageOn('2010-11-03', '2026-11-02'), 15)
})

test('weekdays are counted with the first and the last day', () => {
  assert.equal(daysBetween(week), 5)
  assert.equal(daysBetween({ startDate: '2026-11-01', endDate: '2026-11-30', weekdays: [7] }), 5)
  assert.equal(daysBetween({ startDate: '2026-11-06', endDate: '2026-11-02', weekdays: [1] }), 0)
})

test('seven hours a day are right for fifteen; their parents sign along', () => {
  assert.deepEqual(codes('2011-01-01'), ['parents'])
})

test('longer days, longer weeks and Sundays are said, each with what is allowed', () => {
  assert.deepEqual(workingTimeHints('2011-01-01', { ...week, hours: 40 }).slice(0, 2), [
    { code: 'day', max: 7 },
    { code: 'week', max: 35 },
  ])
  assert.deepEqual(codes('2011-01-01', { ...week, endDate: '2026-11-08', weekdays: [6, 7], hours: 8 }), [
    'sunday',
    'parents',
  ])
  assert.deepEqual(codes('2010-01-01', { ...week, hours: 45 }), [])
  assert.deepEqual(codes('2010-01-01', { ...week, hours: 46 }), ['day', 'week'])
})

test('whoever is twelve has an internship inside the school', () => {
  assert.deepEqual(codes('2014-06-01'), ['insideSchool'])
})
