import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whichFirst } from './main-internship.ts'

const of = (...statuses: string[]) => {
  const { main, others } = whichFirst(statuses.map((status, index) => ({ id: index, status })))
  return { main: main?.id, others: others.map(({ id }) => id) }
}

test('where a student is now comes before a newer proposal, which is no second place', () => {
  assert.deepEqual(of('proposed', 'running'), { main: 1, others: [] })
})

test('of two places the one that runs comes first, and the other is not forgotten', () => {
  assert.deepEqual(of('approved', 'running'), { main: 1, others: [0] })
  assert.deepEqual(of('running', 'running'), { main: 0, others: [1] })
})

test('a new proposal comes before an internship that is done, and nobody without any has one', () => {
  assert.deepEqual(of('proposed', 'completed'), { main: 0, others: [] })
  assert.deepEqual(of(), { main: undefined, others: [] })
})
