import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notifications } from '#protocol/features/notifications.ts'
import {
  acceptRoleOffer,
  addRole,
  declineRoleOffer,
  type offerStatuses,
  roleOffers,
  withdrawRoleOffer,
} from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, centerAdmin, providerAdmin, mentor } = await world({}, app)

const rolesOf = (id: string) =>
  app.road.db.withTenant(site.id, async (sql) => {
    const rows = await sql.rows<{ name: string }>('select name from roles where user_id = $1 order by name', [id])
    return rows.map(({ name }) => name)
  })
const offersOf = (who: Person, status: (typeof offerStatuses)[number] = 'pending') =>
  who.list(roleOffers, { filter: { statusEq: status } })

async function offered(name: 'admin' | 'mentor' = 'mentor') {
  const target = await person(app, site, [['volunteer', school.id]])
  await schoolAdmin.run(addRole, target.id, { name, organizationId: school.id })
  const [offer] = await offersOf(target)
  return { target, id: offer?.id as string }
}
const answerOf = (who: Person, id: string, what: string) => who.send('PUT', `/role_offers/${id}/${what}`)

test('whoever is active is asked before they become mentor, and has the role once they accept', async () => {
  const { target, id } = await offered()
  assert.deepEqual(await rolesOf(target.id), ['volunteer'])
  const mail = await mailTo(app, site, target.email, 'roleOffered')
  assert.match(mail.text, /Test College vraagt of je mentor wilt worden/)
  assert.equal(mail.link.pathname, '/account/roles')
  await until('the question is in the list of news', async () => {
    const [notice] = await target.list(notifications)
    return notice?.kind === 'roleOffered' && notice.path === '/account/roles'
  })

  await target.run(acceptRoleOffer, id)

  assert.deepEqual(await rolesOf(target.id), ['mentor', 'volunteer'])
  await mailTo(app, site, target.email, 'roleAdded')
  assert.equal((await answerOf(target, id, 'accept')).status, 409, 'once')
  assert.equal((await answerOf(schoolAdmin, id, 'withdraw')).status, 409)
})

test('whoever says no keeps what they had, and can be asked again', async () => {
  const { target, id } = await offered('admin')
  await target.run(declineRoleOffer, id)
  assert.deepEqual(await rolesOf(target.id), ['volunteer'])
  assert.equal((await offersOf(target, 'declined')).length, 1)
  await schoolAdmin.run(addRole, target.id, { name: 'admin', organizationId: school.id })
  assert.equal((await offersOf(target)).length, 1)
})

test('asking twice asks once', async () => {
  const { target } = await offered()
  await schoolAdmin.run(addRole, target.id, { name: 'mentor', organizationId: school.id })
  assert.equal((await offersOf(target)).length, 1)
  await mailTo(app, site, target.email, 'roleOffered')
  assert.equal((await mailsTo(app, site, target.email, 'roleOffered')).length, 1)
})

test('an offer can be taken back, and is worth nothing after that', async () => {
  const { target, id } = await offered()
  await schoolAdmin.run(withdrawRoleOffer, id)
  assert.equal((await answerOf(target, id, 'accept')).status, 409)
  assert.deepEqual(await rolesOf(target.id), ['volunteer'])
})

test('an offer runs out after fourteen days, and a new one can be made', async () => {
  const { target, id } = await offered()
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update role_offers set expires_at = expires_at - interval '14 days 1 minute' where id = $1`, [id]),
  )
  assert.equal((await answerOf(target, id, 'accept')).status, 409)
  assert.deepEqual(await rolesOf(target.id), ['volunteer'])
  await schoolAdmin.run(addRole, target.id, { name: 'mentor', organizationId: school.id })
  const [again] = await offersOf(target)
  assert.notEqual(again?.id, id)
  assert.equal((await offersOf(target, 'expired')).length, 1)
})

test('nobody else decides: not the administrator, not whoever looks into the account', async () => {
  const { target, id } = await offered()
  assert.equal((await answerOf(schoolAdmin, id, 'accept')).status, 403)
  for (const other of [mentor, centerAdmin, providerAdmin])
    for (const what of ['accept', 'decline', 'withdraw']) assert.equal((await answerOf(other, id, what)).status, 404)
  assert.equal((await answerOf(target, id, 'withdraw')).status, 403)
  const pupil = await person(app, site, [['student', school.id]])
  await schoolAdmin.run(addRole, pupil.id, { name: 'mentor', organizationId: school.id })
  const [own] = await offersOf(pupil)
  const borrowed = await schoolAdmin.send('POST', '/sign_in_as_user', { userId: pupil.id })
  const keys = ['access-token', 'client', 'uid'].map((name) => [name, borrowed.headers[name] as string])
  const answer = await app.http.inject({
    method: 'PUT',
    url: `/api/v1/role_offers/${own?.id}/accept`,
    headers: { 'x-tenant': site.key, ...Object.fromEntries(keys) },
  })
  assert.equal(answer.statusCode, 403)
})

test('whoever was only invited gets the role at once, and it is in the invitation', async () => {
  const newcomer = await person(app, site, [['volunteer', school.id]], { status: 'invited' })
  await schoolAdmin.run(addRole, newcomer.id, { name: 'mentor', organizationId: school.id })
  assert.deepEqual(await rolesOf(newcomer.id), ['mentor', 'volunteer'])
})

test('whoever is archived gets no role', async () => {
  const gone = await person(app, site, [['volunteer', school.id]], { status: 'archived' })
  const answer = await schoolAdmin.send('PUT', `/users/${gone.id}/add_role`, { name: 'mentor' })
  assert.equal(answer.status, 409)
})
