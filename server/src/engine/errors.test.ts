import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiOf, assertRefused, type ResourceObject } from '#test/json-api.ts'
import { libraryWorld } from '#test/library-world.ts'
import { type Person, person } from '#test/world.ts'

const w = await libraryWorld()

describe('a body that cannot be read', () => {
  test('is 400, whatever is wrong with it', async () => {
    const broken = [
      '{',
      '[',
      '{"data":',
      'null',
      '1',
      '"text"',
      '[]',
      '{}',
      '{"data":[]}',
      '{"data":null}',
      '{"data":1}',
      '\0',
    ]
    for (const body of [
      ...broken,
      '{"data":{"type":"books","attributes":[]}}',
      '{"data":{"type":"books","attributes":"x"}}',
    ]) {
      assertRefused(await w.admin('POST', '/books', body), 400, 'request.invalid')
    }
    assertRefused(await w.admin('POST', '/books', ''), 400, 'request.invalid')
    assertRefused(await w.admin('POST', '/books', undefined), 400, 'request.invalid')
  })

  test('names that would poison an object are refused', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const inner = key === 'constructor' ? '{"prototype":{"isAdmin":true}}' : '{"isAdmin":true}'
      for (const body of [
        `{"data":{"type":"books","attributes":{"title":"x","${key}":${inner}}}}`,
        `{"${key}":${inner},"data":{"type":"books"}}`,
        `{"data":{"type":"books","attributes":{"title":"x","details":{"a":[{"${key}":${inner}}]}}}}`,
      ]) {
        assertRefused(await w.admin('POST', '/books', body), 400, 'request.invalid')
      }
    }
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
  })

  test('depth has an end, and brackets inside a text do not count', async () => {
    const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    const body = (details: string) =>
      `{"data":{"type":"books","attributes":{"title":"x","details":${details}},"relationships":{"shelf":{"data":{"type":"shelves","id":"${w.shelf.id}"}}}}}`
    for (const depth of [30, 1000, 100_000]) {
      assertRefused(await w.admin('POST', '/books', body(nest(depth))), 400, 'request.invalid')
    }
    assert.equal((await w.admin('POST', '/books', body(nest(20)))).status, 201)
    assert.equal((await w.admin('POST', '/books', body(JSON.stringify({ a: `"\\${nest(500)}` })))).status, 201)
  })

  test('413 when it is larger than a megabyte', async () => {
    const large = JSON.stringify({ data: { type: 'books', attributes: { title: 'x'.repeat(1_100_000) } } })
    assertRefused(await w.admin('POST', '/books', large), 413, 'body.tooLarge')
  })
})

describe('an error', () => {
  test('speaks the language of the person, of the browser, or Dutch', async () => {
    const detail = async (headers: Record<string, string>) =>
      (await w.guestApi('GET', '/users', undefined, headers)).document.errors?.[0]?.detail ?? ''
    assert.match(await detail({}), /Log eerst in/)
    assert.match(await detail({ 'accept-language': 'en-GB,nl;q=0.5' }), /not authorized/)
    assert.match(await detail({ cookie: 'locale=en' }), /not authorized/)
    assert.match(await detail({ 'accept-language': 'fr' }), /Log eerst in/)
  })

  test('speaks the language that was asked for, ahead of the one in the profile', async () => {
    const [dutch, english] = await Promise.all(
      ['nl', 'en'].map((locale) => person(w.app, w.site, [['student', w.school.id]], { locale })),
    )
    const detail = async (who: Person | undefined, headers: Record<string, string> = {}) =>
      (await apiOf(w.app, who?.credentials ?? {})('GET', `/books/${w.site.id}`, undefined, headers)).document
        .errors?.[0]?.detail ?? ''
    const [inDutch, inEnglish] = [await detail(dutch), await detail(english)]
    assert.notEqual(inDutch, inEnglish)
    assert.equal(await detail(dutch, { 'accept-language': 'en' }), inEnglish)
    assert.equal(await detail(dutch, { cookie: 'locale=en' }), inEnglish)
    assert.equal(await detail(english, { 'accept-language': 'nl' }), inDutch)
  })

  test('401 without a session, with a wrong one, and then without a word about sessions', async () => {
    const { 'access-token': token = '', client = '', uid = '' } = w.schoolAdmin.credentials
    const wrong: Record<string, string>[] = [
      {},
      { 'access-token': 'x'.repeat(22), client, uid },
      { 'access-token': token, client: 'x', uid },
      { 'access-token': token, client, uid: 'other@example.test' },
      { 'access-token': token, client, uid: '' },
      { authorization: 'Bearer nonsense' },
      {
        authorization: `Bearer ${Buffer.from(JSON.stringify({ uid, client: 'a\0', 'access-token': token })).toString('base64')}`,
      },
      { cookie: `uid=${uid}; client=%00; access-token=${token}` },
    ]
    for (const credentials of wrong) {
      const answer = await apiOf(w.app, { 'x-tenant': w.site.key, ...credentials })('GET', '/users')
      assertRefused(answer, 401, 'session.required')
      for (const name of ['access-token', 'client', 'uid', 'expiry', 'authorization'])
        assert.ok(!(name in answer.headers))
    }
  })

  test('of ours says nothing about why', async () => {
    const answer = await w.admin('POST', '/library/break')
    assertRefused(answer, 500, 'server.error')
    assert.doesNotMatch(JSON.stringify(answer.document), /canary|uuid_that|select|Error|\.ts/)
  })

  test('429 says how long to wait', async () => {
    const attributes = { email: 'new.person@example.test', first_name: 'New', last_name: 'Person', role: 'mentor' }
    const { document } = await w.admin('POST', '/users', { data: { type: 'users', attributes } })
    const path = `/users/${document.data.id}/resend_confirmation_instructions`
    await w.admin('POST', path)
    const again = await w.admin('POST', path)
    assertRefused(again, 429, 'throttled')
    assert.ok(Number(again.headers['retry-after']) > 0)
  })

  test('that the database found is told in the words of the API', async () => {
    const years = await w.admin<ResourceObject[]>('GET', '/school_years')
    const attributes = {
      name: 'Backwards',
      start_date: '2026-05-02',
      end_date: '2026-05-01',
      school_id: w.school.id,
      school_year_id: years.document.data[0]?.id,
    }
    const backwards = await w.admin('POST', '/internship_periods', { data: { type: 'internshipPeriods', attributes } })
    assertRefused(backwards, 422, 'dateOrder', { pointer: '/data/attributes/end_date' })
    const nowhere = { ...attributes, end_date: '2026-06-01', school_year_id: w.school.id }
    const missing = await w.admin('POST', '/internship_periods', {
      data: { type: 'internshipPeriods', attributes: nowhere },
    })
    assertRefused(missing, 404, 'relation.missing', { pointer: '/data/attributes/school_year_id' })
  })

  test('about a menu item below one of another menu points at the parent', async () => {
    const menus = await w.database.rows<{ id: string }>(
      `insert into menus (tenant_id, slug) values ($1, 'a'), ($1, 'b') returning id`,
      [w.site.id],
    )
    const [a, b] = menus.map((menu) => menu.id)
    const item = (attributes: object) =>
      w.admin('POST', '/cms/menu_items', { data: { type: 'menuItem', attributes: { title: 'x', ...attributes } } })
    const above = await item({ menu_id: a })
    const below = await item({ menu_id: b, parent_id: above.document.data.id })
    assertRefused(below, 404, 'relation.missing', { pointer: '/data/attributes/parent_id' })
  })
})
