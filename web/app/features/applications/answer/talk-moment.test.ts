import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentOf, nextTalk, talkOf, wallOf } from './talk-moment.ts'

test('half past three in the Netherlands is another moment in winter than in summer', () => {
  assert.equal(momentOf('2026-11-20', '15:30'), '2026-11-20T14:30:00.000Z')
  assert.equal(momentOf('2026-06-20', '15:30'), '2026-06-20T13:30:00.000Z')
})

test('it is right on the day the clock changes', () => {
  assert.equal(momentOf('2026-03-29', '09:00'), '2026-03-29T07:00:00.000Z')
  assert.equal(momentOf('2026-10-25', '09:00'), '2026-10-25T08:00:00.000Z')
})

test('a moment goes back to what was on the wall', () => {
  assert.deepEqual(wallOf('2026-11-20T14:30:00.000Z'), { day: '2026-11-20', time: '15:30' })
})

test('what is no day or no time is nothing', () => {
  assert.equal(momentOf('', '15:30'), null)
  assert.equal(momentOf('2026-11-20', ''), null)
  assert.equal(momentOf('2026-13-45', '15:30'), null)
})

test('tomorrow after school is proposed, and never in a weekend', () => {
  assert.deepEqual(nextTalk(Date.parse('2026-11-17T10:00:00Z')), { day: '2026-11-18', time: '15:30' })
  assert.deepEqual(nextTalk(Date.parse('2026-11-20T10:00:00Z')), { day: '2026-11-23', time: '15:30' })
})

test('a talk that was proposed is what another one begins with', () => {
  const fresh = { day: '2026-11-16', time: '15:30', place: 'Dorpsstraat 1' }
  assert.equal(talkOf({ talkAt: null, talkPlace: null }, fresh), fresh)
  assert.deepEqual(talkOf({ talkAt: '2026-11-18T13:00:00.000Z', talkPlace: 'De hal' }, fresh), {
    day: '2026-11-18',
    time: '14:00',
    place: 'De hal',
    isAgreed: true,
  })
  const unsuited = talkOf(
    { talkAt: '2026-11-18T13:00:00.000Z', talkPlace: 'De hal', talkAnswer: 'other_moment' },
    fresh,
  )
  assert.deepEqual(unsuited, { ...fresh, place: 'De hal', isUnsuited: true }, 'one that does not suit is not')
})
