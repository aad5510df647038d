import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  apiSortOf,
  coreOf,
  filterOf,
  isFiltered,
  readSearch,
  sameSearch,
  searchText,
  sortOf,
} from './stagebank-search.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))
const tag = '0b0e7f7e-0000-4000-8000-000000000001'

test('an address without a question shows everything, newest first, 24 to a page', () => {
  const search = read('')
  assert.deepEqual([search.per, search.page, search.isMap, sortOf(search)], [24, 1, false, 'nieuw'])
  assert.equal(isFiltered(search), false)
  assert.equal(searchText(search), '')
  assert.deepEqual(filterOf(search), {})
})

test('what an address says comes back out of it', () => {
  for (const text of [
    '?q=honden+uitlaten',
    '?q=hodnen&exact=1&sector=dieren',
    '?plaats=Utrecht&straal=10&sort=nieuw',
    `?sector=zorg&sector=dieren&tag=${tag}&niveau=havo&soort=Provider&dag=3&dag=6&uren=20`,
    '?van=2026-12-01&tot=2027-01-31&vrij=1&per=96&page=3',
    '?q=taart&kaart=1&gebied=52.1,5.1,52.2,5.3&leeftijd=alle',
    '?plaats=52.091,5.122',
  ]) {
    assert.equal(sameSearch(read(text)), text)
  }
})

test('exactly as it was typed is about a word, and goes with it', () => {
  const search = read('?q=hodnen&exact=1')
  assert.deepEqual(filterOf(search), { q: 'hodnen', exact: true })
  assert.equal(isFiltered(read('?exact=1')), false)
  assert.equal(searchText(search, { q: '' }), '')
})

test('signs without a word are no question', () => {
  assert.deepEqual(
    ['?q=%25', '?q=++-', '?q=c%2B%2B'].map((text) => read(text).q),
    ['', '', 'c++'],
  )
})

test('nonsense in an address is as if it were not there', () => {
  const text =
    '?sector=__proto__&niveau=x&soort=School&dag=9&uren=7&van=2026-02-30&vrij=ja&sort=random&per=1000&page=-4&q=%00%0a' +
    '&tag=1&gebied=1,2,3&straal=11&leeftijd=x'
  assert.deepEqual(read(text), read(''))
  assert.equal(read(`?q=${'a'.repeat(500)}`).q.length, 80)
  assert.equal(read('?page=1e30').page, 9999)
  assert.equal(read('?gebied=53,5,52,6').area, null)
})

test('values of one filter may also stand behind one another, each counts once', () => {
  assert.deepEqual(read('?sector=dieren,zorg&sector=zorg').sectors, ['zorg', 'dieren'])
})

test('a form without scripts sends empty fields too; a typed place stands before that of the device', () => {
  const search = read('?q=&plaats=&plaats=52.09,5.12&straal=5&van=&tot=&uren=')
  assert.equal(sameSearch(search), '?plaats=52.09,5.12&straal=5')
  assert.equal(read('?plaats=Zeist&plaats=52.09,5.12').place, 'Zeist')
})

test('a distance without a place is kept until somebody knows from where, and is nothing to look for yet', () => {
  const search = read('?straal=20')
  assert.deepEqual([search.within, sameSearch(search)], [20, '?straal=20'])
  assert.deepEqual([isFiltered(search), coreOf(search), coreOf({ ...search, q: 'taart' })], [false, '', '?q=taart'])
})

test('another question starts at the first page, and what is let go of is gone', () => {
  const search = read('?q=taart&plaats=Zeist&straal=5&page=4')
  assert.equal(searchText(search, { sectors: ['horeca'] }), '?q=taart&plaats=Zeist&straal=5&sector=horeca')
  assert.equal(searchText(search, { place: '', within: null }), '?q=taart')
})

test('the order follows from the question, unless one was chosen that makes sense', () => {
  const order = (text: string) => apiSortOf(read(text))
  assert.equal(order('?q=taart'), 'relevance')
  assert.equal(order('?plaats=Zeist'), 'distance')
  assert.equal(order('?plaats=Zeist&sort=nieuw'), '-publishedAt')
  assert.equal(order('?sort=dichtbij'), '-publishedAt')
  assert.equal(apiSortOf(read('?sort=dichtbij'), true), 'distance')
  assert.equal(order('?sort=relevantie'), '-publishedAt')
})

test('the question to the API', () => {
  assert.deepEqual(
    filterOf(read(`?q=taart&sector=horeca&sector=winkel&uren=20&dag=3&plaats=Zeist&straal=5&tag=${tag}`)),
    {
      q: 'taart',
      near: 'Zeist',
      within: 5,
      sectors: 'horeca,winkel',
      tags: tag,
      weekdays: '3',
      hoursMax: 20,
    },
  )
  assert.deepEqual(filterOf(read('?uren=meer&vrij=1&gebied=52,5,53,6')), {
    hoursMin: 31,
    placesLeft: true,
    bounds: '52,5,53,6',
  })
  assert.deepEqual(filterOf(read('?plaats=52.09,5.12')), { lat: 52.09, lng: 5.12 })
})

test('two addresses that differ in how results are shown ask the same', () => {
  assert.equal(coreOf(read('?q=taart&page=3&per=96&kaart=1&sort=nieuw&leeftijd=alle')), '?q=taart')
})
