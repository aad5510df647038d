import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleAmong } from './same-title.ts'

const vacancy = (id: string, title: string, city: string | null, startDate: string | null = null) => ({
  id,
  title,
  city,
  startDate,
})
const titles = (...all: ReturnType<typeof vacancy>[]) => all.map((each) => titleAmong(each, all, 'nl'))

test('a title that is there once says enough, also when its vacancy stands there twice', () => {
  const one = vacancy('1', 'Bakken', 'Ede', '2027-01-04')
  assert.deepEqual(titles(one, one, vacancy('2', 'Serveren', 'Ede')), ['Bakken', 'Bakken', 'Serveren'])
})

test('the same title in two towns has the town, in one town the first day', () => {
  assert.deepEqual(titles(vacancy('1', 'Bakken', 'Ede'), vacancy('2', 'Bakken', 'Wageningen')), [
    'Bakken, Ede',
    'Bakken, Wageningen',
  ])
  assert.deepEqual(titles(vacancy('1', 'Bakken', 'Ede', '2027-01-04'), vacancy('2', 'Bakken', 'Ede')), [
    'Bakken, 4 januari 2027',
    'Bakken',
  ])
})

test('what is alike in everything is counted, each once', () => {
  const [one, two] = [vacancy('1', 'Bakken', 'Ede'), vacancy('2', 'Bakken', 'Ede')]
  assert.deepEqual(titles(one, two, one), ['Bakken (1)', 'Bakken (2)', 'Bakken (1)'])
  assert.deepEqual(titles(one, two, vacancy('3', 'Bakken', 'Wageningen')), [
    'Bakken, Ede (1)',
    'Bakken, Ede (2)',
    'Bakken, Wageningen',
  ])
})
