import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterOf, isFiltered, readSearch, sameSearch, searchText, toggled } from './search.ts'

const read = (text: string) => readSearch(new URLSearchParams(text))

test('an address without a question shows everything, newest first, 24 to a page', () => {
  assert.deepEqual(read(''), { q: '', sectors: [], hours: null, sort: 'new', per: 24, page: 1, isMap: false })
  assert.equal(isFiltered(read('')), false)
  assert.equal(searchText(read('')), '')
})

test('what an address says comes back out of it', () => {
  for (const text of [
    '?q=honden+uitlaten',
    '?sector=zorg&sector=dieren&hours=20&sort=title&per=96&page=3',
    '?per=12',
    '?q=taart&kaart=1',
  ]) {
    assert.equal(sameSearch(read(text)), text)
  }
})

test('nonsense in an address is as if it were not there', () => {
  const search = read('?sector=__proto__&sector=zorg&sector=zorg&hours=7&sort=random&per=1000&page=-4&q=%00%0a')
  assert.deepEqual(search, { q: '', sectors: ['zorg'], hours: null, sort: 'new', per: 24, page: 1, isMap: false })
  assert.equal(read(`?q=${'a'.repeat(500)}`).q.length, 80)
  assert.equal(read('?page=1e30').page, 9999)
})

test('another question starts at the first page', () => {
  const search = read('?q=taart&page=4')
  assert.equal(searchText(search, { sectors: toggled(search, 'horeca') }), '?q=taart&sector=horeca')
  assert.deepEqual(toggled(read('?sector=zorg&sector=ict'), 'zorg'), ['ict'])
})

test('the question to the API', () => {
  const search = read('?q=taart&sector=horeca&sector=winkel&hours=20')
  assert.deepEqual(filterOf(search), {
    statusEq: 'published',
    search: 'taart',
    sectorIn: 'horeca,winkel',
    hoursLteq: 20,
  })
  assert.deepEqual(filterOf(search, true), { statusEq: 'published', search: 'taart', hoursLteq: 20 })
  assert.deepEqual(filterOf(read('?hours=more')), { statusEq: 'published', hoursGteq: 31 })
})
