import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resource } from '#protocol/declaring/define.ts'
import { oneOf, text } from '#protocol/declaring/fields.ts'
import { forgottenTables, keptCookie } from './kept-table.ts'
import {
  filterOf,
  leftTable,
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
const parse = (search: string) => parseTableState(new URLSearchParams(search), spec)
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
  const usual = { q: '', sort: 'name', size: 15, filters: {} }
  assert.equal(change('q=a&sort=city&size=50&status=new&tab=7', usual), 'tab=7')
})

test('an address of the table itself always asks for something, so that it is not taken for the one of the menu', () => {
  assert.equal(change('q=a&status=new', { q: '', filters: {} }), 'show=all')
  assert.equal(change('show=all', { filters: { status: ['new'] } }), 'status=new')
  assert.equal(change('page=2', { page: 1 }), 'show=all')
})

test('a table may start with filters, which whoever asks for something else does not get', () => {
  const starting = { ...spec, start: 'status=active' }
  const filters = (search: string) => parseTableState(new URLSearchParams(search), starting).filters
  assert.deepEqual(filters(''), { status: ['active'] })
  assert.deepEqual(filters('_routes=people&index='), { status: ['active'] })
  assert.deepEqual(filters('show=all'), {})
  assert.deepEqual(filters('status=gone'), { status: ['gone'] })
})

const [noor, bram] = ['0d5e1a00-0000-4000-8000-000000000001', 'b7a40000-0000-4000-8000-000000000002']
const asking = (search: string, userId: string, cookie: string, name = 'people') =>
  readTableState(new Request(`http://here.test/people${search}`, { headers: { cookie } }), { ...spec, name }, userId)
const cookieFor = (userId: string, search: string) =>
  keptCookie('people', userId, leftTable(spec, parse(search))).split(';')[0] ?? ''

test('columns and row height are kept for one person until they say otherwise', () => {
  const cookie = `mode=dark; ${cookieFor(noor, 'cols=name,born&density=comfortable')}; table-people2=x~name~compact`
  const state = asking('', noor, cookie)
  assert.deepEqual([state.columns, state.density], [['name', 'born'], 'comfortable'])
  const other = asking('?cols=default&density=compact', noor, cookie)
  assert.deepEqual([other.columns, other.density], [['name', 'city', 'phone'], 'compact'])
  assert.equal(change('', { columns: 'default' }), 'cols=default')
  // Whoever uses the same computer has their own.
  assert.deepEqual(asking('', bram, cookie), asking('', bram, ''))
  assert.deepEqual(asking('', noor, cookie, 'others'), asking('', noor, '', 'others'))
})

test('filters, order and page size are kept too, but not what was searched for, nor the page', () => {
  const { asked, columns } = leftTable(spec, parse('q=noor&page=3&size=50&status=new,gone&sort=-city'))
  assert.equal(decodeURIComponent(asked), 'sort=-city&size=50&status=new,gone')
  assert.deepEqual(columns, [], 'usual columns are not held fast')
  assert.equal(leftTable(spec, parse('q=noor')).asked, '')
  assert.equal(leftTable({ ...spec, start: 'status=active' }, parse('q=noor')).asked, 'show=all')
  const long = keptCookie('people', noor, { columns: [], density: '', asked: 'x'.repeat(5000) })
  assert.ok(long.length < 200, 'a cookie stays small')
})

test('after signing out nothing is left of any table', () => {
  const cookies = `mode=dark; ${cookieFor(noor, 'status=new')}; table-school-years=a~b`
  assert.deepEqual(
    forgottenTables(cookies).map((each) => each.split(';')[0]),
    ['table-people=', 'table-school-years='],
  )
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
