import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFinal, nextName } from './year-turn.rules.ts'

test('a class counts up its year', () => {
  const names = ['3A', 'H4b', 'vwo 5', '9c', 'Stagegroep']
  assert.deepEqual(names.map(nextName), ['4A', 'H5b', 'vwo 6', '10c', 'Stagegroep'])
})

test('the last year is known by the level, by the letters of a class, else it is the highest one', () => {
  const final = (name: string, level: string | null = null, others: string[] = []) =>
    isFinal(
      { name, level },
      [name, ...others].map((each) => ({ name: each, level: null })),
    )
  assert.deepEqual(
    [final('4A', 'vmbo-tl'), final('4A', 'havo'), final('5A', 'Havo'), final('5B', 'vwo'), final('6B', 'Gymnasium')],
    [true, false, true, false, true],
  )
  assert.deepEqual(
    [final('T4A'), final('H4b'), final('H5b'), final('V5a'), final('V6a')],
    [true, false, true, false, true],
  )
  assert.deepEqual([final('5H', null, ['3A', '4A']), final('4A', null, ['3A', '5H'])], [true, false])
  // A school that has only its third years here does not lose all of them.
  assert.deepEqual(
    [final('3A', null, ['3B']), final('4A', null, ['4B']), final('Stagegroep', 'havo')],
    [false, false, false],
  )
})
