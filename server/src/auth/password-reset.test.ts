import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { newSite } from '#test/setup.ts'
import { at, authHeaderNames, goodPassword, keysOf, personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school } = await world({}, app)
const newPassword = 'oma bakt om vijf uur taart'
const pair = { password: newPassword, password_confirmation: newPassword }

async function askedForReset() {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const visit = visitor(app, site)
  const answer = await visit('POST', '/auth/password', { email: somebody.email })
  assert.equal(answer.status, 200)
  const mail = await mailTo(app, site, somebody.email, 'passwordReset')
  return { somebody, visit, mail, token: tokenIn(mail) }
}

test('the whole way: ask, mail, open, choose, signed in, told about it', async () => {
  const { somebody, visit, mail, token } = await askedForReset()
  const before = [await signIn(visit, somebody.email), await signIn(visit, somebody.email), somebody.credentials]
  assert.equal(mail.link.origin, site.url)
  assert.equal(mail.link.pathname, '/auth/reset')

  const open = await visit('GET', `/auth/password/edit?reset_password_token=${token}`)
  assert.equal(open.status, 302)
  const location = new URL(open.headers.location as string)
  assert.equal(location.origin + location.pathname, `${site.url}/auth/reset`)
  assert.deepEqual([...location.searchParams.keys()], ['reset_password_token'])

  const chosen = await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })
  assert.equal(chosen.status, 200)
  assert.equal(at(chosen.json, 'success'), true)
  assert.equal(at(chosen.json, 'data', 'email'), somebody.email)
  assert.ok(at(chosen.json, 'message'))
  for (const name of authHeaderNames) assert.ok(chosen.headers[name], name)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keysOf(chosen))).status, 200)
  for (const keys of before) assert.equal((await visit('GET', '/auth/validate_token', undefined, keys)).status, 401)
  assert.equal((await visit('POST', '/auth/sign_in', { email: somebody.email, password: goodPassword })).status, 401)
  await signIn(visit, somebody.email, newPassword)
  await mailTo(app, site, somebody.email, 'passwordChanged')
})

test('the product posts camelCase and both casings work', async () => {
  const { visit, token } = await askedForReset()
  const body = { password: newPassword, passwordConfirmation: newPassword, resetPasswordToken: token }
  assert.equal((await visit('PUT', '/auth/password', body)).status, 200)
  const second = await askedForReset()
  const form = new URLSearchParams({ ...pair, reset_password_token: second.token }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await visit('PATCH', '/auth/password', form, type)).status, 200)
})

test('a link works once, also when two hands use it at the same moment', async () => {
  const { visit, token } = await askedForReset()
  const body = { ...pair, reset_password_token: token }
  const answers = await Promise.all(Array.from({ length: 6 }, () => visit('PUT', '/auth/password', body)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401, 401, 401])
  const again = await visit('PUT', '/auth/password', body)
  assert.equal(again.status, 401)
  for (const name of authHeaderNames) assert.equal(again.headers[name], undefined)
  assert.equal((await visit('GET', `/auth/password/edit?reset_password_token=${token}`)).status, 404)
})

test('a link works for an hour', async () => {
  const { visit, token, somebody } = await askedForReset()
  const age = (minutes: number) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `update link_tokens set created_at = created_at - make_interval(mins => $2),
           expires_at = expires_at - make_interval(mins => $2) where user_id = $1`,
        [somebody.id, minutes],
      ),
    )
  await age(59)
  assert.equal((await visit('GET', `/auth/password/edit?reset_password_token=${token}`)).status, 302)
  await age(2)
  assert.equal((await visit('GET', `/auth/password/edit?reset_password_token=${token}`)).status, 404)
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 401)
})

test('a newer link replaces the older one', async () => {
  const { visit, token, somebody } = await askedForReset()
  await visit('POST', '/auth/password', { email: somebody.email })
  const newer = tokenIn(await mailTo(app, site, somebody.email, 'passwordReset', 2))
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 401)
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: newer })).status, 200)
})

test('opening the link twenty times, as mail scanners do, changes nothing', async () => {
  const { visit, token, somebody } = await askedForReset()
  const keys = await signIn(visit, somebody.email)
  for (let i = 0; i < 20; i++) {
    const open = await visit('GET', `/auth/password/edit?reset_password_token=${token}`)
    assert.equal(open.status, 302)
    assert.deepEqual(open.cookies, [])
    for (const name of authHeaderNames) assert.equal(open.headers[name], undefined)
  }
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keys)).status, 200)
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 200)
})

