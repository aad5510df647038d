import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMarket } from '#features/applications/applications.factory.ts'
import { groups } from '#protocol/features/groups.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { tags } from '#protocol/features/tags.ts'
import { inDays } from '#protocol/shared/days.ts'
import type { Person } from '#test/world.ts'

/** A site with one of whatever a body can name. */
async function place() {
  const m = await newMarket()
  const years = await m.schoolAdmin.list(schoolYears)
  const year = years.find(({ isCurrent }) => isCurrent)?.id ?? ''
  const group = await m.schoolAdmin.create(groups, { name: 'H3a', schoolId: m.school.id, schoolYearId: year })
  const tag = await m.centerAdmin.create(tags, { name: 'Dieren' })
  return { ...m, year, groupId: group.id, tagId: tag.id, vacancyId: await m.vacancy(), periodId: await m.period() }
}
const [here, there] = [await place(), await place()]

type Body = Record<string, unknown>
type Try = {
  name: string
  who: Person
  send: string
  own: () => Promise<Body> | Body
  foreign: Body[]
  leftOut?: Body[]
}

const vacancy = { organizationId: here.provider.id, title: 'Helpen', tagIds: [], schoolIds: [] }
const report = {
  organizationName: 'Boerderij',
  city: 'Ede',
  contactName: 'Bea Boer',
  contactEmail: 'bea@boer.test',
  startDate: inDays(3),
  endDate: inDays(10),
  plannedHours: 20,
  weekdays: [1],
  description: 'Ik help op de boerderij met de dieren.',
}
const hold = { until: inDays(45), reason: 'Er loopt nog een klacht.' }

const tries: Try[] = [
  {
    name: 'a hold',
    who: here.schoolAdmin,
    send: 'POST /retention_holds',
    own: () => ({ ...hold, userId: here.student.id }),
    foreign: [{ userId: there.student.id }],
  },
  {
    name: 'a vacancy',
    who: here.providerAdmin,
    send: 'POST /vacancies',
    own: () => ({
      ...vacancy,
      tagIds: [here.tagId],
      schoolIds: [here.school.id],
      contactPersonId: here.providerAdmin.id,
    }),
    foreign: [{ organizationId: there.provider.id }, { contactPersonId: there.providerAdmin.id }],
    leftOut: [{ tagIds: [there.tagId] }, { schoolIds: [there.school.id] }],
  },
  {
    name: 'applying',
    who: here.student,
    send: 'POST /applications',
    own: () => ({ vacancyId: here.vacancyId }),
    foreign: [{ vacancyId: there.vacancyId }, { vacancyId: here.vacancyId, studentId: there.student.id }],
  },
  {
    name: 'putting into a class',
    who: here.schoolAdmin,
    send: `PUT /students/${here.student.id}/assign_group`,
    own: () => ({ groupId: here.groupId }),
    foreign: [{ groupId: there.groupId }],
  },
  {
    name: 'assigning a mentor',
    who: here.schoolAdmin,
    send: 'POST /mentorships',
    own: () => ({ mentorId: here.mentor.id, studentIds: [here.student.id] }),
    foreign: [
      { mentorId: there.mentor.id },
      { studentIds: [there.student.id] },
      { studentIds: [here.student.id, there.student.id] },
      { studentIds: undefined, groupIds: [there.groupId] },
    ],
  },
  {
    name: 'a proposal',
    who: here.mentor,
    send: 'POST /vacancy_proposals',
    own: async () => ({ vacancyId: await here.vacancy(), studentIds: [here.student.id] }),
    foreign: [{ vacancyId: there.vacancyId }, { studentIds: [there.student.id] }],
  },
  {
    name: 'a place found oneself',
    who: await here.newStudent(),
    send: 'POST /self_found_internships',
    own: () => ({ ...report, internshipPeriodId: here.periodId }),
    foreign: [
      { internshipPeriodId: there.periodId },
      { knownOrganizationId: there.provider.id },
      { studentId: there.student.id },
    ],
  },
  {
    name: 'a person',
    who: here.schoolAdmin,
    send: 'POST /users',
    own: () => ({
      email: `new.${crypto.randomUUID()}@example.test`,
      firstName: 'Noor',
      lastName: 'Bos',
      role: 'student',
      organizationId: here.school.id,
      groupId: here.groupId,
    }),
    foreign: [{ organizationId: there.school.id }, { groupId: there.groupId }],
  },
  {
    name: 'a role',
    who: here.schoolAdmin,
    send: `PUT /users/${here.student.id}/add_role`,
    own: () => ({ role: 'mentor', organizationId: here.school.id }),
    foreign: [{ organizationId: there.school.id }],
  },
]

const send = ({ who, send: line }: Try, body: Body) => {
  const [method = '', path = ''] = line.split(' ')
  return who.send(method, path, body)
}
const idOf = (body: string): string => JSON.parse(body).data.id
const snapshot = async () => {
  const tables = ['users', 'roles', 'vacancies', 'applications', 'mentorships', 'internships', 'group_memberships']
  const counts = await Promise.all(tables.map((name) => there.rows(`select * from ${name} order by id`)))
  return JSON.stringify(counts)
}

for (const each of tries) {
  test(`${each.name}: an id of another site is not there, and changes nothing there`, async () => {
    const before = await snapshot()
    for (const foreign of each.foreign) {
      const answer = await send(each, { ...(await each.own()), ...foreign })
      assert.ok(
        [403, 404, 409, 422].includes(answer.status),
        `${JSON.stringify(foreign)}: ${answer.status} ${answer.body}`,
      )
    }
    // Of a list to choose from, what is not known is left out.
    for (const foreign of each.leftOut ?? []) {
      const answer = await send(each, { ...(await each.own()), ...foreign })
      assert.equal(answer.status, 201, answer.body)
      const [left] = await here.rows(
        `select (select array_agg(tag_id) from vacancy_tags where vacancy_id = $1) as "tagIds",
           (select array_agg(school_id) from vacancy_schools where vacancy_id = $1) as "schoolIds"`,
        [idOf(answer.body)],
      )
      for (const name of Object.keys(foreign)) assert.equal(left?.[name], null, name)
    }
    assert.equal(await snapshot(), before)
    const own = await send(each, await each.own())
    assert.ok(own.status < 300, `with an id of our own it works: ${own.status} ${own.body}`)
  })
}

test('a bulk action chooses nobody of another site, whether named or left out', async () => {
  const own = await here.newStudent()
  for (const action of ['archiveUsers', 'inviteUsers', 'deactivateUsers']) {
    const ids = [there.student.id, there.mentor.id, own.id]
    const answer = await here.schoolAdmin.send('POST', '/bulk_actions', { action, ids })
    assert.ok(answer.status < 500, answer.body)
    const only = await here.schoolAdmin.send('POST', '/bulk_actions', { action, ids: [there.student.id] })
    assert.ok([403, 404, 409, 422].includes(only.status) || only.status < 300, only.body)
  }
  for (const { rows } of [here, there])
    assert.deepEqual(
      await rows('select * from bulk_action_items where row_id = any($1)', [[there.student.id, there.mentor.id]]),
      [],
    )
})
