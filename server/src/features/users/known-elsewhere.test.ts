import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '#protocol/client.ts'
import { acceptJoinRequest, joinOrganization, joinRequests } from '#protocol/features/joining.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { inviteUser, users } from '#protocol/features/users.ts'
import { defineTenant } from '#protocol/tenants/tenant.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { goodPassword, personWithPassword, signIn, textAt, visitor } from '#test/visitor.ts'
import { person, transportOf, world } from '#test/world.ts'

const database = await OwnDatabase.create()
const app = await reactingApp({}, database)
const w = await world({}, app)
const { site, school, nonProfit, provider, schoolAdmin, centerAdmin, providerAdmin, operator, guest, mentor } = w
const visit = visitor(app, site)

/** The same without a worker, whose own questions would be counted too. */
const still = await database.app()
still.sites.add(defineTenant({ key: site.key, name: 'Test', variant: 'box' }), site.id)
const stillAdmin = new Client(transportOf(still), providerAdmin.credentials)

const add = async (who: Client, email: string, more: object = {}) => {
  const attributes = { email, firstName: 'Noor', lastName: 'Bos', invite: false, ...more }
  const answer = await who.send('POST', '/users', { data: { type: 'users', attributes } })
  return { status: answer.status, body: answer.body, id: textAt(JSON.parse(answer.body), 'data', 'id') }
}
const change = async (who: Client, id: string, email: string) => {
  const answer = await who.send('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { email } } })
  return { status: answer.status, body: answer.body, id }
}
const accept = (token: string) => visit('POST', '/api/v1/confirm', { confirmation_token: token })
const invitation = async (email: string, count = 1) => tokenIn(await mailTo(app, site, email, 'invitationKnown', count))
const rolesOf = async (id: string) => {
  const rows = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ role: string }>(`select name || ' ' || organization_id as role from roles where user_id = $1`, [id]),
  )
  return rows.map(({ role }) => role).sort()
}

/** What somebody gets to see, and what it costs: without what differs for every person anyway. */
async function seen(email: string, work: () => Promise<{ status: number; body: string; id: string }>) {
  const before = still.road.db.statementCount
  const { status, body, id } = await work()
  const plain = body
    .replaceAll(id, 'the id')
    .replaceAll(email, 'the address')
    .replaceAll(/person\.\w+@example\.test/g, 'the old address')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'a moment')
    .replaceAll(/"(id|roleId)":"[0-9a-f-]{36}"/g, '"$1":"some id"')
  return { status, plain, statements: still.road.db.statementCount - before }
}

const statuses = ['active', 'invited', 'inactive', 'archived']

test('who is added with an address of somebody elsewhere looks like anybody new, and costs the same', async () => {
  await add(stillAdmin, randomEmail('first'))
  const free = randomEmail('free')
  const nobody = await seen(free, () => add(stillAdmin, free))
  assert.equal(nobody.status, 201)
  for (const status of statuses) {
    const { email } = await person(app, site, [['mentor', school.id]], { status })
    assert.deepEqual(await seen(email, () => add(stillAdmin, email)), nobody, status)
  }
  const listed = await providerAdmin.list(users, { filter: { statusEq: 'invited' } })
  const [first, ...others] = listed.map(({ can, firstName, status, invitedAt }) => ({
    can,
    firstName,
    status,
    invitedAt,
  }))
  assert.ok(others.length >= statuses.length)
  for (const each of others) assert.deepEqual(each, first)
})

test('a second time it is somebody whom one sees, and that is said; so it is to whoever looks after them', async () => {
  const { email } = await person(app, site, [['mentor', school.id]])
  await add(providerAdmin, email)
  for (const who of [providerAdmin, centerAdmin, schoolAdmin, operator]) {
    const again = await add(who, email.toUpperCase(), { role: 'volunteer', organizationId: provider.id })
    assert.match(again.body, who === schoolAdmin ? /access.forbidden/ : /emailTaken/)
  }
  assert.match((await add(schoolAdmin, email)).body, /emailTaken/)
})

test('of two who add the same address at once nobody learns of the other', async () => {
  const email = randomEmail('both')
  const answers = await Promise.all([add(providerAdmin, email), add(schoolAdmin, email)])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  )
})

test('the owner accepts: the account goes on, with a role more, and nothing is left beside it', async () => {
  const owner = await personWithPassword(app, site, [['mentor', school.id]], { firstName: 'Echt' })
  const { id } = await add(providerAdmin, owner.email, { role: 'admin' })
  await providerAdmin.run(inviteUser, id)
  const mail = await mailTo(app, site, owner.email, 'invitationKnown')
  assert.match(mail.text, /Bakkerij/)
  assert.equal((await providerAdmin.send('GET', `/users/${owner.id}`)).status, 404, 'nothing of the account before')

  const answer = await accept(tokenIn(mail))

  assert.equal(textAt(answer.json, 'meta', 'confirmed'), 'joined')
  assert.deepEqual(await rolesOf(owner.id), [`admin ${provider.id}`, `mentor ${school.id}`])
  assert.equal((await providerAdmin.find(users, owner.id)).firstName, 'Echt')
  assert.equal((await providerAdmin.send('GET', `/users/${id}`)).status, 404)
  await signIn(visit, owner.email)
  assert.equal((await accept(tokenIn(mail))).status, 422, 'once')
  assert.deepEqual(await mailsTo(app, site, owner.email, 'invitation'), [])
})

