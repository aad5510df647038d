import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupMemberships, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { studentProfiles, updateStudent } from '#protocol/features/students.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { organization, type Person, person, world } from '#test/world.ts'
import { isBirthDate } from './check-profile.ts'

const { app, site, school, schoolAdmin, centerAdmin, providerAdmin, mentor, operator } = await world()
const pupil = () => person(app, site, [['student', school.id]])
const change = (who: Person, id: string, attributes: object, headers: Record<string, string> = {}) =>
  who.send('PATCH', `/student_profiles/${id}`, { data: { type: 'studentProfiles', id, attributes } }, headers)
const pointer = (body: string) => JSON.parse(body).errors[0].source?.pointer

const everything = {
  firstName: 'Joëlle',
  infix: 'van',
  lastName: 'Dam',
  phoneNumber: '0612345678',
  studentNumber: '00123',
  birthDate: '2009-03-04',
  postalCode: '3811 AB',
  weekdays: [2, 4],
  guardianName: 'Ouder Een',
  guardianEmail: 'een@example.test',
  guardianPhone: '0687654321',
  secondGuardianName: 'Ouder Twee',
  secondGuardianEmail: 'twee@example.test',
  accessNeeds: 'Een rustige werkplek',
}

test('a school changes the account and the profile in one form', async () => {
  const target = await pupil()
  const level = await schoolAdmin.create(levels, { name: 'Havo 4', schoolId: school.id })
  const tag = await schoolAdmin.create(tags, { name: 'Techniek' })
  await schoolAdmin.run(updateStudent, target.id, { ...everything, levelId: level.id, interestIds: [tag.id, tag.id] })
  const profile = await schoolAdmin.find(studentProfiles, target.id, { include: ['level', 'interests'] })
  assert.deepEqual(
    [profile.studentNumber, profile.guardianEmail, profile.secondGuardianName, profile.level?.name, profile.weekdays],
    ['00123', 'een@example.test', 'Ouder Twee', 'Havo 4', [2, 4]],
  )
  assert.deepEqual(
    profile.interests?.map(({ name }) => name),
    ['Techniek'],
  )
  const account = await schoolAdmin.find(users, target.id)
  assert.deepEqual([account.firstName, account.infix, account.phoneNumber], ['Joëlle', 'van', '0612345678'])
  const found = await schoolAdmin.list(users, { filter: { search: 'joelle 123' } })
  assert.deepEqual(
    found.map(({ id }) => id),
    [target.id],
  )
})

test('students say what is theirs to say, and no more', async () => {
  const target = await pupil()
  const tag = await schoolAdmin.create(tags, { name: 'Zorg' })
  const said = { postalCode: '3811AB', accessNeeds: 'Een lift', phoneNumber: '0611111111', weekdays: [4, 2, 4] }
  const own = { ...said, interestIds: [tag.id] }
  assert.equal((await change(target, target.id, own)).status, 200)
  assert.deepEqual((await target.find(studentProfiles, target.id)).weekdays, [2, 4], 'each day once, in order')
  const foreign = Object.entries(everything).filter(([name]) => !(name in own))
  for (const [name, value] of foreign) {
    const answer = await change(target, target.id, { [name]: value })
    assert.equal(answer.status, 422, name)
    assert.equal(pointer(answer.body), `/data/attributes/${name}`)
  }
  assert.equal((await target.find(studentProfiles, target.id)).birthDate, null)
})

test('whoever is not of the school changes nothing', async () => {
  const target = await pupil()
  for (const who of [mentor, centerAdmin, providerAdmin, await pupil()])
    for (const input of [{ postalCode: '3811AB' }, { weekdays: [1] }])
      assert.equal((await change(who, target.id, input)).status, 404)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3)', [
      school.id,
      mentor.id,
      target.id,
    ]),
  )
  assert.equal((await change(mentor, target.id, { postalCode: '3811AB' })).status, 403, 'a mentor only reads')
  assert.equal((await change(mentor, target.id, { weekdays: [1] })).status, 403)
  assert.deepEqual((await mentor.find(studentProfiles, target.id)).weekdays, [])
  assert.equal((await change(operator, target.id, { postalCode: '3811AB' })).status, 200)
})

