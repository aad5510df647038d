import assert from 'node:assert/strict'
import { test } from 'node:test'
import { targetAt } from './drop-target.ts'

const steps = [
  { top: 0, bottom: 100 },
  { top: 120, bottom: 220 },
]

test('what is dropped on the edge of a step comes before or after it, in its middle beside it', () => {
  assert.deepEqual(targetAt(steps, 10), { gap: 0 })
  assert.deepEqual(targetAt(steps, 50), { beside: 0 })
  assert.deepEqual(targetAt(steps, 110), { gap: 1 })
  assert.deepEqual(targetAt(steps, 170), { beside: 1 })
  assert.deepEqual(targetAt(steps, 219), { gap: 2 })
  assert.deepEqual(targetAt(steps, 900), { gap: 2 })
})
