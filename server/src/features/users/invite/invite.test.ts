import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUser, users } from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { newSite, randomEmail } from '#test/setup.ts'
import { at, goodPassword, keysOf, signIn, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, providerAdmin, student } = await world({}, app)
const visit = visitor(app, site)
const pair = { password: goodPassword, password_confirmation: goodPassword }

async function invited(email = randomEmail()) {
  const attributes = { email, firstName: 'Noor', lastName: 'Bos', role: 'student' as const, organizationId: school.id }
  const { id } = await schoolAdmin.run(createUser, '', attributes)
  return { id, email, mail: await mailTo(app, site, email, 'invitation') }
}
const resend = (id: string) => schoolAdmin.send('POST', `/users/${id}/resend_confirmation_instructions`)
const later = (id: string, interval: string) =>
  app.road.db.withTenant(site.id, (sql) =>
    sql.batch([
      { text: 'update users set invited_at = invited_at - $2::interval where id = $1', values: [id, interval] },
      {
        text: 'update link_tokens set expires_at = expires_at - $2::interval where user_id = $1',
        values: [id, interval],
      },
    ]),
  )
const statusOf = async (id: string) => (await schoolAdmin.find(users, id)).status
const confirm = (token: unknown, more: object = {}) =>
  visit('POST', '/api/v1/confirm', { confirmation_token: token, ...more })

test('an invitation leads by mail to an account with a password of one’s own', async () => {
  const { id, email, mail } = await invited()
  assert.equal(await statusOf(id), 'invited')
  assert.equal(mail.link.origin, site.url)
  assert.equal(mail.link.pathname, '/confirm')
  assert.match(mail.text, /Test College/)
  const before = await visit('POST', '/auth/sign_in', { email, password: goodPassword })
  assert.equal(before.status, 401)

  const accepted = await confirm(tokenIn(mail), pair)

  assert.equal(accepted.status, 200)
  assert.deepEqual(at(accepted.json, 'meta'), { confirmed: 'account' })
  assert.equal(await statusOf(id), 'active')
  await signIn(visit, email)
})

test('accepting first and choosing the password afterwards works too', async () => {
  const { email, mail } = await invited()
  const accepted = await confirm(tokenIn(mail))
  assert.equal(accepted.status, 200)
  const resetPasswordToken = at(accepted.json, 'meta', 'resetPasswordToken')
  const chosen = await visit('PUT', '/auth/password', { ...pair, reset_password_token: resetPasswordToken })
  assert.equal(chosen.status, 200)
  assert.equal(chosen.headers.uid, email)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keysOf(chosen))).status, 200)
})

test('an invitation works once, also for two at the same moment', async () => {
  const { mail } = await invited()
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(tokenIn(mail), pair)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422, 422, 422])
  assert.equal((await confirm(tokenIn(mail))).status, 422)
})

test('a refused password leaves the invitation as it was', async () => {
  const { id, mail } = await invited()
  const weak = { password: 'kort', password_confirmation: 'kort' }
  assert.equal((await confirm(tokenIn(mail), weak)).status, 422)
  assert.equal(await statusOf(id), 'invited')
  assert.equal((await confirm(tokenIn(mail), pair)).status, 200)
})

test('an invitation works for fourteen days', async () => {
  const { id, mail } = await invited()
  await later(id, '13 days 23 hours')
  const open = await visit('GET', `/auth/confirmation?confirmation_token=${tokenIn(mail)}`)
  assert.equal(new URL(open.headers.location as string).searchParams.get('account_confirmation_success'), 'true')
  await later(id, '2 hours')
  assert.equal((await confirm(tokenIn(mail), pair)).status, 422)
  const late = await visit('GET', `/auth/confirmation?confirmation_token=${tokenIn(mail)}`)
  assert.equal(late.status, 302)
  assert.equal(new URL(late.headers.location as string).searchParams.get('account_confirmation_success'), 'false')
})

test('opening the link twenty times changes nothing', async () => {
  const { id, mail } = await invited()
  for (let i = 0; i < 20; i++) {
    const open = await visit('GET', `/auth/confirmation?confirmation_token=${tokenIn(mail)}`)
    assert.equal(open.status, 302)
    assert.ok((open.headers.location as string).startsWith(`${site.url}/confirm?`))
  }
  assert.equal(await statusOf(id), 'invited')
  assert.equal((await confirm(tokenIn(mail), pair)).status, 200)
})

