import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPicture, type Picture } from './next-picture.ts'

/** All pictures on the way, until nothing is missing. */
function way(now: Picture, wanted: Picture, sight: Picture): Picture[] {
  const next = nextPicture(now, wanted, sight)
  return next.first === wanted.first && next.last === wanted.last ? [next] : [next, ...way(next, wanted, sight)]
}

test('a few lines at a time: first what is in sight, then what lies beyond it, then nothing more', () => {
  const pictures = way({ first: 0, last: 20 }, { first: 4, last: 30 }, { first: 10, last: 24 })
  assert.deepEqual(pictures[0], { first: 4, last: 22 })
  assert.deepEqual(pictures[1], { first: 4, last: 24 })
  assert.deepEqual(pictures.at(-1), { first: 4, last: 30 })
  assert.equal(pictures.length, 5)
})

test('after a jump it begins at the top of what is in sight', () => {
  const pictures = way({ first: 0, last: 20 }, { first: 494, last: 520 }, { first: 500, last: 514 })
  assert.deepEqual(pictures[0], { first: 500, last: 501 })
  assert.deepEqual(pictures[7], { first: 500, last: 515 }, 'all that is in sight, before what lies above it')
  assert.deepEqual(pictures.at(-1), { first: 494, last: 520 })
})

test('a list that became shorter drops what is no longer there', () => {
  assert.deepEqual(nextPicture({ first: 0, last: 60 }, { first: 0, last: 3 }, { first: 0, last: 3 }), {
    first: 0,
    last: 3,
  })
})