test('what cannot be right is said at its field', async () => {
  const [one, two] = [await pupil(), await pupil()]
  await change(schoolAdmin, one.id, { studentNumber: 'A-09' })
  const elsewhere = await organization(app, site, 'School', { name: 'Other' })
  const strange = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>(`insert into levels (school_id, name) values ($1, 'Mavo') returning id`, [elsewhere.id]),
  )
  const cases: [string, unknown, number][] = [
    ['studentNumber', 'a-09', 422],
    ['birthDate', '2099-01-01', 422],
    ['birthDate', '2026-02-30', 422],
    ['postalCode', '12', 422],
    ['weekdays', [0], 422],
    ['weekdays', [8], 422],
    ['weekdays', ['maandag'], 422],
    ['weekdays', [1, 2, 3, 4, 5, 6, 7, 1], 422],
    ['weekdays', null, 422],
    ['guardianEmail', 'nee', 422],
    ['firstName', '', 422],
    ['levelId', strange?.id, 404],
    ['interestIds', [one.id], 404],
    ['eckId', 'x', 422],
    ['schoolId', elsewhere.id, 422],
  ]
  for (const [name, value, status] of cases) {
    const answer = await change(schoolAdmin, two.id, { [name]: value })
    assert.equal(answer.status, status, `${name} ${answer.body}`)
    assert.equal(pointer(answer.body), `/data/attributes/${name}`)
  }
})

test('who was slower is told, and overwrites nothing', async () => {
  const target = await pupil()
  const seen = await schoolAdmin.find(studentProfiles, target.id)
  const match = { 'if-match': `"${seen.updatedAt}"` }
  assert.equal((await change(target, target.id, { interestIds: [] })).status, 200)
  assert.equal((await change(schoolAdmin, target.id, { postalCode: '3811AB' }, match)).status, 412)
})

test('a birth date is of somebody who can be at school', () => {
  assert.equal(isBirthDate('2010-05-01', '2026-11-15'), true)
  assert.equal(isBirthDate('2022-11-15', '2026-11-15'), true)
  assert.equal(isBirthDate('2022-11-16', '2026-11-15'), false)
  assert.equal(isBirthDate('1926-11-15', '2026-11-15'), true)
  assert.equal(isBirthDate('1925-11-14', '2026-11-15'), false)
})

test('the one form of a child also moves it to a class, gives it a mentor and mends its address', async () => {
  const year = (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent)
  const group = await schoolAdmin.create(groups, {
    name: 'Formulier',
    schoolId: school.id,
    schoolYearId: year?.id ?? '',
    levelId: null,
  })
  const [target, kim] = [await pupil(), await person(app, site, [['mentor', school.id]])]
  const mentorsNow = async () =>
    (await schoolAdmin.list(mentorships, { filter: { studentIdEq: target.id } })).map(({ mentorId }) => mentorId)
  const classesNow = async () =>
    (await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: target.id } })).map(({ groupId }) => groupId)

  await schoolAdmin.run(updateStudent, target.id, {
    groupId: group.id,
    mentorId: kim.id,
    gender: 'other',
    locale: 'en',
  })
  assert.deepEqual([await classesNow(), await mentorsNow()], [[group.id], [kim.id]])
  const account = await schoolAdmin.find(users, target.id)
  assert.deepEqual([account.gender, account.locale], ['other', 'en'])
  await schoolAdmin.run(updateStudent, target.id, { mentorId: mentor.id })
  assert.deepEqual(await mentorsNow(), [mentor.id], 'in the place of the one before')
  await schoolAdmin.run(updateStudent, target.id, { phoneNumber: '0612345678' })
  assert.deepEqual(await mentorsNow(), [mentor.id], 'what is not said stays')
  await schoolAdmin.run(updateStudent, target.id, { mentorId: null })
  assert.deepEqual([await classesNow(), await mentorsNow()], [[group.id], []])

  // Of somebody active the new address decides itself.
  const address = `nieuw.${target.email}`
  await schoolAdmin.run(updateStudent, target.id, { email: address })
  assert.equal((await schoolAdmin.find(users, target.id)).email, target.email)
  const waiting = await person(app, site, [['student', school.id]], { status: 'invited' })
  await schoolAdmin.run(updateStudent, waiting.id, { email: `nieuw.${waiting.email}` })
  assert.equal((await schoolAdmin.find(users, waiting.id)).email, `nieuw.${waiting.email}`)

  for (const input of [{ mentorId: kim.id }, { groupId: group.id }, { email: 'x@example.test' }, { gender: 'male' }])
    assert.equal((await change(target, target.id, input)).status, 422, `${Object.keys(input)} is the school’s`)
  const stranger = await person(app, site, [['mentor', (await organization(app, site, 'School')).id]])
  assert.equal((await change(schoolAdmin, target.id, { mentorId: stranger.id })).status, 422)
})
