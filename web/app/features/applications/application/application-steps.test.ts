import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApplicationStatuses } from '#protocol/features/applications.ts'
import { courseOf, isOpen, timeLeft } from './application-steps.ts'

const told = (of: Parameters<typeof courseOf>[0]) => courseOf(of).map(({ step, state }) => `${step} ${state}`)
const plain = { isForMentor: false, talkAt: null }

test('whoever applied waits for the host, and sees no steps that are not asked for', () => {
  assert.deepEqual(told({ ...plain, status: 'with_host' }), ['sent done', 'host now', 'placed todo'])
})

test('where the mentor comes first, the mentor is a step before and after the yes', () => {
  const mentor = { ...plain, isForMentor: true }
  assert.deepEqual(told({ ...mentor, status: 'submitted' }), ['sent done', 'mentor now', 'host todo', 'placed todo'])
  assert.deepEqual(told({ ...mentor, status: 'read' }), ['sent done', 'mentor done', 'host now', 'placed todo'])
})

test('a talk is a step once it was proposed', () => {
  const talk = { ...plain, talkAt: '2026-11-20T14:30:00Z' }
  assert.deepEqual(told({ ...talk, status: 'in_talk' }), ['sent done', 'host done', 'talk now', 'placed todo'])
  assert.deepEqual(told({ ...talk, status: 'accepted' }), ['sent done', 'host done', 'talk done', 'placed done'])
})

test('an offer waits for a yes before the place is there, and an end without a place has no course', () => {
  assert.deepEqual(told({ ...plain, status: 'offered' }), ['sent done', 'host done', 'yes now', 'placed todo'])
  for (const status of ['declined', 'refused', 'withdrawn', 'expired'] as const) {
    assert.deepEqual(told({ ...plain, status }), [])
  }
})

test('every state that is still undecided counts as open', () => {
  assert.ok(openApplicationStatuses.every(isOpen))
  assert.ok(!isOpen('accepted'))
})

test('time left is told in whole days and hours, and never below nothing', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  assert.deepEqual(timeLeft('2026-11-18T11:00:00Z', now), { days: 2, hours: 23, nights: 3 })
  assert.deepEqual(timeLeft('2026-11-14T11:00:00Z', now), { days: 0, hours: 0, nights: 0 })
})

test('days left are those of the calendar in the Netherlands, however early or late it is', () => {
  const nights = (until: string, now: string) => timeLeft(until, Date.parse(now)).nights
  assert.equal(nights('2026-11-29T12:00:00Z', '2026-11-15T12:01:00Z'), 14)
  assert.equal(nights('2026-11-29T12:00:00Z', '2026-11-15T08:00:00Z'), 14)
  assert.equal(nights('2026-11-15T20:00:00Z', '2026-11-15T12:01:00Z'), 0)
  assert.equal(nights('2026-11-15T23:30:00Z', '2026-11-15T22:30:00Z'), 1, 'after midnight here is tomorrow')
  assert.equal(nights('2027-03-29T10:00:00Z', '2027-03-27T12:00:00Z'), 2, 'one of those days has 23 hours')
})
