import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentUser } from '#protocol/features/account.ts'
import { deactivateUser, reactivateUser, users } from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { randomEmail } from '#test/setup.ts'
import { goodPassword, personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, providerAdmin, student } = await world({}, app)
const visit = visitor(app, site)
const ask = (who: Person, email: string, password: unknown = goodPassword) =>
  who.send('PATCH', '/current_user', { user: { email, current_password: password } })
const confirm = (token: string) => visit('POST', '/api/v1/confirm', { confirmation_token: token })
const tokenFor = async (address: string) => tokenIn(await mailTo(app, site, address, 'emailConfirm'))
const byAdmin = (who: Person, target: Person, email: string) =>
  who.send('PATCH', `/users/${target.id}`, { data: { type: 'users', id: target.id, attributes: { email } } })

test('a new address is confirmed by itself, and both are told', async () => {
  const somebody = await personWithPassword(app, site)
  const address = randomEmail('new')
  assert.equal((await ask(somebody, address)).status, 200)
  assert.equal((await somebody.ask(currentUser)).email, somebody.email, 'nothing changes before it is confirmed')
  await mailTo(app, site, somebody.email, 'emailChanging')

  assert.equal((await confirm(await tokenFor(address))).status, 200)

  assert.equal((await somebody.ask(currentUser)).email, address)
  await mailTo(app, site, somebody.email, 'emailChanged')
  await mailTo(app, site, address, 'emailChanged')
  assert.equal((await confirm(await tokenFor(address))).status, 422, 'once')
  const old = await visit('POST', '/auth/sign_in', { email: somebody.email, password: goodPassword })
  assert.equal(old.status, 401)
  const signedIn = await visit('POST', '/auth/sign_in', { email: address, password: goodPassword })
  assert.equal(signedIn.headers.uid, address)
})

test('it needs the current password', async () => {
  const somebody = await personWithPassword(app, site)
  const address = randomEmail('new')
  for (const password of [null, '', 'not this one', 0, {}, true]) {
    const answer = await ask(somebody, address, password)
    assert.equal(answer.status, 422, String(password))
  }
  assert.equal((await somebody.send('PATCH', '/current_user', { user: { email: address } })).status, 422)
  assert.deepEqual(await mailsTo(app, site, address), [])
  const same = await somebody.send('PATCH', '/current_user', { user: { email: somebody.email.toUpperCase() } })
  assert.equal(same.status, 200, 'the same address is no change')
})

test('an administrator cannot go around that for their own account', async () => {
  const address = randomEmail('new')
  assert.equal((await byAdmin(schoolAdmin, schoolAdmin, address)).status, 422)
  assert.deepEqual(await mailsTo(app, site, address), [])
})

test('two changes at the same moment never confirm an address that was not asked', async () => {
  for (let round = 0; round < 5; round++) {
    const somebody = await personWithPassword(app, site)
    const [mine, foreign] = [randomEmail('mine'), randomEmail('foreign')]
    const answers = await Promise.all([ask(somebody, mine), ask(somebody, foreign)])
    for (const { status } of answers) assert.equal(status, 200)
    // Only the mailbox of `mine` is theirs: its link may confirm that address or nothing.
    const answer = await confirm(await tokenFor(mine))
    const { email } = await somebody.ask(currentUser)
    assert.equal(email, answer.status === 200 ? mine : somebody.email)
  }
})

test('a later request replaces the earlier one', async () => {
  const somebody = await personWithPassword(app, site)
  const [first, second] = [randomEmail('first'), randomEmail('second')]
  await ask(somebody, first)
  await ask(somebody, second)
  assert.equal((await confirm(await tokenFor(first))).status, 422)
  assert.equal((await confirm(await tokenFor(second))).status, 200)
})

test('whose address it is already learns of it, not whoever asks; who may see them is told', async () => {
  const somebody = await personWithPassword(app, site, [], { firstName: 'Nieuwsgierig' })
  assert.equal((await ask(somebody, student.email.toUpperCase())).status, 200)
  const told = await mailTo(app, site, student.email, 'emailInUse')
  assert.equal(told.link.pathname, '/inloggen')
  assert.doesNotMatch(told.text, /Nieuwsgierig/)
  assert.deepEqual(await mailsTo(app, site, student.email.toUpperCase(), 'emailConfirm'), [])
  const teacher = await personWithPassword(app, site, [['admin', school.id]])
  assert.equal((await ask(teacher, student.email)).status, 422)
})

