import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, at, authHeaderNames, goodPassword, listAt, personWithPassword, visitor } from '#test/visitor.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, student } = await world()
const visit = visitor(app, site)
// Nothing listens in this file, so the app knows itself by port 0.
const origin = { origin: `http://${site.key}.localhost:0` }
const rows = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

type Browser = { cookie: string; origin: string }
const jarOf = ({ cookies }: Answer): Browser => ({
  cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
  ...origin,
})
const clientOf = ({ cookie }: Browser) => decodeURIComponent(/client=([^;]+)/.exec(cookie)?.[1] ?? '')

async function admin(): Promise<Person & { browser: Browser }> {
  const somebody = await personWithPassword(app, site, [['admin', school.id]])
  const answer = await visit('POST', '/auth/sign_in', { email: somebody.email, password: goodPassword })
  return Object.assign(somebody, { browser: jarOf(answer) })
}
const start = (browser: Browser, target: Person = student) =>
  visit('POST', '/api/v1/sign_in_as_user', { user_id: target.id }, browser)
const end = (browser: Browser) => visit('DELETE', '/api/v1/sign_in_as_user', undefined, browser)
const whoIs = async (browser: Browser) =>
  at((await visit('GET', '/api/v1/current_user', undefined, browser)).json, 'data', 'id')

test('a browser acts as a student with cookies alone, and gets its own account back', async () => {
  const { id, browser } = await admin()
  const started = await start(browser)
  assert.equal(started.status, 200)
  assert.deepEqual(
    authHeaderNames.filter((name) => name in started.headers),
    [],
    'no script sees the token',
  )
  for (const cookie of started.cookies) assert.match(cookie, /; HttpOnly; SameSite=Lax/)
  const acting = jarOf(started)
  assert.equal(await whoIs(acting), student.id)
  const session = await visit('GET', '/api/v1/current_session', undefined, acting)
  assert.equal(at(session.json, 'data', 'attributes', 'kind'), 'impersonation')
  assert.equal(await whoIs(browser), id, 'one’s own session waits')

  const ended = await end(acting)
  assert.equal(ended.status, 204)
  const back = jarOf(ended)
  assert.equal(await whoIs(back), id)
  assert.equal(clientOf(back), clientOf(browser), 'the same session')
  assert.equal(await whoIs(browser), undefined, 'with a token that nobody has seen before')
  assert.equal(await whoIs(acting), undefined)
  assert.equal((await end(acting)).status, 401, 'the way back works once')
})

test('after the hour one is oneself again, as long as one’s own session lasts', async () => {
  const { id, browser } = await admin()
  const acting = jarOf(await start(browser))
  const over = `update sessions set expires_at = now() - interval '1 minute' where client = $1`
  await rows(over, [clientOf(acting)])
  assert.equal(await whoIs(acting), undefined)
  const ended = await end(acting)
  assert.equal(ended.status, 204)
  assert.equal(await whoIs(jarOf(ended)), id)

  const second = await admin()
  const other = jarOf(await start(second.browser))
  await rows(over, [clientOf(second.browser)])
  const nothingLeft = await end(other)
  assert.equal(nothingLeft.status, 204)
  for (const cookie of nothingLeft.cookies) assert.match(cookie, /Max-Age=0/)
})

test('whoever lost their role meanwhile comes back to their own account, an archived one to none', async () => {
  const somebody = await admin()
  const acting = jarOf(await start(somebody.browser))
  await rows('delete from roles where user_id = $1', [somebody.id])
  assert.equal(await whoIs(acting), undefined)
  assert.equal(await whoIs(jarOf(await end(acting))), somebody.id)

  const archived = await admin()
  const other = jarOf(await start(archived.browser))
  await rows(`update users set status = 'archived' where id = $1`, [archived.id])
  for (const cookie of (await end(other)).cookies) assert.match(cookie, /Max-Age=0/)
})

test('the way back opens with that cookie and nothing else', async () => {
  const { browser } = await admin()
  const acting = jarOf(await start(browser))
  const forged = {
    ...acting,
    cookie: acting.cookie.replace(/access-token=[^;]+/, 'access-token=AAAAAAAAAAAAAAAAAAAAAA'),
  }
  assert.equal((await end(forged)).status, 401)
  const token = decodeURIComponent(/access-token=([^;]+)/.exec(acting.cookie)?.[1] ?? '')
  const keys = { 'access-token': token, client: clientOf(acting), uid: student.email }
  await rows(`update sessions set expires_at = now() - interval '1 minute' where client = $1`, [clientOf(acting)])
  const asProgram = await visit('DELETE', '/api/v1/sign_in_as_user', undefined, keys)
  assert.equal(asProgram.status, 401, 'a header is no cookie')
  assert.equal(
    (await visit('DELETE', '/api/v1/sign_in_as_user', undefined, { ...acting, origin: 'https://evil.example' })).status,
    403,
  )
  assert.equal((await end(browser)).status, 409, 'there is nothing to end')
  assert.equal((await visit('DELETE', '/api/v1/sign_in_as_user')).status, 401)
})

test('signing out while acting as somebody, or after the hour, leaves no session of one’s own behind', async () => {
  for (const isOver of [false, true]) {
    const { browser } = await admin()
    const acting = jarOf(await start(browser))
    const over = `update sessions set expires_at = now() - interval '1 minute' where client = $1`
    if (isOver) await rows(over, [clientOf(acting)])
    await visit('DELETE', '/auth/sign_out', undefined, acting)
    assert.equal(await whoIs(acting), undefined)
    assert.equal(await whoIs(browser), undefined)
  }
})

test('devices, deletion and the download of everything are out of reach while acting', async () => {
  const { browser } = await admin()
  const target = await person(app, site, [['student', school.id]])
  const acting = jarOf(await start(browser, target))
  const list = await visit('GET', '/api/v1/sessions', undefined, acting)
  for (const row of listAt(list.json, 'data')) {
    assert.equal(at(row, 'meta', 'can', 'delete'), false)
    assert.equal((await visit('DELETE', `/api/v1/sessions/${at(row, 'id')}`, undefined, acting)).status, 403)
  }
  assert.equal((await visit('POST', '/api/v1/current_user/deletion', undefined, acting)).status, 403)
  assert.equal((await visit('GET', '/api/v1/current_user/export', undefined, acting)).status, 403)
})

test('a list of people says for each whether one may act as them', async () => {
  const { browser } = await admin()
  const list = await visit('GET', `/api/v1/users?filter[id_in]=${student.id}`, undefined, browser)
  assert.equal(at(list.json, 'data', 0, 'meta', 'can', 'signInAsUser'), true)
  const own = await visit('GET', '/api/v1/current_user', undefined, browser)
  assert.equal(at(own.json, 'data', 'meta', 'can', 'signInAsUser'), false)
})
