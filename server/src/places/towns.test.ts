import assert from 'node:assert/strict'
import { test } from 'node:test'
import { municipalityOf, placeOf } from './towns.ts'

test('a town is found by its name, however it is written', () => {
  assert.deepEqual(placeOf('Amersfoort', null), { latitude: 52.156, longitude: 5.388 })
  assert.deepEqual(placeOf(' AMERSFOORT ', null), placeOf('Amersfoort', null))
  assert.deepEqual(placeOf('’s-Hertogenbosch', null), placeOf("'s-Hertogenbosch", null))
})

test('a town that is known here knows its municipality', () => {
  assert.deepEqual(['den dolder', "'t Harde", 'Utrecht', 'Nergenshuizen', null].map(municipalityOf), [
    'Zeist',
    'Elburg',
    'Utrecht',
    undefined,
    undefined,
  ])
})

test('a postal code tells the town when the name does not', () => {
  assert.deepEqual(placeOf('Wijk aan de overkant', '3819 AB'), placeOf('Amersfoort', null))
  assert.deepEqual(placeOf(null, '3511xk'), placeOf('Utrecht', null))
})

test('the name goes before the postal code', () => {
  assert.deepEqual(placeOf('Utrecht', '3811 AB'), placeOf('Utrecht', null))
})

test('what is not known has no place', () => {
  assert.equal(placeOf('Nergenshuizen', null), undefined)
  assert.equal(placeOf(null, null), undefined)
  assert.equal(placeOf('', '9998 ZZ'), undefined)
  assert.equal(placeOf(null, 'AB 1234'), undefined)
})
