import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashOf, type WorkedDay, workedDay } from './hours.rules.ts'

const day = '2026-03-07'
const worked = (startsAt: string | null, endsAt: string | null, breakMinutes = 0, minutes: number | null = null) =>
  workedDay({ day, startsAt, endsAt, breakMinutes, minutes })
const minutesOf = (...of: Parameters<typeof worked>) => {
  const found = worked(...of)
  return 'code' in found ? `${found.code} ${found.field}` : found.minutes
}

test('a day is from when to when without the break, or how long it was', () => {
  assert.equal(minutesOf('09:00', '13:00'), 240)
  assert.equal(minutesOf('9.00', '14.15', 15), 300)
  assert.equal(minutesOf('22:00', '02:00'), 240, 'after midnight')
  assert.equal(minutesOf(null, null, 0, 90), 90)
  assert.equal(minutesOf(null, null), 'hours.howLong minutes')
  assert.equal(minutesOf('09:00', null), 'hours.howLong endsAt')
  assert.equal(minutesOf(null, '13:00'), 'hours.howLong startsAt')
  assert.equal(minutesOf('09:00', '09:00'), 'hours.howLong endsAt')
  assert.equal(minutesOf('25:00', '26:00'), 'hours.howLong startsAt')
  assert.equal(minutesOf('09:00', '10:00', 60), 'hours.breakTooLong breakMinutes')
  assert.equal(minutesOf('09:00', '10:00', 59), 1)
})

const at = (startsAt: string, endsAt: string) => worked(startsAt, endsAt) as WorkedDay
const other = (startsAt: string | null, endsAt: string | null, daysLater = 0, minutes = 60) => ({
  startsAt,
  endsAt,
  daysLater,
  minutes,
})

test('nobody works twice at the same time, also not over midnight, nor more than a day on one', () => {
  assert.equal(clashOf(at('09:00', '13:00'), [other('13:00', '15:00')]), undefined)
  assert.equal(clashOf(at('09:00', '13:00'), [other('12:59', '15:00')])?.code, 'hours.overlap')
  assert.equal(clashOf(at('09:00', '13:00'), [other('08:00', '09:01')])?.code, 'hours.overlap')
  assert.equal(clashOf(at('00:30', '02:00'), [other('22:00', '01:00', -1)])?.code, 'hours.overlap')
  assert.equal(clashOf(at('22:00', '01:00'), [other('00:30', '02:00', 1)])?.code, 'hours.overlap')
  assert.equal(clashOf(at('22:00', '00:30'), [other('00:30', '02:00', 1)]), undefined)
  const long = worked(null, null, 0, 1380) as WorkedDay
  assert.equal(clashOf(long, [other(null, null, 0, 60)]), undefined)
  assert.equal(clashOf(long, [other(null, null, 0, 61)])?.code, 'hours.dayFull')
  assert.equal(clashOf(long, [other(null, null, 1, 61)]), undefined, 'the next day is another one')
})