test('what is not a token never matches', async () => {
  const { mail } = await invited()
  const token = tokenIn(mail)
  for (const value of [
    '',
    ' ',
    null,
    undefined,
    0,
    true,
    {},
    [],
    [token],
    { eq: token },
    `${token}=`,
    token.slice(1),
  ]) {
    assert.equal((await confirm(value, pair)).status, 422, JSON.stringify(value))
  }
  const elsewhere = visitor(app, await newSite(app))
  assert.equal((await elsewhere('POST', '/api/v1/confirm', { confirmation_token: token })).status, 422)
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })).status, 401)
})

test('an invitation is sent again at most once in ten minutes, and the older one stops working', async () => {
  const { id, email, mail } = await invited()
  const tooSoon = await resend(id)
  assert.equal(tooSoon.status, 429)
  const wait = Number(tooSoon.headers['retry-after'])
  assert.ok(wait > 540 && wait <= 600, String(wait))
  await later(id, '10 minutes 1 second')
  const answers = await Promise.all([resend(id), resend(id), resend(id)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429, 429])
  const second = await mailTo(app, site, email, 'invitationAgain')
  assert.match(second.subject, /^Een nieuwe link/)
  assert.equal((await confirm(tokenIn(mail), pair)).status, 422)
  assert.equal((await confirm(tokenIn(second), pair)).status, 200)
  const invitations = (await mailsTo(app, site, email)).filter(({ purpose }) => purpose.startsWith('invitation'))
  assert.equal(invitations.length, 2)
  assert.equal((await resend(id)).status, 409, 'nobody is invited who is in already')
})

test('the ten minutes begin with the invitation itself, not when its mail is made', async () => {
  const attributes = { email: randomEmail(), firstName: 'Noor', lastName: 'Bos', role: 'student' as const }
  const { id } = await schoolAdmin.run(createUser, '', attributes)
  assert.equal((await resend(id)).status, 429)
})

test('the person can ask for the mail again themselves', async () => {
  const { email } = await invited()
  const asked = await visit('POST', '/auth/confirmation', { email })
  assert.equal(asked.status, 200)
  const mail = await mailTo(app, site, email, 'invitationAgain')
  assert.equal((await confirm(tokenIn(mail), pair)).status, 200)
})

test('an invitation to a wrong address dies when the address is corrected', async () => {
  const { id, mail } = await invited()
  const right = randomEmail('right')
  const body = { data: { type: 'users', id, attributes: { email: right } } }
  assert.equal((await schoolAdmin.send('PATCH', `/users/${id}`, body)).status, 200)
  assert.equal((await confirm(tokenIn(mail), pair)).status, 422)
  const second = await mailTo(app, site, right, 'invitation')
  assert.equal((await confirm(tokenIn(second), pair)).status, 200)
})

test('who is archived before accepting stays out', async () => {
  const { id, mail } = await invited()
  assert.equal((await schoolAdmin.send('DELETE', `/users/${id}`)).status, 204)
  assert.equal((await confirm(tokenIn(mail), pair)).status, 422)
  assert.equal(await statusOf(id), 'archived')
})

test('only who looks after a person may invite or remind them', async () => {
  const { id } = await invited()
  await later(id, '1 hour')
  for (const other of [providerAdmin, student]) {
    assert.equal((await other.send('POST', `/users/${id}/resend_confirmation_instructions`)).status, 404)
  }
  const attributes = { email: randomEmail(), first_name: 'A', last_name: 'B' }
  const byStudent = await student.send('POST', '/users', { data: { type: 'users', attributes } })
  assert.equal(byStudent.status, 403)
  const reach = { ...attributes, role: 'admin', organization_id: school.id }
  const byProvider = await providerAdmin.send('POST', '/users', { data: { type: 'users', attributes: reach } })
  assert.equal(byProvider.status, 403)
  const twice = await schoolAdmin.send('POST', '/users', {
    data: { type: 'users', attributes: { ...attributes, email: student.email.toUpperCase(), role: 'mentor' } },
  })
  assert.equal(twice.status, 422)
})