test('an address that was taken meanwhile is not confirmed', async () => {
  const somebody = await personWithPassword(app, site)
  const address = randomEmail('contested')
  await ask(somebody, address)
  await person(app, site, [], { email: address })
  assert.equal((await confirm(await tokenFor(address))).status, 422)
  assert.equal((await somebody.ask(currentUser)).email, somebody.email)
})

test('a reset link in the old mailbox dies with the change', async () => {
  const somebody = await personWithPassword(app, site)
  await visit('POST', '/auth/password', { email: somebody.email })
  const reset = tokenIn(await mailTo(app, site, somebody.email, 'passwordReset'))
  const address = randomEmail('new')
  await ask(somebody, address)
  await confirm(await tokenFor(address))
  const pair = { password: 'oma bakt om vijf uur taart', password_confirmation: 'oma bakt om vijf uur taart' }
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: reset })).status, 401)
})

test('who was archived meanwhile keeps the old address', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const address = randomEmail('new')
  await ask(somebody, address)
  assert.equal((await schoolAdmin.send('DELETE', `/users/${somebody.id}`)).status, 204)
  assert.equal((await confirm(await tokenFor(address))).status, 422)
  assert.equal((await schoolAdmin.find(users, somebody.id)).email, somebody.email)
})

test('whoever changes their password, as the mail advises, stops the change that a thief asked for', async () => {
  const owner = await personWithPassword(app, site)
  const chosen = 'oma bakt om vijf uur taart'
  const pair = { password: chosen, password_confirmation: chosen }

  const first = randomEmail('thief')
  await ask(owner, first)
  const changed = await visit('PUT', '/auth/password', { ...pair, current_password: goodPassword }, owner.credentials)
  assert.equal(changed.status, 200)
  assert.equal((await confirm(await tokenFor(first))).status, 422)

  const second = randomEmail('thief')
  await ask(owner, second, chosen)
  await visit('POST', '/auth/password', { email: owner.email })
  const reset = tokenIn(await mailTo(app, site, owner.email, 'passwordReset'))
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: reset })).status, 200)
  assert.equal((await confirm(await tokenFor(second))).status, 422)

  const keys = await signIn(visit, owner.email, chosen)
  assert.equal(keys.uid, owner.email, 'the address is the old one')
})

test('what was asked before an account was stopped does not come back with the account', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const address = randomEmail('new')
  await ask(somebody, address)
  await visit('POST', '/auth/password', { email: somebody.email })
  const reset = tokenIn(await mailTo(app, site, somebody.email, 'passwordReset'))
  await schoolAdmin.run(deactivateUser, somebody.id)
  await schoolAdmin.run(reactivateUser, somebody.id)

  assert.equal((await confirm(await tokenFor(address))).status, 422)
  const pair = { password: 'oma bakt om vijf uur taart', password_confirmation: 'oma bakt om vijf uur taart' }
  assert.equal((await visit('PUT', '/auth/password', { ...pair, reset_password_token: reset })).status, 401)
  assert.equal((await schoolAdmin.find(users, somebody.id)).email, somebody.email)
})

test('an administrator’s correction waits for the new address too, and the old one is told', async () => {
  const target = await person(app, site, [['student', school.id]])
  const address = randomEmail('corrected')
  assert.equal((await byAdmin(schoolAdmin, target, address)).status, 200)
  assert.equal((await schoolAdmin.find(users, target.id)).email, target.email)
  await mailTo(app, site, target.email, 'emailChanging')
  assert.equal((await confirm(await tokenFor(address))).status, 200)
  assert.equal((await schoolAdmin.find(users, target.id)).email, address)
})

test('nobody gets at the roles somebody has elsewhere by redirecting their mail', async () => {
  const otherSchool = await organization(app, site, 'School', { brin: '33XX' })
  const target = await person(app, site, [
    ['mentor', school.id],
    ['admin', otherSchool.id],
  ])
  const address = randomEmail('thief')
  assert.equal((await byAdmin(schoolAdmin, target, address)).status, 403)
  const operator = await person(app, site, [
    ['student', school.id],
    ['admin', null],
  ])
  assert.equal((await byAdmin(schoolAdmin, operator, address)).status, 403)
  assert.deepEqual(await mailsTo(app, site, address), [])
  assert.equal((await byAdmin(providerAdmin, student, address)).status, 404)
})

test('an address is one line of plain letters', async () => {
  const somebody = await personWithPassword(app, site)
  for (const email of ['a@b', 'a b@c.nl', 'a@c.nl\r\nBcc: x@y.nl', 'ivаn@example.test', 'a@exämple.test', 'a@b@c.nl']) {
    assert.equal((await ask(somebody, email)).status, 422, email)
  }
})
