import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysText } from './days-text.ts'

const names = ['', 'ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']
const said = (weekdays: number[]) =>
  daysText(
    weekdays,
    (day) => names[day] ?? '',
    (from, to) => `${from} t/m ${to}`,
  )

test('three days in a row or more are told by the first and the last', () => {
  assert.deepEqual([[1, 2, 3, 4, 5], [5, 4, 3], [1, 2, 3, 6], [1, 2, 4, 5], [6, 7], [3], []].map(said), [
    'ma t/m vr',
    'wo t/m vr',
    'ma t/m wo, za',
    'ma, di, do, vr',
    'za, zo',
    'wo',
    '',
  ])
})
