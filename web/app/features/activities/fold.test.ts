import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action } from './activities.data.ts'
import { foldActions } from './fold.ts'

const action = (id: string, more: Partial<Action> = {}): Action => ({
  id,
  name: 'user_archived',
  subjectId: id,
  subject: `Persoon ${id}`,
  title: null,
  to: null,
  other: null,
  bulk: null,
  others: 0,
  requestId: 'een',
  at: '2026-11-15T10:00:00Z',
  actor: null,
  by: null,
  ...more,
})
const told = (actions: Action[]) => foldActions(actions).map(({ id, others }) => [id, others])

test('what one request did to many is one line', () => {
  assert.deepEqual(told([action('a'), action('b'), action('c'), action('d', { requestId: 'twee' })]), [
    ['a', 2],
    ['d', 0],
  ])
})

test('different deeds, classes and things without a name keep their own lines', () => {
  const other = (title: string) => ({ other: { title, to: null } })
  assert.equal(told([action('a'), action('b', { name: 'user_restored' })]).length, 2)
  assert.equal(told([action('a', other('B3A')), action('b', other('B3B'))]).length, 2)
  assert.equal(told([action('a', { subject: null }), action('b', { subject: null })]).length, 2)
  assert.equal(told([action('a', { requestId: null }), action('b', { requestId: null })]).length, 2)
})

test('one sees once a day that one signed in oneself; of others each time', () => {
  const signIn = (id: string, who: string, at: string) =>
    action(id, { name: 'session_started', requestId: id, at, subjectId: who })
  const actions = [
    signIn('c', 'sam', '2026-11-15T10:00:00Z'),
    signIn('b', 'sam', '2026-11-15T08:00:00Z'),
    signIn('a', 'sam', '2026-11-14T08:00:00Z'),
  ]
  assert.deepEqual(
    foldActions(actions, 'sam').map(({ id }) => id),
    ['c', 'a'],
  )
  assert.equal(foldActions(actions, 'kim').length, 3)
})
