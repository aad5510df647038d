import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveUser, deactivateUser, reactivateUser, restoreUser, users } from '#protocol/features/users.ts'
import { inDays } from '#protocol/shared/days.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const { app, site, school, provider, schoolAdmin, mentor, student, providerAdmin } = await world()

const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(values)
  const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`
  const row = await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, Object.values(values)))
  return row?.id as string
}
const rows = (text: string, values: unknown[]) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<Record<string, unknown>>(text, values))
const [year] = await rows('select id from school_years where today_nl() between start_date and end_date', [])
const pupil = () => person(app, site, [['student', school.id]])
const archive = (who: Person, id: string, body: object = {}) => who.send('DELETE', `/users/${id}`, body)

async function internshipOf(studentId: string, status: string): Promise<void> {
  const period = await insert('internship_periods', {
    school_id: school.id,
    school_year_id: year?.id,
    name: 'Stage',
    start_date: inDays(-60),
    end_date: inDays(30),
  })
  const values = { school_id: school.id, student_id: studentId, organization_id: provider.id, title: 'Bakker', status }
  await insert('internships', { ...values, internship_period_id: period })
}

test('somebody is kept out for the time being, with the reason why, and let in again', async () => {
  const target = await pupil()
  await schoolAdmin.run(deactivateUser, target.id, { reason: 'Time-out tot de kerst' })
  const out = await schoolAdmin.find(users, target.id)
  assert.deepEqual([out.status, out.statusReason], ['inactive', 'Time-out tot de kerst'])
  assert.equal((await target.send('GET', '/current_user')).status, 401)
  assert.equal((await schoolAdmin.send('PUT', `/users/${target.id}/deactivate`)).status, 409)
  await schoolAdmin.run(reactivateUser, target.id)
  const back = await schoolAdmin.find(users, target.id)
  assert.deepEqual([back.status, back.statusReason], ['active', null])
  assert.equal((await schoolAdmin.send('PUT', `/users/${target.id}/reactivate`)).status, 409)
})

test('only whoever looks after somebody decides about them, and nobody about themselves', async () => {
  const target = await pupil()
  const paths = ['deactivate', 'reactivate', 'restore']
  for (const path of paths) {
    for (const other of [mentor, student, providerAdmin])
      assert.equal((await other.send('PUT', `/users/${target.id}/${path}`)).status, 404, path)
  }
  assert.equal((await target.send('PUT', `/users/${target.id}/deactivate`)).status, 403)
  const shared = await person(app, site, [
    ['student', school.id],
    ['volunteer', provider.id],
  ])
  assert.equal((await schoolAdmin.send('PUT', `/users/${shared.id}/deactivate`)).status, 403, 'also of a company')
})

test('administrators hear why they cannot shut out themselves: as the last one, or because another decides', async () => {
  const place = await organization(app, site, 'School')
  const first = await person(app, site, [['admin', place.id]])
  const why = async (method: 'PUT' | 'DELETE', path: string) => {
    const answer = await first.send(method, `/users/${first.id}${path}`)
    return [answer.status, JSON.parse(answer.body).errors[0].code]
  }
  assert.deepEqual(await why('PUT', '/deactivate'), [409, 'role.lastAdmin'])
  assert.deepEqual(await why('DELETE', ''), [409, 'role.lastAdmin'])
  await person(app, site, [['admin', place.id]])
  assert.deepEqual(await why('PUT', '/deactivate'), [403, 'user.self'])
  assert.deepEqual(await why('DELETE', ''), [403, 'user.self'])
})

test('a reason has its length', async () => {
  const target = await pupil()
  const answer = await schoolAdmin.send('PUT', `/users/${target.id}/deactivate`, { reason: 'x'.repeat(501) })
  assert.equal(answer.status, 422)
})

test('whoever is archived leaves the class today, and the history of it stays', async () => {
  const target = await pupil()
  const group = await insert('groups', { school_id: school.id, school_year_id: year?.id, name: 'H4B' })
  const next = await insert('groups', { school_id: school.id, school_year_id: year?.id, name: 'H5B' })
  await insert('group_memberships', { group_id: group, student_id: target.id, started_on: '2026-08-01' })
  await insert('group_memberships', { group_id: next, student_id: target.id, started_on: '2099-08-01' })
  await insert('mentorships', { school_id: school.id, mentor_id: mentor.id, student_id: target.id })
  assert.equal((await archive(schoolAdmin, target.id)).status, 204)
  const memberships = await rows(
    'select group_id, ended_on = today_nl() as today from group_memberships where student_id = $1',
    [target.id],
  )
  assert.deepEqual(memberships, [{ group_id: group, today: true }])
  assert.equal((await mentor.find(users, target.id)).status, 'archived', 'their mentor can look back')
  await schoolAdmin.run(restoreUser, target.id)
  const again = await rows('select group_id, ended_on from group_memberships where student_id = $1', [target.id])
  assert.deepEqual(again, [{ group_id: group, ended_on: null }], 'and back in it when that was a mistake')
})

test('an open internship is named first, and archiving all the same needs a reason', async () => {
  const target = await pupil()
  await internshipOf(target.id, 'running')
  await internshipOf(target.id, 'completed')
  const refused = await archive(schoolAdmin, target.id)
  assert.equal(refused.status, 409)
  const [error] = JSON.parse(refused.body).errors
  assert.equal(error.code, 'user.stillNeeded')
  assert.match(error.detail, /1 open stages/)
  const silent = await archive(schoolAdmin, target.id, { force: true })
  assert.equal(silent.status, 422)
  assert.equal(JSON.parse(silent.body).errors[0].source.pointer, '/reason', 'where it would stand in what was sent')
  assert.equal((await schoolAdmin.find(users, target.id)).status, 'active')
  assert.equal((await archive(schoolAdmin, target.id, { force: true, reason: 'Naar een andere school' })).status, 204)
  assert.equal((await schoolAdmin.find(users, target.id)).statusReason, 'Naar een andere school')
})

test('students who would lose their mentor are named too', async () => {
  const [colleague, one] = [await person(app, site, [['mentor', school.id]]), await pupil()]
  await insert('mentorships', { school_id: school.id, mentor_id: colleague.id, student_id: one.id })
  const refused = await archive(schoolAdmin, colleague.id)
  assert.match(JSON.parse(refused.body).errors[0].detail, /begeleidt 1 leerlingen/)
  assert.equal((await archive(schoolAdmin, colleague.id, { force: true, reason: 'Met pensioen' })).status, 204)
  assert.deepEqual(await rows('select id from mentorships where mentor_id = $1', [colleague.id]), [])
})

test('whoever comes back from the archive is active, or invited when they never came in', async () => {
  for (const [hasEntered, status] of [
    [true, 'active'],
    [false, 'invited'],
  ] as const) {
    const target = await pupil()
    if (hasEntered) await rows('update users set confirmed_at = now() where id = $1 returning id', [target.id])
    await schoolAdmin.run(archiveUser, target.id, { reason: 'Vergissing' })
    await schoolAdmin.run(restoreUser, target.id)
    const back = await schoolAdmin.find(users, target.id)
    assert.deepEqual([back.status, back.statusReason], [status, null])
    assert.equal((await schoolAdmin.send('PUT', `/users/${target.id}/restore`)).status, 409)
  }
})

test('whoever asked to be forgotten cannot be brought back', async () => {
  const target = await pupil()
  await rows(`update users set status = 'archived', erased_at = now() where id = $1 returning id`, [target.id])
  assert.equal((await schoolAdmin.send('PUT', `/users/${target.id}/restore`)).status, 403)
})
