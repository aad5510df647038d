import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shiftName, shiftPeriod } from '#protocol/features/period-shift.ts'
import { daysFromTo, weekdayOf } from '#protocol/shared/days.ts'
import { outsideYear } from './periods.rules.ts'

const year = (start: number) => ({ startDate: `${start}-08-01`, endDate: `${start + 1}-07-31` })

test('a period keeps its weekdays and its length, whatever leap day lies between', () => {
  for (let start = 2020; start < 2032; start++) {
    for (let years = 1; years <= 6; years++) {
      const period = { startDate: `${start}-11-02`, endDate: `${start + 1}-03-26` }
      const moved = shiftPeriod(period, year(start), year(start + years))
      assert.equal(weekdayOf(moved.startDate), weekdayOf(period.startDate))
      assert.equal(weekdayOf(moved.endDate), weekdayOf(period.endDate))
      assert.equal(daysFromTo(moved.startDate, moved.endDate), daysFromTo(period.startDate, period.endDate))
      const sameDay = `${start + years}-11-02`
      assert.ok(Math.abs(daysFromTo(moved.startDate, sameDay)) <= 4, `${moved.startDate} is near ${sameDay}`)
    }
  }
})

test('29 February moves to the same weekday a year on', () => {
  const moved = shiftPeriod({ startDate: '2028-02-29', endDate: '2028-03-10' }, year(2027), year(2028))
  assert.deepEqual(moved, { startDate: '2029-02-27', endDate: '2029-03-09' })
})

test('what lasts the whole school year goes on doing so', () => {
  assert.deepEqual(shiftPeriod(year(2026), year(2026), year(2027)), year(2027))
})

test('a name that tells the year tells the new one, and other numbers stay', () => {
  const next = (name: string) => shiftName(name, year(2025), year(2026))
  assert.equal(next('Snuffelstage 2025/2026'), 'Snuffelstage 2026/2027')
  assert.equal(next('Stage 2025-26 havo 4'), 'Stage 2026-27 havo 4')
  assert.equal(next('Stage 25/26'), 'Stage 26/27')
  assert.equal(next('Voorjaar 2026'), 'Voorjaar 2027')
  assert.equal(next('Blok 3 (24 uur), 2019, 10-12 jaar'), 'Blok 3 (24 uur), 2019, 10-12 jaar')
})

test('a period lies in its school year, give or take the summer', () => {
  const outside = (startDate: string, endDate: string) => outsideYear({ startDate, endDate }, year(2026))
  assert.equal(outside('2026-08-01', '2027-07-31'), undefined)
  assert.equal(outside('2026-06-01', '2027-09-01'), undefined)
  assert.equal(outside('2026-05-08', '2026-09-01'), 'startDate', 'more than twelve weeks before it')
  assert.equal(outside('2026-09-01', '2027-10-24'), 'endDate', 'more than twelve weeks after it')
})

test('a year that was typed wrong puts a period outside its school year', () => {
  const outside = (startDate: string, endDate: string) => outsideYear({ startDate, endDate }, year(2026))
  assert.equal(outside('2028-03-02', '2028-03-13'), 'startDate')
  assert.equal(outside('2026-03-02', '2026-03-13'), 'startDate')
  assert.equal(outside('2027-09-01', '2027-09-12'), 'startDate', 'within twelve weeks, but all of it in the next year')
  assert.equal(outside('2026-06-01', '2026-06-12'), 'endDate', 'all of it in the year before')
})
