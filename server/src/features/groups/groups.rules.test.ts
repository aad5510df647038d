import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endBefore, startInYear } from './groups.rules.ts'

const year = { startDate: '2026-08-01', endDate: '2027-07-31' }

test('a class begins today, or on 1 August when its school year is still to come', () => {
  assert.deepEqual(startInYear(year, '2026-11-15', null), { day: '2026-11-15' })
  assert.deepEqual(startInYear(year, '2026-05-01', undefined), { day: '2026-08-01' })
  assert.deepEqual(startInYear(year, '2027-07-31', null), { day: '2027-07-31' })
})

test('a chosen day lies in the school year of the class', () => {
  assert.deepEqual(startInYear(year, '2026-11-15', '2026-09-01'), { day: '2026-09-01' })
  for (const day of ['2026-07-31', '2027-08-01'])
    assert.deepEqual(startInYear(year, '2026-11-15', day), { problem: 'group.startOutsideYear' })
  assert.deepEqual(startInYear(year, '2027-08-01', '2027-01-01'), { problem: 'group.yearOver' })
})

test('the class before ends the day before, and last year’s on 31 July', () => {
  const stay = { startedOn: '2026-08-01', yearEnd: '2027-07-31' }
  assert.equal(endBefore('2026-11-15', stay), '2026-11-14')
  assert.equal(endBefore('2027-08-01', stay), '2027-07-31')
  assert.equal(endBefore('2027-09-20', stay), '2027-07-31')
  assert.equal(endBefore('2026-08-01', stay), null, 'moved on the day they came: they were never there')
  assert.equal(endBefore('2028-03-01', { startedOn: '2027-08-01', yearEnd: '2028-07-31' }), '2028-02-29')
})
