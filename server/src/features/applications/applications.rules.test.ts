import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOn, ageProblem, daysNotOffered, daysOf, reminderDue } from './applications.rules.ts'

test('a birthday counts on the day itself', () => {
  assert.equal(ageOn('2010-05-02', '2026-05-01'), 15)
  assert.equal(ageOn('2010-05-02', '2026-05-02'), 16)
  assert.equal(ageOn('2008-02-29', '2026-02-28'), 17)
})

test('who is too young or too old on the first day hears the limit', () => {
  const ages = { minimumAge: 16, maximumAge: 18 }
  assert.deepEqual(ageProblem('2011-01-01', '2026-12-31', ages), { code: 'application.tooYoung', age: 16 })
  assert.deepEqual(ageProblem('2007-01-01', '2026-12-31', ages), { code: 'application.tooOld', age: 18 })
  assert.equal(ageProblem('2010-01-01', '2026-12-31', ages), undefined)
  assert.equal(ageProblem(null, '2026-12-31', ages), undefined)
  assert.equal(ageProblem('2020-01-01', '2026-12-31', { minimumAge: null, maximumAge: null }), undefined)
})

test('an internship lies within the vacancy and the period, and begins today at the earliest', () => {
  const period = { startDate: '2026-08-01', endDate: '2027-07-31' }
  assert.deepEqual(daysOf({ startDate: null, endDate: null }, period, '2026-11-15'), {
    startDate: '2026-11-15',
    endDate: '2027-07-31',
  })
  assert.deepEqual(daysOf({ startDate: '2027-01-04', endDate: '2027-02-01' }, period, '2026-11-15'), {
    startDate: '2027-01-04',
    endDate: '2027-02-01',
  })
  assert.deepEqual(
    daysOf({ startDate: null, endDate: '2026-10-01' }, { startDate: null, endDate: null }, '2026-11-15'),
    {
      startDate: '2026-11-15',
      endDate: null,
    },
  )
})

test('only days that the host offers can be asked for, unless it offers any', () => {
  assert.deepEqual(daysNotOffered([1, 5], [1, 2]), [5])
  assert.deepEqual(daysNotOffered([1, 5], []), [])
})

test('a host is reminded once per day that counts, and not twice for days that were missed', () => {
  const days = [7, 14]
  assert.equal(reminderDue(6, days, []), undefined)
  assert.equal(reminderDue(7, days, []), 7)
  assert.equal(reminderDue(13, days, [7]), undefined)
  assert.equal(reminderDue(14, days, [7]), 14)
  assert.equal(reminderDue(20, days, []), 14)
  assert.equal(reminderDue(20, days, [14]), undefined)
})
