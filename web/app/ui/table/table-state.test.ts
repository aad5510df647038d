import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resource } from '#protocol/declaring/define.ts'
import { oneOf, text } from '#protocol/declaring/fields.ts'
import {
  filterOf,
  keptText,
  nextSort,
  parseTableState,
  readOptionsOf,
  readTableState,
  type TableSpec,
  tableParams,
  viewOf,
} from './table-state.ts'

const people = resource('people', {
  attributes: { lastName: text(), name: text(), city: text(), status: oneOf(['new', 'active', 'gone']) },
  filters: { name: ['cont'], status: ['in'] },
  sorts: ['lastName', 'city'],
})
const spec: TableSpec = {
  name: 'people',
  columns: [
    { key: 'name', sort: 'lastName' },
    { key: 'city', sort: 'city' },
    { key: 'phone' },
    { key: 'born', isHidden: true },
  ],
  sort: 'name',
  search: 'nameCont',
  filters: { status: { by: 'statusIn', options: ['new', 'active', 'gone'] } },
  views: [
    { key: 'all', filters: {} },
    { key: 'here', filters: { status: ['active', 'new'] } },
  ],
}
const parse = (search: string, kept?: string) => parseTableState(new URLSearchParams(search), spec, kept)
const change = (search: string, what: Parameters<typeof tableParams>[3]) => {
  const current = new URLSearchParams(search)
  return decodeURIComponent(tableParams(spec, current, parseTableState(current, spec), what).toString())
}

test('an address without anything gives the usual table', () => {
  assert.deepEqual(parse(''), {
    q: '',
    sort: 'name',
    page: 1,
    size: 15,
    columns: ['name', 'city', 'phone'],
    density: 'compact',
    filters: {},
  })
})

test('an address that asks for nonsense gives the usual table too', () => {
  const nonsense = 'sort=phone&page=-3&size=9999&cols=password&density=huge&status=secret&filter[x]=1'
  assert.deepEqual(parse(nonsense), parse(''))
  assert.equal(parse('page=1e99').page, 1)
  assert.equal(parse('page=2.5').page, 1)
  assert.equal(parse(`q=${'a'.repeat(500)}`).q.length, 100)
})

test('a link and a form without scripts say the same in their own way', () => {
  assert.deepEqual(parse('status=new,gone').filters, { status: ['new', 'gone'] })
  assert.deepEqual(parse('status=gone&status=new').filters, { status: ['new', 'gone'] })
  assert.deepEqual(parse('cols=name&cols=born').columns, ['name', 'born'])
})

test('the first column cannot be left out, the others come in the order that was asked for', () => {
  assert.deepEqual(parse('cols=born,city,born').columns, ['name', 'born', 'city'])
})

test('the API is asked by its own names', () => {
  assert.deepEqual(readOptionsOf(people, spec, parse('q=noor&sort=-name&page=3&size=50&status=new')), {
    filter: { nameCont: ['noor'], statusIn: ['new'] },
    sort: '-lastName',
    page: { number: 3, size: 50 },
  })
  assert.deepEqual(filterOf(spec, parse('')), {})
})

test('another search, sort, filter or size starts at the first page; another page keeps everything', () => {
  assert.equal(change('page=4&q=a', { q: 'b' }), 'q=b')
  assert.equal(change('page=4&q=a', { sort: '-city' }), 'q=a&sort=-city')
  assert.equal(change('page=4', { filters: { status: ['new', 'gone'] } }), 'status=new,gone')
  assert.equal(change('q=a&sort=city&status=new', { page: 2 }), 'q=a&sort=city&status=new&page=2')
  assert.equal(change('page=4', { density: 'comfortable' }), 'page=4&density=comfortable')
})

test('what is usual does not stand in the address, and what belongs to others stays', () => {
  assert.equal(
    change('q=a&sort=city&size=50&status=new&tab=7', { q: '', sort: 'name', size: 15, filters: {} }),
    'tab=7',
  )
})

test('columns and row height are kept by the browser until somebody says otherwise', () => {
  const kept = keptText({ columns: ['name', 'born'], density: 'comfortable' })
  const headers = { cookie: `mode=dark; table-people=${kept}; table-people2=name~compact` }
  const state = readTableState(new Request('http://here.test/people', { headers }), spec)
  assert.deepEqual(state.columns, ['name', 'born'])
  assert.equal(state.density, 'comfortable')
  const other = readTableState(new Request('http://here.test/people?cols=default&density=compact', { headers }), spec)
  assert.deepEqual(other.columns, ['name', 'city', 'phone'])
  assert.equal(other.density, 'compact')
  assert.equal(change('', { columns: 'default' }), 'cols=default')
})

test('a view is recognised by its filters, in whatever order they stand', () => {
  assert.equal(viewOf(spec, parse('')), 'all')
  assert.equal(viewOf(spec, parse('status=new,active&q=noor')), 'here')
  assert.equal(viewOf(spec, parse('status=gone')), undefined)
})

test('a header sorts up first, then down, then up again', () => {
  assert.equal(nextSort('city', 'name'), 'name')
  assert.equal(nextSort('name', 'name'), '-name')
  assert.equal(nextSort('-name', 'name'), 'name')
})