test('what the school wrote about a student meanwhile becomes theirs', async () => {
  const owner = await personWithPassword(app, site, [['volunteer', provider.id]])
  const student = { role: 'student', studentNumber: '4711', mentorId: mentor.id, invite: true }
  const { id } = await add(schoolAdmin, owner.email, student)
  assert.equal((await schoolAdmin.find(studentProfiles, id)).studentNumber, '4711')
  await accept(await invitation(owner.email))
  assert.equal((await schoolAdmin.find(studentProfiles, owner.id)).studentNumber, '4711')
  const [tie] = await schoolAdmin.list(mentorships, { filter: { studentIdEq: owner.id } })
  assert.equal(tie?.mentorId, mentor.id)
  assert.deepEqual(
    (await mentor.list(users, { filter: { emailEq: owner.email } })).map((user) => user.id),
    [owner.id],
  )
})

test('whoever never accepted their first invitation accepts both, and chooses a password', async () => {
  const owner = await person(app, site, [['volunteer', nonProfit.id]], { status: 'invited' })
  await add(providerAdmin, owner.email, { invite: true })
  const answer = await accept(await invitation(owner.email))
  const token = textAt(answer.json, 'meta', 'resetPasswordToken')
  const pair = { password: goodPassword, password_confirmation: goodPassword }
  await visit('PUT', '/auth/password', { ...pair, reset_password_token: token })
  await signIn(visit, owner.email)
  assert.deepEqual(await rolesOf(owner.id), [`volunteer ${nonProfit.id}`, `volunteer ${provider.id}`].sort())
})

test('an account that was closed is not opened by somebody else’s invitation', async () => {
  for (const status of ['inactive', 'archived']) {
    const owner = await person(app, site, [['volunteer', nonProfit.id]], { status })
    await add(providerAdmin, owner.email, { invite: true })
    assert.equal((await accept(await invitation(owner.email))).status, 422)
    assert.deepEqual(await rolesOf(owner.id), [`volunteer ${nonProfit.id}`])
  }
})

test('where the account is gone meanwhile the invitation makes one', async () => {
  const owner = await person(app, site, [['volunteer', nonProfit.id]])
  const { id } = await add(providerAdmin, owner.email, { invite: true })
  const token = await invitation(owner.email)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update users set email = $2 where id = $1', [owner.id, randomEmail('moved')]),
  )
  assert.match((await accept(token)).text, /resetPasswordToken/)
  assert.equal((await providerAdmin.find(users, id)).status, 'active')
  await visit('POST', '/auth/password', { email: owner.email })
  await mailTo(app, site, owner.email, 'passwordReset')
})

test('correcting an invited address tells nothing either, and a link counts for the mailbox it was sent to', async () => {
  const correct = async (email: string) => {
    const { id } = await add(providerAdmin, randomEmail('wrong'))
    return seen(email, () => change(stillAdmin, id, email))
  }
  const nobody = await correct(randomEmail('free'))
  assert.equal(nobody.status, 200)
  for (const status of statuses) {
    const { email } = await person(app, site, [['mentor', school.id]], { status })
    assert.deepEqual(await correct(email), nobody, status)
  }
  const [own, victim] = [randomEmail('own'), await person(app, site, [['mentor', school.id]], { status: 'invited' })]
  const { id } = await add(providerAdmin, own, { invite: true })
  const token = tokenIn(await mailTo(app, site, own, 'invitationHost'))
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update users set email = $2, is_stand_in = true where id = $1', [id, victim.email]),
  )
  assert.equal((await accept(token)).status, 422)
  assert.deepEqual(await rolesOf(victim.id), [`mentor ${school.id}`])
})

test('the address of somebody active is changed with the same answer, whoever has the new one', async () => {
  const correct = async (email: string) => {
    const somebody = await person(app, site, [['volunteer', provider.id]])
    return seen(email, () => change(stillAdmin, somebody.id, email))
  }
  const nobody = await correct(randomEmail('free'))
  assert.equal(nobody.status, 200)
  for (const status of statuses) {
    const { email } = await person(app, site, [['mentor', school.id]], { status })
    assert.deepEqual(await correct(email), nobody, status)
    await mailTo(app, site, email, 'emailInUse')
  }
  const colleague = await person(app, site, [['volunteer', provider.id]])
  assert.equal((await correct(colleague.email)).status, 422)
})

test('a request to join in somebody else’s name leads to no account', async () => {
  const join = async (email: string) => {
    const name = { firstName: 'Bo', lastName: 'Vis' }
    await guest.run(joinOrganization, '', { organizationId: provider.id, ...name, contactEmail: email })
    const rows = await providerAdmin.list(joinRequests, { filter: { statusEq: 'pending' } })
    const request = rows.find((row) => row.email === email)
    await providerAdmin.run(acceptJoinRequest, request?.id ?? '')
    const [user] = await providerAdmin.list(users, { filter: { emailEq: email } })
    return user as NonNullable<typeof user>
  }
  const owner = await personWithPassword(app, site, [['mentor', school.id]])
  const [nobody, known] = [await join(randomEmail('free')), await join(owner.email)]
  assert.notEqual(known.id, owner.id)
  assert.deepEqual([known.firstName, known.status, known.can], [nobody.firstName, nobody.status, nobody.can])
  await accept(await invitation(owner.email))
  assert.deepEqual(await rolesOf(owner.id), [`mentor ${school.id}`, `volunteer ${provider.id}`])
  const colleague = await person(app, site, [['admin', provider.id]])
  assert.equal((await join(colleague.email)).id, colleague.id, 'who is here already gets the role')
})
