import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertDocument } from '#test/json-api.ts'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'

const app = await newApp()
const { site, school, schoolAdmin } = await world({}, app)
const jsonApi = 'application/vnd.api+json'
const key = () => ({ 'idempotency-key': randomUUID() })

async function upload(text: string, headers: Record<string, string> = {}, query = '') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ organizationId: school.id, kind: 'students', source: 'csv' }))
    form.set(name, value)
  form.set('file', new File([text], 'leerlingen.csv'))
  const request = new Request('http://x/', { method: 'POST', body: form })
  return app.http.inject({
    method: 'POST',
    url: `/api/v1/imports${query}`,
    headers: {
      ...schoolAdmin.credentials,
      'content-type': request.headers.get('content-type') as string,
      accept: jsonApi,
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#006a46' } })
  .png()
  .toBuffer()
const putLogo = (headers: Record<string, string> = {}, query = '', payload = picture) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/v1/organizations/${school.id}/logo${query}`,
    headers: { ...schoolAdmin.credentials, 'content-type': 'image/png', ...headers },
    payload,
  })
const count = async (table: string) =>
  Number((await app.road.db.withTenant(site.id, (sql) => sql.rows(`select count(*) from ${table}`)))[0]?.count)

test('a file that is sent twice with one key is one import, in whatever boundaries it comes', async () => {
  const repeat = key()
  const [first, second] = [await upload('a;b\n1;2\n', repeat), await upload('a;b\n1;2\n', repeat)]
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.equal(second.body, first.body)
  assert.equal(second.headers.location, first.headers.location)
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(await count('imports'), 1)
  assert.equal((await upload('a;b\n3;4\n', repeat)).statusCode, 422)
  assert.equal(await count('imports'), 1)
})

test('the answer is the import; only a form that a browser sends by itself leads on to the page', async () => {
  for (const accept of [jsonApi, 'application/json', '*/*']) {
    const answer = await upload(`a;b\n${accept};1\n`, { accept })
    assert.equal(answer.statusCode, 201, accept)
    const { data } = assertDocument({
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: answer.body,
    })
    assert.equal(answer.headers.location, data.links.self)
    assert.equal(data.attributes?.fileName, 'leerlingen.csv')
  }
  const page = await upload('a;b\n5;6\n', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  assert.equal(page.statusCode, 303)
  assert.match(String(page.headers.location), /^\/importeren\/[0-9a-f-]{36}$/)
})

test('an upload is refused like any other write when it asks or sends what is not known', async () => {
  assert.equal((await upload('a;b\n', {}, '?foo=1')).statusCode, 400)
  assert.equal((await upload('a;b\n', { accept: `${jsonApi}; x=1` })).statusCode, 406)
  const plain = await upload('a;b\n', { 'content-type': 'application/json' })
  assert.equal(plain.statusCode, 415)
  assert.match(plain.json().errors[0].detail, /multipart\/form-data/)
  assert.equal((await putLogo({}, '?foo=1')).statusCode, 400)
  assert.equal((await putLogo({ accept: `${jsonApi}; x=1` })).statusCode, 406)
})

test('a logo that is sent twice with one key is one file', async () => {
  const repeat = key()
  const before = await count('files')
  const [first, second] = [await putLogo(repeat, '?name=logo.png'), await putLogo(repeat, '?name=logo.png')]
  assert.deepEqual([first.statusCode, second.statusCode], [200, 200])
  assert.equal(second.body, first.body)
  assert.equal(await count('files'), before + 1)
  const other = await sharp(picture).negate().png().toBuffer()
  assert.equal((await putLogo(repeat, '?name=logo.png', other)).statusCode, 422)
})
