import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from './random.ts'

const letters = [...'abcdefghij']
const many = <T>(make: () => T, count = 20_000) => Array.from({ length: count }, make)

test('the same seed tells the same story, another seed another one', () => {
  const story = (seed: string) => {
    const { next, int, pick, pickSome, shuffle, chance, uuid } = random(seed)
    return [next(), int(1, 1000), pick(letters), pickSome(letters, 3), shuffle(letters), chance(0.5), uuid(), next()]
  }
  assert.deepEqual(story('demo'), story('demo'))
  assert.notDeepEqual(story('demo'), story('demo2'))
  assert.notDeepEqual(story('ab'), story('ba'))
  assert.notDeepEqual(story(''), story(' '))
})

test('the numbers themselves never change, for the demo data hangs on them', () => {
  const { next, uuid } = random('stagehaven')
  assert.deepEqual(many(next, 3), [0.8674875919241458, 0.055902713211253285, 0.3483945275656879])
  assert.equal(uuid(), '7a58984e-4a07-4c28-9126-98dbcfc40679')
})

test('next stays within bounds and fills them evenly', () => {
  const values = many(random('even').next)
  assert.ok(values.every((value) => value >= 0 && value < 1))
  const tenths = letters.map((_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length)
  for (const count of tenths) assert.ok(count > 1800 && count < 2200, String(tenths))
})

test('int reaches both ends and nothing beyond', () => {
  const { int } = random('dice')
  const throws = many(() => int(1, 6))
  for (const side of [1, 2, 3, 4, 5, 6]) {
    const count = throws.filter((value) => value === side).length
    assert.ok(count > 3000 && count < 3700, `${side}: ${count}`)
  }
  assert.deepEqual([...new Set(throws)].sort(), [1, 2, 3, 4, 5, 6])
  assert.equal(int(7, 7), 7)
  assert.ok(many(() => int(-2, 0), 100).every((value) => value >= -2 && value <= 0))
})

test('pick and shuffle use every element alike and leave the list as it was', () => {
  const { pick, shuffle } = random('cards')
  const picks = many(() => pick(letters))
  const first = many(() => shuffle(letters)[0])
  for (const letter of letters) {
    for (const list of [picks, first]) {
      const count = list.filter((value) => value === letter).length
      assert.ok(count > 1750 && count < 2250, `${letter}: ${count}`)
    }
  }
  assert.deepEqual(shuffle(letters).sort(), letters)
  assert.deepEqual(letters, [...'abcdefghij'])
  assert.throws(() => pick([]), /empty list/)
})

test('pickSome gives different elements, at most all of them', () => {
  const { pickSome } = random('some')
  for (const some of many(() => pickSome(letters, 4), 200)) assert.equal(new Set(some).size, 4)
  assert.deepEqual(pickSome(letters, 99).sort(), letters)
  assert.deepEqual(pickSome(letters, 0), [])
  assert.deepEqual(pickSome(letters, -1), [])
})

test('chance: never at 0, always at 1, a quarter of the time at 0.25', () => {
  const { chance } = random('luck')
  assert.ok(!many(() => chance(0), 1000).includes(true))
  assert.ok(!many(() => chance(1), 1000).includes(false))
  const hits = many(() => chance(0.25)).filter(Boolean).length
  assert.ok(hits > 4700 && hits < 5300, String(hits))
})

test('uuids are of version 4 and all different', () => {
  const uuids = many(random('ids').uuid)
  for (const uuid of uuids) assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(new Set(uuids).size, uuids.length)
})
