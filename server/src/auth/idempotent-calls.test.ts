import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { goodPassword, personWithPassword, type Visitor, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const app = await reactingApp()
const { site, school } = await world({}, app)
const somebody = () => personWithPassword(app, site, [['student', school.id]])
const repeated = (key = randomUUID()) => ({ 'idempotency-key': key })

/** A last one without a key comes after all others, so that there is something to wait for. */
async function mailsAfterOneMore(visit: Visitor, email: string, expected: number) {
  assert.equal((await visit('POST', '/auth/password', { email })).status, 200)
  await mailTo(app, site, email, 'passwordReset', expected)
  return (await mailsTo(app, site, email, 'passwordReset')).length
}

test('a mail that is asked for twice with one key is sent once', async () => {
  const { email } = await somebody()
  const visit = visitor(app, site)
  const key = repeated()
  for (const _ of [1, 2]) assert.equal((await visit('POST', '/auth/password', { email }, key)).status, 200)
  assert.equal((await visit('POST', '/auth/password', { email: `x${email}` }, key)).status, 422)
  assert.equal(await mailsAfterOneMore(visit, email, 2), 2)
})

test('whoever calls from elsewhere has keys of their own', async () => {
  const { email } = await somebody()
  const key = repeated()
  for (const _ of [1, 2]) assert.equal((await visitor(app, site)('POST', '/auth/password', { email }, key)).status, 200)
  await mailTo(app, site, email, 'passwordReset', 2)
})

test('a password that is changed twice with one key is changed once, and both are told so', async () => {
  const { credentials } = await somebody()
  const visit = visitor(app, site)
  const password = 'vier giraffen in de bus'
  const body = { current_password: goodPassword, password, password_confirmation: password }
  const key = repeated()
  for (const _ of [1, 2])
    assert.equal((await visit('PUT', '/auth/password', body, { ...credentials, ...key })).status, 200)
  assert.equal((await visit('PUT', '/auth/password', body, { ...credentials, ...repeated() })).status, 422)
})

test('signing in with a key gives a session of its own each time, and none is written down', async () => {
  const { email } = await somebody()
  const visit = visitor(app, site)
  const key = repeated()
  const sign = () => visit('POST', '/auth/sign_in', { email, password: goodPassword }, key)
  const tokens = [await sign(), await sign()].map(({ headers }) => headers['access-token'])
  assert.ok(tokens[0] && tokens[1] && tokens[0] !== tokens[1])
  const kept = await app.road.db.withTenant(site.id, (sql) => sql.rows('select * from idempotency_keys'))
  for (const token of tokens) assert.ok(!JSON.stringify(kept).includes(String(token)))
})
