import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangedOf, dropLine, type Lines, linesOf, moveLine, placeOf } from './tree.ts'

const rows = [
  { id: 'a', parentId: null },
  { id: 'b', parentId: null },
  { id: 'b1', parentId: 'b' },
  { id: 'b2', parentId: 'b' },
  { id: 'c', parentId: null },
]
const lines = linesOf(rows)
const drawn = (of: Lines) => of.map(({ id, depth }) => '-'.repeat(depth) + id).join(' ')

test('rows become lines and lines become rows again', () => {
  assert.equal(drawn(lines), 'a b -b1 -b2 c')
  assert.deepEqual(arrangedOf(lines), rows)
})

test('an item goes up and down among those beside it, with all that lies below it', () => {
  assert.equal(drawn(moveLine(lines, 'b', 'up')), 'b -b1 -b2 a c')
  assert.equal(drawn(moveLine(lines, 'b', 'down')), 'a c b -b1 -b2')
  assert.equal(drawn(moveLine(lines, 'b2', 'up')), 'a b -b2 -b1 c')
  for (const [id, way] of [
    ['a', 'up'],
    ['c', 'down'],
    ['b1', 'up'],
    ['b2', 'down'],
  ] as const)
    assert.equal(moveLine(lines, id, way), lines, `${id} ${way}`)
})

test('an item goes below the one before it and out again, at most three deep', () => {
  const inside = moveLine(lines, 'c', 'in')
  assert.equal(drawn(inside), 'a b -b1 -b2 -c')
  assert.equal(drawn(moveLine(inside, 'c', 'out')), 'a b -b1 -b2 c')
  assert.equal(drawn(moveLine(lines, 'b1', 'out')), 'a b -b2 b1 c')
  assert.equal(drawn(moveLine(lines, 'b', 'in')), 'a -b --b1 --b2 c')
  assert.equal(moveLine(lines, 'a', 'in'), lines)
  assert.equal(moveLine(lines, 'a', 'out'), lines)
  const deep = moveLine(moveLine(lines, 'b', 'in'), 'b2', 'in')
  assert.equal(drawn(deep), 'a -b --b1 --b2 c', 'a fourth level is not there')
})

test('an item is dropped between others or on one, and never into itself', () => {
  assert.equal(drawn(dropLine(lines, 'c', { gap: 0 })), 'c a b -b1 -b2')
  assert.equal(drawn(dropLine(lines, 'a', { gap: 3 })), 'b -b1 -a -b2 c')
  assert.equal(drawn(dropLine(lines, 'b1', { gap: 5 })), 'a b -b2 c b1')
  assert.equal(drawn(dropLine(lines, 'a', { beside: 1 })), 'b -b1 -b2 -a c')
  assert.equal(drawn(dropLine(lines, 'c', { beside: 2 })), 'a b -b1 --c -b2')
  for (const target of [{ gap: 1 }, { gap: 2 }, { gap: 3 }, { beside: 1 }, { beside: 3 }])
    assert.equal(dropLine(lines, 'b', target), lines, JSON.stringify(target))
})

test('where an item stands can be said', () => {
  assert.deepEqual(placeOf(lines, 'b2'), { position: 2, count: 2, aboveId: 'b' })
  assert.deepEqual(placeOf(lines, 'c'), { position: 3, count: 3, aboveId: null })
})
