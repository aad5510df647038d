import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { assertRefused, type ResourceObject } from '#test/json-api.ts'
import { libraryWorld } from '#test/library-world.ts'

const w = await libraryWorld()
await w.book({ title: '100% wool', pages: 10, price: 1.5, publishedOn: '2026-01-01', popular: true, isbn: 'a' })
await w.book({ title: '100 sheep', pages: 20, price: 2.5, publishedOn: '2026-01-02', isbn: 'b' })
await w.book({ title: 'snake_case', pages: 30, boughtAt: '2026-01-02T10:00:00Z', isbn: 'a' }, { shelf: w.on(w.other) })
await w.book({ title: 'snakeXcase', popular: true })
await w.book({ title: 'back\\slash' })
await w.book({ title: "O'Hara" })

const encode = (query: Record<string, string | string[]>) =>
  Object.entries(query)
    .flatMap(([key, values]) =>
      [values].flat().map((value) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`),
    )
    .join('&')
const ask = (query: Record<string, string | string[]>) =>
  w.admin<ResourceObject[]>('GET', `/books?page[size]=50&${encode(query)}`)

async function titles(query: Record<string, string | string[]>): Promise<string[]> {
  const { status, document } = await ask(query)
  assert.equal(status, 200, `${JSON.stringify(query)}: ${JSON.stringify(document.errors)}`)
  assert.equal(document.meta.pagination.records, document.data.length)
  return document.data.map((row) => row.attributes?.title as string).sort()
}

describe('searching in text', () => {
  test('percent, underscore and backslash are letters like any other', async () => {
    assert.deepEqual(await titles({ 'filter[title_cont]': '%' }), ['100% wool'])
    assert.deepEqual(await titles({ 'filter[title_cont]': '_' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[title_cont]': '\\' }), ['back\\slash'])
    assert.deepEqual(await titles({ 'filter[title_start]': '100%' }), ['100% wool'])
    assert.deepEqual(await titles({ 'filter[title_start]': '%wool' }), [])
    assert.deepEqual(await titles({ 'filter[title_end]': '_case' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[title_not_cont]': 'a' }), ['100 sheep', '100% wool'])
  })

  test('case does not matter for parts, and does for the whole', async () => {
    assert.deepEqual(await titles({ 'filter[title_cont]': "o'hara" }), ["O'Hara"])
    assert.deepEqual(await titles({ 'filter[title_i_cont]': 'SNAKE_' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[title_eq]': "o'hara" }), [])
  })

  test('blanks around a value are not part of it, and a blank value is no filter', async () => {
    assert.deepEqual(await titles({ 'filter[title_eq]': "  O'Hara " }), ["O'Hara"])
    for (const blank of ['', ' ', '\t']) {
      assert.equal(
        (await titles({ 'filter[title_eq]': blank, 'filter[pages_gt]': blank, 'filter[id_in]': blank })).length,
        6,
      )
    }
    assert.equal((await titles({ 'filter[id_in]': ' , ,' })).length, 6)
  })
})

describe('the grammar of ransack', () => {
  test('attributes are joined by or and by and', async () => {
    assert.deepEqual(await titles({ 'filter[title_or_isbn_eq]': 'b' }), ['100 sheep'])
    assert.deepEqual(await titles({ 'filter[title_and_isbn_cont]': 'a' }), ['snake_case'])
    assertRefused(await ask({ 'filter[title_or_secret_eq]': 'b' }), 400, 'filter.unknown')
    assertRefused(await ask({ 'filter[title_or_pages_cont]': 'b' }), 400, 'filter.unknown')
  })

  test('_any and _all take a list', async () => {
    assert.deepEqual(await titles({ 'filter[title_cont_any]': 'wool,sheep' }), ['100 sheep', '100% wool'])
    assert.deepEqual(await titles({ 'filter[title_cont_all]': 'snake,_' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[title_cont_any][]': ['wool', 'sheep'] }), ['100 sheep', '100% wool'])
    assert.deepEqual(await titles({ 'filter[pages_eq_any]': '10,30' }), ['100% wool', 'snake_case'])
  })

  test('lists come with commas, with brackets or repeated', async () => {
    const wanted = ['100% wool', 'snake_case']
    assert.deepEqual(await titles({ 'filter[title_in]': wanted.join(',') }), wanted)
    assert.deepEqual(await titles({ 'filter[title_in][]': wanted }), wanted)
    assert.deepEqual(await titles({ 'filter[title_in]': wanted }), wanted)
    assert.deepEqual(await titles({ 'filter[pages_not_in]': '10, 20' }), ['snake_case'], 'rows without pages drop out')
    assert.deepEqual(await titles({ 'filter[isbn_not_eq]': 'a' }), ['100 sheep'], 'rows without a number drop out')
  })

  test('yes-or-no predicates turn round on no', async () => {
    const without = ["O'Hara", 'back\\slash', 'snakeXcase']
    const having = ['100 sheep', '100% wool', 'snake_case']
    for (const yes of ['1', 't', 'true', 'TRUE']) {
      assert.deepEqual(await titles({ 'filter[pages_null]': yes }), without)
      assert.deepEqual(await titles({ 'filter[pages_not_null]': yes }), having)
      assert.deepEqual(await titles({ 'filter[isbn_present]': yes }), having)
      assert.deepEqual(await titles({ 'filter[popular_true]': yes }), ['100% wool', 'snakeXcase'])
    }
    for (const no of ['0', 'f', 'false', 'False']) {
      assert.deepEqual(await titles({ 'filter[pages_null]': no }), having)
      assert.deepEqual(await titles({ 'filter[isbn_blank]': no }), having)
      assert.deepEqual(await titles({ 'filter[popular_false]': no }), ['100% wool', 'snakeXcase'])
      assert.equal((await titles({ 'filter[popular_eq]': no })).length, 4)
    }
  })

  test('several filters all hold', async () => {
    assert.deepEqual(await titles({ 'filter[pages_gteq]': '20', 'filter[pages_lt]': '30' }), ['100 sheep'])
    assert.deepEqual(await titles({ 'filter[publishedOn_gt]': '2026-01-01', 'filter[price_gt]': '2.4' }), ['100 sheep'])
    assert.deepEqual(await titles({ 'filter[shelf_id_eq]': w.other.id, 'filter[isbn_eq]': 'a' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[boughtAt_lteq]': '2026-01-02T11:00:00+01:00' }), ['snake_case'])
    assert.deepEqual(await titles({ 'filter[boughtAt_gteq]': '2026-01-02', 'filter[publishedOn_null]': '1' }), [
      'snake_case',
    ])
  })

  test('the same value may stand for things of different kinds', async () => {
    const id = randomUUID()
    assert.deepEqual(await titles({ 'filter[id_eq]': id, 'filter[title_eq]': id }), [])
    assert.deepEqual(await titles({ 'filter[title_eq]': id, 'filter[shelf_id_eq]': id }), [])
    assert.deepEqual(await titles({ 'filter[title_eq]': w.schoolAdmin.id }), [])
    assert.deepEqual(await titles({ 'filter[title_in]': `${id},x`, 'filter[isbn_in]': `${id},x` }), [])
    assert.deepEqual(await titles({ 'filter[title_eq]': '10', 'filter[pages_eq]': '10', 'filter[price_eq]': '10' }), [])
    const day = { 'filter[boughtAt_gteq]': '2026-01-02', 'filter[publishedOn_gteq]': '2026-01-02' }
    assert.deepEqual(await titles({ ...day, 'filter[title_not_eq]': '2026-01-02' }), [])
    const asThem = await w.studentApi<ResourceObject[]>('GET', `/internships?filter[title_eq]=${w.student.id}`)
    assert.deepEqual([asThem.status, asThem.document.data], [200, []])
  })
})

describe('values that are none', () => {
  test('are refused with the name of the parameter', async () => {
    const uuid = randomUUID()
    const wrong: Record<string, string[]> = {
      'filter[popular_eq]': ['yes', '2', 'null', 'tru'],
      'filter[pages_null]': ['maybe', '2'],
      'filter[pages_eq]': ['abc', '1.5', '1e3', '0x10', '99999999999', "1'", 'NaN', 'Infinity', '--1', '1 or 1=1'],
      'filter[price_gt]': ['abc', '1,5', '1e400', `${'9'.repeat(400)}`, '$1'],
      'filter[publishedOn_eq]': [
        '2026-02-30',
        'tomorrow',
        '1',
        '2026-1-1',
        '0000-01-01',
        '20260101',
        'infinity',
        'now',
      ],
      'filter[boughtAt_gt]': [
        '1',
        'yesterday',
        'room 1',
        '2026-01-01T25:00:00Z',
        '2026-13-01',
        'infinity',
        'now',
        'epoch',
      ],
      'filter[id_eq]': ['1', `${uuid}'`, `${uuid},${uuid}`, `{${uuid}}`],
      'filter[shelf_id_in]': [`${uuid},x`],
      'filter[status_eq]': ['gone', 'SHELVED', 'shelved,lent'],
      'filter[title_eq]': ['a\0b', '\u0007'],
      'filter[title_cont]': ['a\0b'],
      'filter[title_start]': ['\0'],
    }
    for (const [parameter, values] of Object.entries(wrong)) {
      for (const value of values) {
        assertRefused(await ask({ [parameter]: value }), 400, 'parameter.invalid', { parameter })
      }
    }
  })

  test('one value where one is meant, and lists that end', async () => {
    assertRefused(await ask({ 'filter[title_eq]': ['a', 'b'] }), 400, 'parameter.invalid')
    assertRefused(
      await ask({ 'filter[pages_in]': Array.from({ length: 1001 }, (_, i) => String(i)).join(',') }),
      400,
      'parameter.invalid',
    )
    assert.equal(
      (await titles({ 'filter[pages_in]': Array.from({ length: 1000 }, (_, i) => String(i)).join(',') })).length,
      3,
    )
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`filter[a${i}_eq]`, '1']))
    assertRefused(await ask(many), 400, 'parameter.invalid')
    for (const key of ['sort', 'include', 'fields[books]', 'page[number]']) {
      assertRefused(await ask({ [key]: ['title', 'title'] }), 400, 'parameter.invalid', { parameter: key })
    }
  })
})

