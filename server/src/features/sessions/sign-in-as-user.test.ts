import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#protocol/features/users.ts'
import { newSite } from '#test/setup.ts'
import { at, authHeaderNames, givePassword, goodPassword, listAt, visitor } from '#test/visitor.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const place = await world()
const { app, site, school, center, provider, schoolAdmin, centerAdmin, operator, mentor, student } = place
const visit = visitor(app, site)

const otherSchool = await organization(app, site, 'School', { brin: '22YY' })
const otherCenter = await organization(app, site, 'VolunteerCenter')
const otherHost = await organization(app, site, 'NonProfit', { center_id: otherCenter.id })

const attempt = (who: Person, target: Person, more: object = {}) =>
  who.send('POST', '/sign_in_as_user', { data: { type: 'users', attributes: { user_id: target.id, ...more } } })

async function borrow(who: Person, target: Person): Promise<Record<string, string>> {
  const { status, headers, body } = await attempt(who, target)
  assert.equal(status, 200, body)
  const { 'access-token': token, client, uid } = headers as Record<string, string>
  return { 'access-token': token as string, client: client as string, uid: uid as string }
}
const rows = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

test('who may act as whom', async () => {
  const targets: Record<string, Person> = {
    student,
    mentor,
    schoolAdmin: await person(app, site, [['admin', school.id]]),
    schoolVolunteer: await person(app, site, [['volunteer', school.id]]),
    studentElsewhere: await person(app, site, [['student', otherSchool.id]]),
    mentorAndAdminElsewhere: await person(app, site, [
      ['mentor', school.id],
      ['admin', otherSchool.id],
    ]),
    centerAdmin: await person(app, site, [['admin', center.id]]),
    hostAdmin: place.providerAdmin,
    hostVolunteer: await person(app, site, [['volunteer', provider.id]]),
    hostElsewhere: await person(app, site, [['admin', otherHost.id]]),
    operator: await person(app, site, [['admin', null]]),
    inactive: await person(app, site, [['student', school.id]], { status: 'inactive' }),
    archived: await person(app, site, [['student', school.id]], { status: 'archived' }),
    invited: await person(app, site, [['student', school.id]], { status: 'invited' }),
    withoutRole: await person(app, site, []),
  }
  const all = Object.keys(targets)
  const active = all.filter((name) => !['operator', 'inactive', 'archived', 'invited', 'withoutRole'].includes(name))
  const expected: [string, Person, string[]][] = [
    ['student', await person(app, site, [['student', school.id]]), []],
    ['mentor', await person(app, site, [['mentor', school.id]]), []],
    ['volunteer', place.volunteer, []],
    ['provider admin', await person(app, site, [['admin', provider.id]]), []],
    ['non-profit admin', place.nonProfitAdmin, []],
    ['school admin', schoolAdmin, ['student', 'mentor']],
    ['centre admin', centerAdmin, ['hostAdmin', 'hostVolunteer']],
    ['operator', operator, active],
  ]
  for (const [name, who, allowed] of expected) {
    const outcome: string[] = []
    for (const target of all) {
      const answer = await attempt(who, targets[target] as Person)
      assert.ok([200, 403].includes(answer.status), `${name} as ${target}: ${answer.status}`)
      if (answer.status === 200) outcome.push(target)
      else assert.notEqual(answer.headers.uid, targets[target]?.email)
    }
    assert.deepEqual(outcome, allowed, name)
  }
})

test('oneself, nobody, a person of another site and a guest are all refused', async () => {
  const foreign = await person(app, await newSite(app), [])
  assert.equal((await attempt(schoolAdmin, schoolAdmin)).status, 403)
  const unknown = await attempt(schoolAdmin, foreign)
  assert.equal(unknown.status, 403)
  const nobody = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: '00000000-0000-4000-8000-000000000000' })
  assert.equal(nobody.body, unknown.body)
  assert.equal((await schoolAdmin.send('POST', '/sign_in_as_user', {})).status, 403)
  assert.equal((await place.guest.send('POST', '/sign_in_as_user', { user_id: student.id })).status, 401)
})

test('the borrowed session comes in the six headers and lasts an hour', async () => {
  const answer = await attempt(schoolAdmin, student, { reason: 'Hij ziet zijn uren niet' })
  const headers = answer.headers as Record<string, string>
  for (const name of authHeaderNames) assert.ok(headers[name], name)
  assert.equal(headers.uid, student.email)
  assert.ok(Math.abs(Number(headers.expiry) - Date.now() / 1000 - 3600) < 30)
  assert.notEqual(headers['access-token'], schoolAdmin.credentials['access-token'])

  const keys = { authorization: headers.authorization as string }
  const me = await visit('GET', '/api/v1/current_user', undefined, keys)
  assert.equal(at(me.json, 'data', 'id'), student.id)
  await rows(`update sessions set expires_at = now() - interval '1 second' where client = $1`, [headers.client])
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, keys)).status, 401)
})

