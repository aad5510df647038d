import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { newSite, randomEmail } from '#test/setup.ts'
import { at, authHeaderNames, goodPassword, keysOf, personWithPassword, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await reactingApp({}, database)
const { site, school } = await world({ flags: { passwordlessLogin: true } }, app)

async function askedForLink() {
  const somebody = await person(app, site, [['student', school.id]])
  const visit = visitor(app, site)
  const asked = await visit('POST', '/auth/magic_link', { email: somebody.email })
  assert.equal(asked.status, 200)
  return { somebody, visit, token: tokenIn(await mailTo(app, site, somebody.email, 'magicLink')) }
}
const use = (visit: ReturnType<typeof visitor>, token: unknown) => visit('POST', '/auth/magic_link/sign_in', { token })

test('a link by mail signs in without a password, once', async () => {
  const { somebody, visit, token } = await askedForLink()
  const answer = await use(visit, token)
  assert.equal(answer.status, 200)
  assert.equal(at(answer.json, 'data', 'email'), somebody.email)
  assert.equal(answer.cookies.length, 4)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keysOf(answer))).status, 200)
  const again = await use(visit, token)
  assert.equal(again.status, 422)
  for (const name of authHeaderNames) assert.equal(again.headers[name], undefined)
})

test('of many at the same moment one gets in', async () => {
  const { visit, token } = await askedForLink()
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(visit, token)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
})

test('the link works for ten minutes, and only the newest', async () => {
  const { somebody, visit, token } = await askedForLink()
  const [row] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at) as seconds from link_tokens where user_id = $1',
      [somebody.id],
    ),
  )
  assert.equal(row?.seconds, 600)
  await visit('POST', '/auth/magic_link', { email: somebody.email })
  const newer = tokenIn(await mailTo(app, site, somebody.email, 'magicLink', 2))
  assert.equal((await use(visit, token)).status, 422)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update link_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [somebody.id]),
  )
  assert.equal((await use(visit, newer)).status, 422)
})

test('a site without the flag does not know this call', async () => {
  const plain = await newSite(app)
  const { email } = await person(app, plain, [])
  const visit = visitor(app, plain)
  assert.equal((await visit('POST', '/auth/magic_link', { email })).status, 404)
  assert.equal((await use(visit, 'x'.repeat(43))).status, 422)
  assert.deepEqual(await mailsTo(app, plain, email), [])
})

test('who is slowed down because others guess gets in by mail, at every site', async () => {
  const plain = await newSite(app)
  const { email } = await personWithPassword(app, plain)
  const visit = visitor(app, plain)
  const signIn = (from = visit, address = email) =>
    from('POST', '/auth/sign_in', { email: address, password: goodPassword })
  for (let i = 0; i < 50; i++) await visitor(app, plain)('POST', '/auth/sign_in', { email, password: 'a guess' })
  // For longer than a busy machine takes for what follows.
  await database.rows(`update throttles set next_at = next_at + interval '1 hour' where next_at > now()`)
  assert.equal((await signIn()).status, 429)
  assert.equal((await visit('POST', '/auth/magic_link', { email })).status, 200)
  const used = await use(visit, tokenIn(await mailTo(app, plain, email, 'magicLink')))
  assert.equal(used.status, 200)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keysOf(used))).status, 200)
  assert.equal((await signIn()).status, 200, 'and from then on is no stranger there')
  assert.equal((await signIn(visitor(app, plain))).status, 429, 'as others still are')

  const nobody = randomEmail('nobody')
  for (let i = 0; i < 10; i++) assert.equal((await signIn(visit, nobody)).status, 401)
  assert.equal((await visit('POST', '/auth/magic_link', { email: nobody })).status, 200, 'known or not')
})

test('only nuborgh has it among the partners', () => {
  const having = ['nuborgh', 'demo', 'raayland', 'mas4you', 'stagehaven', 'axia', 'match2gether'].filter(
    (key) => app.sites.key(key)?.flags.passwordlessLogin,
  )
  assert.deepEqual(having, ['nuborgh'])
})

test('what is not a token never matches', async () => {
  const { visit, token } = await askedForLink()
  for (const value of ['', ' ', null, undefined, 0, true, {}, [], [token], { eq: token }, `${token} `]) {
    assert.equal((await use(visit, value)).status, 422, JSON.stringify(value))
  }
  assert.equal((await use(visit, token)).status, 200)
})

test('who may not sign in gets no mail, and an older link does not help', async () => {
  for (const status of ['inactive', 'archived', 'invited']) {
    const { somebody, visit, token } = await askedForLink()
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run('update users set status = $2 where id = $1', [somebody.id, status]),
    )
    assert.equal((await use(visit, token)).status, 401, status)
    assert.equal((await visit('POST', '/auth/magic_link', { email: somebody.email })).status, 200)
    assert.equal((await mailsTo(app, site, somebody.email, 'magicLink')).length, 1, status)
  }
})

test('the link leads to the sign-in page of the site, whatever host was asked', async () => {
  const { email } = await person(app, site, [])
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await visitor(app, site)('POST', '/auth/magic_link', { email }, forged)
  const mail = await mailTo(app, site, email, 'magicLink')
  assert.equal(mail.link.origin + mail.link.pathname, `${site.url}/inloggen`)
})
