import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitsUntil } from './message-night.ts'

const until = (moment: string) => waitsUntil(new Date(moment))?.toISOString() ?? null

test('by day a message goes at once', () => {
  assert.equal(until('2026-11-17T06:30:00Z'), null, 'half past seven in winter')
  assert.equal(until('2026-11-17T18:59:59Z'), null)
  assert.equal(until('2026-07-01T05:30:00Z'), null, 'half past seven in summer')
})

test('at night it waits for half past seven, also when the clocks change in between', () => {
  assert.equal(until('2026-11-17T19:00:00Z'), '2026-11-18T06:30:00.000Z')
  assert.equal(until('2026-11-18T06:29:59Z'), '2026-11-18T06:30:00.000Z')
  assert.equal(until('2026-07-01T22:15:30Z'), '2026-07-02T05:30:00.000Z')
  assert.equal(until('2026-03-28T20:00:00Z'), '2026-03-29T05:30:00.000Z', 'an hour shorter')
  assert.equal(until('2026-10-24T20:00:00Z'), '2026-10-25T06:30:00.000Z', 'an hour longer')
})
