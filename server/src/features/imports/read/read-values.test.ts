import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberKey, readDate, startYear } from './read-values.ts'
import { splitName, tidyName } from './split-names.ts'

test('a date is read in every way that files write it', () => {
  const day = '2010-05-01'
  for (const text of [
    '01-05-2010',
    '1-5-10',
    '1/5/2010',
    '1.5.2010',
    '2010-05-01',
    '2010-05-01T00:00:00',
    '40299',
    '1 mei 2010',
  ])
    assert.equal(readDate(text, '2026-11-15'), day, text)
  assert.equal(readDate('1-5-68', '2026-11-15'), '1968-05-01')
  for (const text of ['31-02-2010', 'onbekend', '', '99']) assert.equal(readDate(text, '2026-11-15'), undefined, text)
})

test('a name in one cell is taken apart', () => {
  const anna = { firstName: 'Anna', infix: 'van den', lastName: 'Berg' }
  for (const text of ['Berg, van den, Anna', 'Berg, Anna van den', 'Anna van den Berg', 'Anna Van Den Berg'])
    assert.deepEqual(splitName(text), anna, text)
  assert.deepEqual(splitName('Aartsen, Dae'), { firstName: 'Dae', infix: null, lastName: 'Aartsen' })
  assert.deepEqual(splitName('Anna Maria IJzerman'), { firstName: 'Anna Maria', infix: null, lastName: 'IJzerman' })
  assert.equal(splitName('Anna'), undefined)
})

test('an infix that hides in the family name comes out', () => {
  const anna = { firstName: 'Anna', infix: 'van den', lastName: 'Berg' }
  assert.deepEqual(tidyName('Anna', '', 'Berg, van den'), anna)
  assert.deepEqual(tidyName('Anna', 'Van den', 'Berg'), anna)
  assert.deepEqual(tidyName('Anna', '', 'van den Berg'), anna)
})

test('001234 and 1234 are one student; 26/27 and 2026-2027 one year', () => {
  assert.equal(numberKey('001234'), numberKey('1234'))
  assert.equal(startYear('26/27'), 2026)
  assert.equal(startYear('2026-2027'), 2026)
  assert.equal(startYear('volgend jaar'), undefined)
})
