import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { addMentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { studentFacts, updateStudent } from '#protocol/features/students.ts'
import { archiveUser, users } from '#protocol/features/users.ts'
import { required } from '#protocol/shared/guards.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor, providerAdmin } = await world()
const year = required(
  (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent),
  'a school year',
)
const pupil = (lastName: string) => person(app, site, [['student', school.id]], { lastName })
const level = (name: string) => schoolAdmin.create(levels, { name, schoolId: school.id })
const group = (name: string, levelId: string | null = null) =>
  schoolAdmin.create(groups, { name, schoolId: school.id, schoolYearId: year.id, levelId })

type Filter = Parameters<typeof schoolAdmin.list<typeof users>>[1]
const listed = async (filter: NonNullable<Filter>['filter'], who: Person = schoolAdmin) => {
  const found = await who.list(users, { filter, page: { size: 100 } })
  assert.equal(found.records, found.length, 'the number is that of the list')
  return found.map(({ lastName }) => lastName)
}

const [havo, vwo, mavo] = [await level('havo'), await level('vwo'), await level('mavo')]
const classOfHavo = await group('3B', havo.id)
const kim = await person(app, site, [['mentor', school.id]], { firstName: 'Kim', lastName: 'Aalders' })
const [bos, dam, eik, vos] = [await pupil('Bos'), await pupil('Dam'), await pupil('Eik'), await pupil('Vos')]
for (const each of [eik, bos, dam]) await schoolAdmin.run(assignGroup, each.id, { groupId: classOfHavo.id })
await schoolAdmin.run(updateStudent, dam.id, { levelId: vwo.id })
await schoolAdmin.run(updateStudent, vos.id, { levelId: havo.id, studentNumber: '001234' })
await schoolAdmin.run(addMentorships, '', { mentorId: kim.id, studentIds: [vos.id, bos.id] })
await schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, groupIds: [classOfHavo.id] })

test('a level is that of the student, or else of the class, in the order of names', async () => {
  assert.deepEqual(await listed({ levelId: havo.id }), ['Bos', 'Eik', 'Vos'])
  assert.deepEqual(await listed({ levelId: havo.id, withRole: 'student', statusNotEq: 'archived' }), [
    'Bos',
    'Eik',
    'Vos',
  ])
  assert.deepEqual(await listed({ levelId: [havo.id, vwo.id] }), ['Bos', 'Dam', 'Eik', 'Vos'])
  assert.deepEqual(await listed({ levelId: mavo.id }), [])
  assert.deepEqual(await listed({ levelId: havo.id, withRole: 'mentor' }), [])
})

test('the students of a mentor are those of the class and those one by one, each once', async () => {
  assert.deepEqual(await listed({ mentorId: kim.id }), ['Bos', 'Vos'])
  assert.deepEqual(await listed({ mentorId: [kim.id, mentor.id] }), ['Bos', 'Dam', 'Eik', 'Vos'])
})

test('what is chosen together holds together', async () => {
  assert.deepEqual(await listed({ levelId: havo.id, mentorId: mentor.id }), ['Bos', 'Eik'])
  assert.deepEqual(await listed({ levelId: havo.id, groupId: classOfHavo.id, search: 'ei' }), ['Eik'])
  assert.deepEqual(await listed({ mentorId: kim.id, search: '1234' }), ['Vos'])
})

test('in another order the number is still that of the list', async () => {
  const asked = { sort: 'email', page: { size: 1 } } as const
  for (const filter of [{ levelId: havo.id }, { mentorId: [kim.id, mentor.id] }, { search: 'bos' }]) {
    const page = await schoolAdmin.list(users, { filter, ...asked })
    assert.equal(page.records, (await listed(filter)).length, JSON.stringify(filter))
  }
})

test('a mentor chooses among their own students only, and no id of elsewhere shows anybody', async () => {
  assert.deepEqual(await listed({ levelId: havo.id }, mentor), ['Bos', 'Eik'])
  assert.deepEqual(await listed({ mentorId: kim.id }, mentor), ['Bos'])
  assert.deepEqual(await listed({ levelId: havo.id }, providerAdmin), [])
  const elsewhere = await organization(app, site, 'School')
  const theirs = await person(app, site, [['admin', elsewhere.id]])
  assert.deepEqual(await listed({ levelId: havo.id }, theirs), [])
  assert.deepEqual(await listed({ mentorId: kim.id }, theirs), [])
})

test('whoever left has no level and no mentor', async () => {
  const gone = await pupil('Weg')
  await schoolAdmin.run(updateStudent, gone.id, { levelId: mavo.id })
  await schoolAdmin.run(addMentorships, '', { mentorId: kim.id, studentIds: [gone.id] })
  assert.deepEqual(await listed({ levelId: mavo.id }), ['Weg'])
  await schoolAdmin.run(archiveUser, gone.id, {})
  assert.deepEqual(await listed({ levelId: mavo.id }), [])
  assert.deepEqual(await listed({ mentorId: kim.id }), ['Bos', 'Vos'])
})

test('a list says number, level and mentors; mentors only to who runs the school', async () => {
  const facts = async (who: Person, ids: string[]) => {
    const told = await who.tell(studentFacts, { filter: { idIn: ids } })
    return new Map(told.facts.map((each) => [each.id, [each.number, each.level, each.mentors]]))
  }
  const all = await facts(schoolAdmin, [bos.id, dam.id, vos.id, kim.id])
  const tutor = (await schoolAdmin.find(users, mentor.id)).lastName
  assert.match(String(all.get(bos.id)?.[2]), new RegExp(`Kim Aalders.*${tutor}|${tutor}.*Kim Aalders`))
  assert.deepEqual(all.get(vos.id), ['001234', 'havo', 'Kim Aalders'])
  assert.equal(all.get(dam.id)?.[1], 'vwo')
  assert.equal(all.has(kim.id), false)
  const theirs = await facts(mentor, [bos.id, vos.id])
  assert.deepEqual([...theirs], [[bos.id, [null, 'havo', null]]])
  assert.equal((await facts(providerAdmin, [bos.id])).size, 0)
  assert.equal((await schoolAdmin.send('GET', '/student_profiles/facts?filter[id_in]=x')).status, 400)
})
