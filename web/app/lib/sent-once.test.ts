import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentOnce } from './sent-once.ts'

test('what is alike is one object, and nothing else is', () => {
  const once = sentOnce<{ status: string }>()
  const [first, second, other] = [{ status: 'open' }, { status: 'open' }, { status: 'done' }].map(once)
  assert.equal(first, second)
  assert.notEqual(first, other)
})
