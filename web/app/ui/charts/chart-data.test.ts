import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atMostSix, ticksTo, totalsOf } from './chart-data.ts'

test('ticks start at zero, are round, reach the highest value and are never more than five', () => {
  assert.deepEqual(ticksTo(1240), [0, 400, 800, 1200, 1600])
  assert.deepEqual(ticksTo(1600), [0, 400, 800, 1200, 1600])
  assert.deepEqual(ticksTo(98), [0, 25, 50, 75, 100])
  assert.deepEqual(ticksTo(0), [0])
  assert.deepEqual(ticksTo(1.5), [0, 0.4, 0.8, 1.2, 1.6])
  // What is counted has no halves.
  assert.deepEqual(ticksTo(1), [0, 1])
  assert.deepEqual(ticksTo(2), [0, 1, 2])
  for (let highest = 1; highest < 5000; highest += 7) {
    const ticks = ticksTo(highest)
    assert.ok(ticks.length <= 5, `${highest}: ${ticks}`)
    assert.ok((ticks.at(-1) as number) >= highest, `${highest}: ${ticks}`)
  }
})

test('more than six series become five and the rest together', () => {
  const series = Array.from({ length: 8 }, (_, index) => ({ key: `s${index}`, label: `S${index}`, values: [index, 1] }))
  const six = atMostSix(series, 'Overig')
  assert.equal(six.length, 6)
  assert.deepEqual(six[5], { key: 'others', label: 'Overig', values: [5 + 6 + 7, 3] })
  assert.equal(atMostSix(series.slice(0, 6), 'Overig').length, 6)
})

test('a total counts what is not there yet as nothing', () => {
  const series = [
    { key: 'a', label: 'A', values: [1, null] },
    { key: 'b', label: 'B', values: [2, 4] },
  ]
  assert.deepEqual(totalsOf({ labels: ['x', 'y'], series }), [3, 4])
})
