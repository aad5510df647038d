import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { randomEmail } from '#test/setup.ts'
import { at, textAt, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { isAuthPath } from './auth-pages.ts'

const { app, site } = await world({ flags: { passwordlessLogin: true } })
const visit = visitor(app, site)
const dutch = { 'accept-language': 'nl' }
const english = { 'accept-language': 'en' }

test('what goes well is said in the language of whoever asks', async () => {
  for (const path of ['/auth/password', '/auth/confirmation', '/auth/magic_link', '/auth/unlock']) {
    const said = await Promise.all(
      [dutch, english].map(async (language) => (await visit('POST', path, { email: randomEmail() }, language)).json),
    )
    assert.match(textAt(said, 0, 'message'), /^Als dit adres/, path)
    assert.match(textAt(said, 1, 'message'), /^If this address/, path)
  }
})

test('a mail is asked for an address, and without one that is what is said', async () => {
  for (const path of ['/auth/password', '/auth/confirmation', '/auth/magic_link', '/auth/unlock']) {
    for (const body of [{}, { email: '' }, { email: 'nobody' }]) {
      const answer = await visit('POST', path, body, dutch)
      assert.equal(answer.status, 401, path)
      assert.deepEqual(answer.json, { success: false, errors: ['Vul een geldig e-mailadres in.'] })
    }
  }
})

test('another way than the known ones is 405, in the language of whoever asks, and says which there are', async () => {
  const cases = [
    ['GET', '/auth/sign_in', 'POST'],
    ['PATCH', '/auth/sign_in', 'POST'],
    ['GET', '/auth/sign_out', 'DELETE'],
    ['POST', '/auth/sign_out', 'DELETE'],
    ['DELETE', '/auth/password', 'POST, PUT, PATCH'],
    ['GET', '/auth', 'POST, PUT, PATCH, DELETE'],
  ] as const
  for (const [method, path, allow] of cases) {
    const answer = await visit(method, path, undefined, dutch)
    assert.equal(answer.status, 405, `${method} ${path}`)
    assert.equal(answer.headers.allow, allow)
    assert.deepEqual(answer.json, { success: false, errors: [`Dit adres kent ${method} niet.`] })
  }
})

test('what is not there answers in the same shape', async () => {
  const unknown = [
    ['GET', '/auth/unlock'],
    ['POST', '/auth/locked'],
    ['PUT', '/auth/account?x=1'],
  ] as const
  for (const [method, path] of unknown) {
    const answer = await visit(method, path, undefined, english)
    assert.equal(answer.status, 404, `${method} ${path}`)
    assert.match(String(answer.headers['content-type']), /^application\/json/)
    assert.equal(at(answer.json, 'success'), false)
  }
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const nobody = await visit(method, '/auth', { first_name: 'Sam' }, dutch)
    assert.equal(nobody.status, 404, method)
    assert.deepEqual(nobody.json, { success: false, status: 'error', errors: ['Je was niet ingelogd.'] })
  }
  const signedOut = await visit('DELETE', '/auth/sign_out', undefined, dutch)
  assert.equal(signedOut.status, 404)
  assert.deepEqual(signedOut.json, { success: false, errors: ['Je was niet ingelogd.'] })
})

test('the pages below /auth are those of the site map, with their data', () => {
  const siteMap = readFileSync(new URL(import.meta.resolve('#app/routes.ts')), 'utf8')
  const pages = [...siteMap.matchAll(/route\('(auth\/[^']+)'/g)].map(([, path]) => `/${path}`)
  assert.equal(pages.length, 5)
  for (const page of pages) for (const path of [page, `${page}/`, `${page}.data`]) assert.ok(!isAuthPath(path), path)
  for (const path of ['/auth', '/auth/', '/auth/sign_in', '/auth/unlock', '/auth/resets']) assert.ok(isAuthPath(path))
  for (const path of ['/authors', '/', '/api/v1/users']) assert.ok(!isAuthPath(path))
})
