import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SMALLEST_GROUP, withoutSmallGroups } from './small-groups.ts'

/** Every table of so many rows with at most this in each. */
function* tablesOf(rows: number, most: number): Generator<number[]> {
  if (rows === 0) return yield []
  for (const rest of tablesOf(rows - 1, most)) for (let count = 0; count <= most; count++) yield [...rest, count]
}

test('groups under five are shown to nobody who sees no names, and what is large is left as it is', () => {
  assert.deepEqual(withoutSmallGroups([12, 5, 0]), { shown: [12, 5, 0], total: 17, isRounded: false })
  assert.deepEqual(withoutSmallGroups([12, 4, 7]), { shown: [12, null, null], total: 25, isRounded: true })
  assert.deepEqual(withoutSmallGroups([3, 0]), { shown: [null, 0], total: null, isRounded: true })
  assert.deepEqual(withoutSmallGroups([]), { shown: [], total: 0, isRounded: false })
})

test('no group under five is found by subtraction: whatever is shown, each hidden number can be several', () => {
  const most = 13
  // Near the end of what is tried there are fewer tables to mistake one for, which says nothing.
  const tried = 8
  for (const rows of [1, 2, 3, 4]) {
    const possible = new Map<string, Set<number>[]>()
    const keyOf = (table: number[]) => JSON.stringify(withoutSmallGroups(table))
    for (const table of tablesOf(rows, most)) {
      const key = keyOf(table)
      const values = possible.get(key) ?? table.map(() => new Set<number>())
      for (const [at, count] of table.entries()) values[at]?.add(count)
      possible.set(key, values)
    }
    for (const table of tablesOf(rows, tried)) {
      const { shown, total } = withoutSmallGroups(table)
      for (const [at, count] of table.entries()) {
        if (count > 0 && count < SMALLEST_GROUP) assert.equal(shown[at], null, `${table}`)
        if (shown[at] !== null) assert.equal(shown[at], count, `${table}`)
        else assert.ok((possible.get(keyOf(table))?.[at]?.size ?? 0) > 1, `${table} tells its row ${at}`)
      }
      if (table.some((count) => count > 0 && count < SMALLEST_GROUP) && total !== null)
        assert.ok(shown.filter((count) => count === null).length > 1, `${table} leaves one row out`)
    }
  }
})

test('of a walk over larger tables what is hidden is never one group, nor fewer than five people', () => {
  let seed = 19
  const random = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % most
  }
  for (let step = 0; step < 5000; step++) {
    const table = Array.from({ length: 1 + random(12) }, () => random(random(2) ? 7 : 60))
    const { shown, total } = withoutSmallGroups(table)
    const hidden = table.filter((_, at) => shown[at] === null)
    if (hidden.length === 0) continue
    const people = hidden.reduce((sum, count) => sum + count, 0)
    if (total === null) assert.ok(people < 2 * Math.max(SMALLEST_GROUP, hidden.length), `${table}`)
    else assert.ok(hidden.length > 1 && people >= SMALLEST_GROUP && total % SMALLEST_GROUP === 0, `${table}`)
  }
})
