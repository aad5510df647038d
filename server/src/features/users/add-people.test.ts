import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Input } from '#protocol/declaring/define.ts'
import { groupMemberships } from '#protocol/features/groups.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { createUser, inviteUser, users } from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { randomEmail } from '#test/setup.ts'
import { organization, type Person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, centerAdmin, mentor, student } = await world({}, app)
const other = await organization(app, site, 'School', { name: 'Other College' })

const group = (schoolId: string) =>
  app.road.db.withTenant(site.id, async (sql) => {
    const row = await sql.row<{ id: string }>(
      `insert into groups (school_id, school_year_id, name)
       select $1, id, gen_random_uuid()::text from school_years where today_nl() between start_date and end_date
       returning id`,
      [schoolId],
    )
    return row?.id as string
  })
const person = (more: Partial<Input<typeof createUser.input>> = {}) => ({
  email: randomEmail(),
  firstName: 'Noor',
  lastName: 'Bos',
  ...more,
})
const add = async (who: Person, attributes: object) => {
  const answer = await who.send('POST', '/users', { data: { type: 'users', attributes } })
  return { status: answer.status, body: JSON.parse(answer.body) }
}
const pointerOf = (body: { errors: { source?: { pointer?: string } }[] }) => body.errors[0]?.source?.pointer

test('a student is added with number, class and birth date in one go', async () => {
  const groupId = await group(school.id)
  const attributes = person({ role: 'student', studentNumber: '001234', birthDate: '2010-05-01', groupId })
  const { id } = await schoolAdmin.run(createUser, '', attributes)
  const profile = await schoolAdmin.find(studentProfiles, id)
  assert.deepEqual([profile.studentNumber, profile.birthDate, profile.isMinor], ['001234', '2010-05-01', true])
  const [membership] = await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: id } })
  assert.equal(membership?.groupId, groupId)
})

test('the same form knows level, mentor and parents of a student', async () => {
  const level = await app.road.db.withTenant(site.id, (sql) =>
    sql.one<{ id: string }>(`insert into levels (school_id, name) values ($1, 'havo 3') returning id`, [school.id]),
  )
  const parent = { guardianName: 'Mia Bos', guardianEmail: 'mia@example.test', guardianPhone: '0612345678' }
  const attributes = person({ role: 'student', levelId: level.id, mentorId: mentor.id, ...parent })
  const { id } = await schoolAdmin.run(createUser, '', attributes)
  const profile = await schoolAdmin.find(studentProfiles, id)
  assert.deepEqual(
    [profile.levelId, profile.guardianName, profile.guardianEmail],
    [level.id, 'Mia Bos', 'mia@example.test'],
  )
  const [tie] = await schoolAdmin.list(mentorships, { filter: { studentIdEq: id } })
  assert.equal(tie?.mentorId, mentor.id)
})

test('a number is one student’s, with or without zeros in front', async () => {
  await schoolAdmin.run(createUser, '', person({ role: 'student', studentNumber: '0077' }))
  const twice = await add(schoolAdmin, person({ role: 'student', studentNumber: '77' }))
  assert.equal(twice.status, 422)
  assert.equal(pointerOf(twice.body), '/data/attributes/studentNumber')
})

test('what cannot be right is said at its field', async () => {
  const cases: [object, string][] = [
    [{ role: 'student', birthDate: '2099-01-01' }, 'birthDate'],
    [{ role: 'student', birthDate: '1850-01-01' }, 'birthDate'],
    [{ role: 'mentor', studentNumber: '5' }, 'studentNumber'],
    [{ role: 'student', groupId: await group(other.id) }, 'groupId'],
    [{ role: 'student', mentorId: student.id }, 'mentorId'],
    [{ role: 'mentor', guardianName: 'Mia' }, 'guardianName'],
  ]
  for (const [attributes, field] of cases) {
    const email = randomEmail()
    const answer = await add(schoolAdmin, person({ ...attributes, email }))
    assert.ok([404, 422].includes(answer.status), field)
    assert.equal(pointerOf(answer.body), `/data/attributes/${field}`)
    assert.equal((await schoolAdmin.list(users, { filter: { emailEq: email } })).length, 0, 'nothing is half made')
  }
})

test('an account can wait for its invitation, which is sent once and not before', async () => {
  const attributes = person({ role: 'student', invite: false })
  const { id } = await schoolAdmin.run(createUser, '', attributes)
  const waiting = await schoolAdmin.find(users, id)
  assert.deepEqual([waiting.status, waiting.invitedAt], ['invited', null])
  const notInvited = await schoolAdmin.list(users, { filter: { invitedAtNull: true, statusEq: 'invited' } })
  assert.deepEqual(
    notInvited.map((user) => user.id),
    [id],
  )
  assert.deepEqual(await mailsTo(app, site, attributes.email), [])

  await schoolAdmin.run(inviteUser, id)

  await mailTo(app, site, attributes.email, 'invitation')
  assert.ok((await schoolAdmin.find(users, id)).invitedAt)
  assert.equal((await schoolAdmin.send('PUT', `/users/${id}/invite`)).status, 409)
})

test('correcting the address of somebody who waits does not invite them', async () => {
  const { id } = await schoolAdmin.run(createUser, '', person({ role: 'student', invite: false }))
  const email = randomEmail('right')
  const body = { data: { type: 'users', id, attributes: { email } } }
  assert.equal((await schoolAdmin.send('PATCH', `/users/${id}`, body)).status, 200)
  assert.equal((await schoolAdmin.find(users, id)).invitedAt, null)
})

test('only who looks after somebody invites them, and only whoever is not in yet', async () => {
  const { id } = await schoolAdmin.run(createUser, '', person({ role: 'student', invite: false }))
  for (const who of [mentor, student, centerAdmin])
    assert.equal((await who.send('PUT', `/users/${id}/invite`)).status, 404)
  assert.equal((await schoolAdmin.send('PUT', `/users/${student.id}/invite`)).status, 409)
})