describe('attacks', () => {
  const corpus = [
    "' or '1'='1",
    "'; drop table books; --",
    '1); select pg_sleep(10); --',
    '" or ""="',
    '$1',
    '$$x$$',
    '\\',
    "\\'",
    '%27',
    "' union select password_hash from credentials --",
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '|| pg_sleep(5)',
    'null',
    'undefined',
    '[object Object]',
    '🙂'.repeat(50),
    'a'.repeat(200),
    "E'\\x27'",
    '/* */',
    'a\u2028b',
    'ı',
  ]

  test('a value is only ever a value', async () => {
    for (const attack of corpus) {
      for (const predicate of [
        'eq',
        'not_eq',
        'in',
        'not_in',
        'cont',
        'not_cont',
        'i_cont',
        'start',
        'end',
        'cont_any',
        'eq_all',
      ]) {
        const { status } = await ask({ [`filter[title_${predicate}]`]: attack })
        assert.equal(status, 200, `${predicate} ${attack}`)
      }
      for (const key of [
        'pages_eq',
        'id_eq',
        'publishedOn_gt',
        'boughtAt_lt',
        'popular_true',
        'status_in',
        'price_lteq',
      ]) {
        assertRefused(await ask({ [`filter[${key}]`]: attack }), 400, 'parameter.invalid')
      }
    }
    assert.equal((await titles({})).length, 6, 'the table is still there')
  })

  test('a name is only ever one of the listed names', async () => {
    for (const attack of corpus) {
      const queries: Record<string, string>[] = [
        { [`filter[${attack}]`]: '1' },
        { [`filter[title_eq${attack}]`]: '1' },
        { sort: attack },
        { sort: `title,${attack}` },
        { include: attack },
        { include: `shelf.${attack}` },
        { 'fields[books]': attack },
        { [`fields[${attack}]`]: 'title' },
        { [`page[${attack}]`]: '1' },
        { 'page[size]': attack },
        { [attack]: '1' },
      ]
      for (const query of queries) {
        const answer = await ask(query)
        assert.equal(answer.status, 400, JSON.stringify(query))
        assert.ok(answer.document.errors?.[0]?.source?.parameter !== undefined)
      }
    }
  })

  test('no filter tells anything about secrets, not even how many rows there are', async () => {
    const people = [
      'encrypted_password_start',
      'reset_password_token_start',
      'password_hash_cont',
      'credentials_password_hash_start',
    ]
    const around = [
      'organization_users_encrypted_password_cont',
      'sessions_token_hash_eq',
      'tenant_id_eq',
      'email_or_password_hash_start',
    ]
    for (const key of [...people, ...around]) {
      const parameter = `filter[${key}]`
      const answer = await w.admin('GET', `/users?${parameter}=a`)
      assertRefused(answer, 400, 'filter.unknown', { parameter })
      assert.equal(answer.document.meta, undefined)
    }
    for (const path of [
      '/users?where[email]=a',
      '/users?where[password_hash][$gt]=',
      '/users?filter[email][$ne]=x',
      '/users?q[email_eq]=x',
    ]) {
      assert.equal((await w.admin('GET', path)).status, 400, path)
    }
  })
})