test('what is not a token never matches', async () => {
  const { visit, token } = await askedForReset()
  const odd = ['', ' ', null, 0, 1, true, false, {}, [], [token], { eq: token }, 'null', `${token} `, token.slice(1)]
  for (const value of [...odd, `${token}x`, '%', '_'.repeat(43), '\u0000'.repeat(43), 'x'.repeat(100_000)]) {
    const answer = await visit('PUT', '/auth/password', { ...pair, reset_password_token: value })
    assert.equal(answer.status, 401, JSON.stringify(value)?.slice(0, 60))
    for (const name of authHeaderNames) assert.equal(answer.headers[name], undefined)
  }
  for (const query of ['', 'reset_password_token=', 'reset_password_token[]=', 'reset_password_token=0']) {
    assert.equal((await visit('GET', `/auth/password/edit?${query}`)).status, 404, query)
  }
  const twice = `reset_password_token=${token}&reset_password_token=${token}`
  assert.equal((await visit('GET', `/auth/password/edit?${twice}`)).status, 404)
})

test('a link is for its own site and its own purpose', async () => {
  const { visit, token } = await askedForReset()
  const elsewhere = visitor(app, await newSite(app, { flags: { passwordlessLogin: true } }))
  assert.equal((await elsewhere('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 401)
  assert.equal((await elsewhere('POST', '/auth/magic_link/sign_in', { token })).status, 422)
  assert.equal((await visit('POST', '/api/v1/confirm', { confirmation_token: token })).status, 422)
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 200)
})

test('who may not sign in cannot by a reset either', async () => {
  for (const status of ['inactive', 'archived']) {
    const { visit, token, somebody } = await askedForReset()
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run('update users set status = $2 where id = $1', [somebody.id, status]),
    )
    const answer = await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })
    assert.equal(answer.status, 401, status)
    const asked = await visit('POST', '/auth/password', { email: somebody.email })
    assert.equal(asked.status, 200)
    await askedForReset() // whoever asked later has their mail
    assert.equal((await mailsTo(app, site, somebody.email, 'passwordReset')).length, 1, 'no second mail')
  }
})

test('the address decides who gets the mail, whoever is signed in', async () => {
  const { somebody } = await askedForReset()
  const other = await person(app, site, [])
  const visit = visitor(app, site)
  const body = { email: somebody.email, uid: other.email, user: { id: other.id } }
  assert.equal((await visit('POST', '/auth/password', body, other.credentials)).status, 200)
  await mailTo(app, site, somebody.email, 'passwordReset', 2)
  assert.equal((await mailsTo(app, site, other.email)).length, 0)
  for (const email of [undefined, null, '', 0, {}, [somebody.email], `${somebody.email},${other.email}`]) {
    assert.equal((await visit('POST', '/auth/password', { email })).status, 401, JSON.stringify(email))
  }
  assert.equal((await mailsTo(app, site, somebody.email, 'passwordReset')).length, 2)
})

test('a forged host never reaches a mail', async () => {
  const somebody = await personWithPassword(app, site)
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-host': 'evil.example',
    forwarded: 'host=evil.example;proto=https',
    referer: 'https://evil.example/',
  }
  const visit = visitor(app, site)
  assert.equal((await visit('POST', '/auth/password', { email: somebody.email }, forged)).status, 200)
  const mail = await mailTo(app, site, somebody.email, 'passwordReset')
  assert.equal(mail.link.origin, site.url)
  assert.doesNotMatch(mail.html + mail.text + mail.subject, /evil/)
  const open = await visit('GET', `/auth/password/edit?reset_password_token=${tokenIn(mail)}`, undefined, forged)
  assert.ok((open.headers.location as string).startsWith(`${site.url}/auth/reset?`))
})

test('no mail and no redirect carries values of a session', async () => {
  const { somebody, visit, mail, token } = await askedForReset()
  const answer = await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })
  const changed = await mailTo(app, site, somebody.email, 'passwordChanged')
  for (const { html, text } of [mail, changed]) {
    assert.doesNotMatch(html + text, /access-token|client=|uid=|expiry=/)
    assert.ok(!(html + text).includes(answer.headers['access-token'] as string))
  }
})
