import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockDay } from './block-urgency.ts'

test('a moment just after midnight belongs to the day that has begun where the schools are', () => {
  assert.equal(blockDay('2026-11-19T22:30:00.000Z'), '2026-11-19')
  assert.equal(blockDay('2026-11-19T23:30:00.000Z'), '2026-11-20')
  assert.equal(blockDay('2026-07-01T22:30:00.000Z'), '2026-07-02')
})
