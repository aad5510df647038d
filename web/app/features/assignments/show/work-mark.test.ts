import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOverdue } from './work-mark.ts'

const now = '2026-11-19'
const work = { status: 'todo', dueOn: '2026-11-16', isClosed: false } as const

test('work that still has to be handed in is late after its day, also when it was returned', () => {
  assert.ok(isOverdue(work, now))
  assert.ok(isOverdue({ ...work, status: 'returned' }, now))
})

test('it is not late on its day, without a day, once it is handed in, or when nothing can be handed in any more', () => {
  assert.ok(!isOverdue({ ...work, dueOn: now }, now))
  assert.ok(!isOverdue({ ...work, dueOn: null }, now))
  assert.ok(!isOverdue({ ...work, status: 'handed_in' }, now))
  assert.ok(!isOverdue({ ...work, isClosed: true }, now))
})
