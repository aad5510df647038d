import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Seat, turnsOf, waitingFor } from './turns.ts'

const seats = (...given: [role: Seat['role'], step: number, status: string][]): Seat[] =>
  given.map(([role, step, status]) => ({ id: role, role, step, status }))
const turns = (...given: Parameters<typeof seats>) => turnsOf(seats(...given)).map(({ role }) => role)

test('those of one step sign at the same time, the next only when all of them have', () => {
  assert.deepEqual(turns(['student', 1, 'invited'], ['guardian', 1, 'viewed'], ['host', 2, 'waiting']), [
    'student',
    'guardian',
  ])
  assert.deepEqual(turns(['student', 1, 'signed'], ['guardian', 1, 'viewed'], ['host', 2, 'waiting']), ['guardian'])
  assert.deepEqual(turns(['student', 1, 'signed'], ['guardian', 1, 'signed'], ['host', 2, 'waiting']), ['host'])
})

test('of a student and a parent who sign at the same time it waits for the student first', () => {
  assert.equal(waitingFor(seats(['guardian', 2, 'invited'], ['student', 2, 'viewed'])), 'student')
  assert.equal(waitingFor(seats(['guardian', 2, 'invited'], ['student', 2, 'signed'])), 'guardian')
})

test('when all have signed it is nobody’s turn', () => {
  assert.deepEqual(turns(['student', 1, 'signed'], ['host', 2, 'signed']), [])
  assert.equal(waitingFor(seats(['student', 1, 'signed'])), null)
})

test('steps need not follow each other without a gap, nor stand in order', () => {
  assert.deepEqual(turns(['school', 9, 'waiting'], ['host', 4, 'waiting'], ['student', 7, 'waiting']), ['host'])
})
