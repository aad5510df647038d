import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiOf, assertDocument, assertRefused } from '#test/json-api.ts'
import { world } from '#test/world.ts'

const { app, site, schoolAdmin } = await world()
const [menu] = await app.road.db.withTenant(site.id, (sql) => sql.rows<{ id: string }>('select id from menus'))
const newItem = JSON.stringify({ data: { type: 'menuItem', attributes: { title: 'Home', menu_id: menu?.id } } })
const ours = 'application/vnd.api+json'

async function call(method: string, path: string, headers: Record<string, string> = {}, payload?: string) {
  const answer = await app.http.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers: { ...schoolAdmin.credentials, ...headers },
    payload,
  })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
}

describe('what the client accepts', () => {
  test('anything that does not forbid plain JSON:API is answered with exactly that', async () => {
    const fine = [
      '',
      '*/*',
      'application/json',
      'text/html, */*;q=0.1',
      ours,
      `${ours};q=0.9`,
      `${ours}; profile="https://x.test/y"`,
    ]
    const mixed = [`${ours}; charset=utf-8, ${ours}`, `${ours};ext="https://x.test/e", ${ours};q=0.5`]
    for (const accept of [...fine, ...mixed]) {
      const answer = await call('GET', '/cms/menus', accept ? { accept } : {})
      assert.equal(answer.status, 200, accept)
      assertDocument(answer)
      assert.match(answer.headers.vary ?? '', /\bAccept\b/)
    }
  })

  test('406 when every JSON:API in it carries a parameter that JSON:API does not know', async () => {
    const refused = [`${ours}; charset=utf-8`, `${ours};ext="https://x.test/e"`, `${ours};version=1, ${ours};charset=x`]
    for (const accept of [...refused, `text/html, ${ours};a=b`, 'Application/VND.api+JSON; charset=utf-8']) {
      const answer = await call('GET', '/cms/menus', { accept })
      assert.equal(answer.status, 406, accept)
      assert.deepEqual(assertDocument(answer).errors?.[0]?.source, { header: 'Accept' })
    }
  })
})

describe('what the client sends', () => {
  test('JSON:API and plain JSON are read', async () => {
    for (const type of [
      ours,
      `${ours}; profile="https://x.test/y"`,
      'application/json',
      'application/json; charset=utf-8',
    ]) {
      const answer = await call('POST', '/cms/menu_items', { 'content-type': type }, newItem)
      assert.equal(answer.status, 201, type)
      assertDocument(answer)
    }
  })

  test('415 for parameters that JSON:API does not know, and for every other type', async () => {
    const foreign = [`${ours}; charset=utf-8`, `${ours};ext="https://x.test/e"`, `${ours};version=1`]
    const others = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]
    for (const type of [...foreign, ...others, 'nonsense', '']) {
      const answer = await call('POST', '/cms/menu_items', { 'content-type': type }, newItem)
      assert.equal(answer.status, 415, type)
      assert.deepEqual(assertDocument(answer).errors?.[0]?.source, { header: 'Content-Type' })
    }
  })

  test('a DELETE that names a type and sends nothing is understood', async () => {
    const made = await call('POST', '/cms/menu_items', { 'content-type': ours }, newItem)
    const { id } = assertDocument(made).data
    assert.equal((await call('DELETE', `/cms/menu_items/${id}`, { 'content-type': ours })).status, 204)
  })
})

describe('where the client asks', () => {
  const api = apiOf(app, schoolAdmin.credentials)

  // Wherever GET goes, HEAD goes too, named or not.
  const waysOf = ({ allow = '' }: Record<string, string>) => allow.split(', ').filter((method) => method !== 'HEAD')

  test('405 names the ways there are', async () => {
    const answer = await api('PATCH', '/cms/menu_items', {})
    assertRefused(answer, 405, 'method.unknown')
    assert.deepEqual(waysOf(answer.headers), ['GET', 'POST'])
    const none = '00000000-0000-4000-8000-000000000000'
    const { headers } = await api('POST', `/cms/menu_items/${none}`, {})
    assert.deepEqual(waysOf(headers), ['GET', 'PUT', 'PATCH', 'DELETE'])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await api(method, '/school_years', method === 'DELETE' ? undefined : {})
      assertRefused(refused, 405, 'method.unknown')
      assert.deepEqual(waysOf(refused.headers), ['GET'])
    }
  })

  test('404 for an address nobody has; a slash at the end does not matter; HEAD is GET without its body', async () => {
    for (const path of ['/nonsense', '/', '/cms', '/users/1/nonsense/2', '/../../etc/passwd', '/%2e%2e/x']) {
      assertRefused(await api('GET', path), 404, 'record.missing')
    }
    assert.equal((await api('GET', '/cms/menus/')).status, 200)
    const head = await call('HEAD', '/cms/menus')
    assert.deepEqual([head.status, head.body], [200, ''])
  })
})