test('the audit log names both, with the reason, from the first moment to the last', async () => {
  const target = await person(app, site, [['student', school.id]])
  const answer = await attempt(schoolAdmin, target, { reason: 'Hij ziet zijn uren niet' })
  const keys = { authorization: (answer.headers as Record<string, string>).authorization as string }
  await visit('PATCH', '/api/v1/current_user', { user: { first_name: 'Jan' } }, keys)
  await visit('DELETE', '/api/v1/sign_in_as_user', undefined, keys)
  const events = await rows<{ name: string; actor: string; impersonator: string | null; data: object }>(
    `select name, actor_id as actor, impersonator_id as impersonator, data from events
     where subject_id = $1 order by created_at`,
    [target.id],
  )
  const both = { userId: target.id, impersonatorId: schoolAdmin.id }
  assert.deepEqual(events, [
    {
      name: 'impersonation.started',
      actor: schoolAdmin.id,
      impersonator: null,
      data: { ...both, reason: 'Hij ziet zijn uren niet' },
    },
    { name: 'user.updated', actor: target.id, impersonator: schoolAdmin.id, data: { userId: target.id } },
    { name: 'impersonation.ended', actor: target.id, impersonator: schoolAdmin.id, data: both },
  ])
})

test('signing out of a borrowed session ends it in the audit log too', async () => {
  const target = await person(app, site, [['student', school.id]])
  const keys = await borrow(schoolAdmin, target)
  assert.equal((await visit('DELETE', '/auth/sign_out', undefined, keys)).status, 200)
  const events = await rows<{ impersonator: string }>(
    `select impersonator_id as impersonator from events where subject_id = $1 and name = 'impersonation.ended'`,
    [target.id],
  )
  assert.deepEqual(events, [{ impersonator: schoolAdmin.id }])
})

test('ending it answers 204, and one’s own session still works', async () => {
  const keys = await borrow(schoolAdmin, student)
  const end = await visit('DELETE', '/api/v1/sign_in_as_user', { return_to: operator.id, user_id: operator.id }, keys)
  assert.equal(end.status, 422, 'where one returns to is not for the client to say')
  const ended = await visit('DELETE', '/api/v1/sign_in_as_user', undefined, keys)
  assert.equal(ended.status, 204)
  for (const name of authHeaderNames) assert.equal(ended.headers[name], undefined, 'nothing of what is over')
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, keys)).status, 401)
  assert.equal((await schoolAdmin.send('GET', '/current_user')).status, 200)
  assert.equal((await schoolAdmin.send('DELETE', '/sign_in_as_user')).status, 409, 'there is nothing to end')
})

test('it cannot be nested', async () => {
  const host = await person(app, site, [
    ['admin', provider.id],
    ['mentor', school.id],
  ])
  const keys = await borrow(operator, host)
  const inner = await visit('POST', '/api/v1/sign_in_as_user', { user_id: student.id }, keys)
  assert.equal(inner.status, 403)
  const asCenter = await borrow(operator, centerAdmin)
  const second = await visit('POST', '/api/v1/sign_in_as_user', { user_id: place.providerAdmin.id }, asCenter)
  assert.equal(second.status, 403)
})

test('password and e-mail address stay out of reach', async () => {
  const target = await person(app, site, [
    ['admin', provider.id],
    ['volunteer', provider.id],
  ])
  await givePassword(app, site, target.id)
  const keys = await borrow(centerAdmin, target)
  const password = 'oma bakt om vijf uur taart'
  const pair = { password, password_confirmation: password, current_password: goodPassword }
  assert.equal((await visit('PUT', '/auth/password', pair, keys)).status, 403)
  const address = { user: { email: 'other@example.test', current_password: goodPassword } }
  assert.equal((await visit('PATCH', '/api/v1/current_user', address, keys)).status, 403)
  for (const id of [target.id, place.providerAdmin.id]) {
    const body = { data: { type: 'users', id, attributes: { email: 'other@example.test' } } }
    assert.equal((await visit('PATCH', `/api/v1/users/${id}`, body, keys)).status, 403)
  }
  assert.equal((await centerAdmin.find(users, target.id)).email, target.email)
})

test('it never gives more than the reach of the one who borrows', async () => {
  const target = await person(app, site, [
    ['mentor', school.id],
    ['admin', otherHost.id],
  ])
  const colleague = await person(app, site, [['volunteer', otherHost.id]])
  assert.equal((await target.send('GET', `/users/${colleague.id}`)).status, 200)
  const keys = await borrow(schoolAdmin, target)
  assert.equal((await visit('GET', `/api/v1/users/${colleague.id}`, undefined, keys)).status, 404)
  const header = { ...keys, 'current-organization-id': otherHost.id }
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, header)).status, 403)
  const list = await visit('GET', '/api/v1/current_organizations', undefined, keys)
  assert.deepEqual(
    listAt(list.json, 'data').map((row) => at(row, 'id')),
    [school.id],
  )
})

test('it is over the moment the borrower loses their role or account', async () => {
  const second = await person(app, site, [['admin', school.id]])
  const keys = await borrow(second, student)
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, keys)).status, 200)
  await rows('delete from roles where user_id = $1', [second.id])
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, keys)).status, 401)

  const third = await person(app, site, [['admin', school.id]])
  const others = await borrow(third, student)
  await rows(`update users set status = 'archived' where id = $1`, [third.id])
  assert.equal((await visit('GET', '/api/v1/current_user', undefined, others)).status, 401)
})

test('it does not push out a device of the person, nor count as a sign-in of theirs', async () => {
  const target = await person(app, site, [['student', school.id]])
  for (let i = 0; i < 12; i++) await borrow(schoolAdmin, target)
  assert.equal((await target.send('GET', '/current_user')).status, 200)
  assert.equal((await schoolAdmin.find(users, target.id)).lastSignInAt, null)
})
