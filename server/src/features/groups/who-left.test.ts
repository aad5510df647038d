import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupMemberships, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { addMentorships, mentorTotals } from '#protocol/features/mentorships.ts'
import { internshipPeriods, schoolYears } from '#protocol/features/periods.ts'
import { archiveUser, restoreUser, users } from '#protocol/features/users.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin } = await world()
const years = await schoolAdmin.list(schoolYears)
const current = years.find(({ isCurrent }) => isCurrent) as (typeof years)[number]
const last = years[years.indexOf(current) - 1] as (typeof years)[number]
const period = await schoolAdmin.create(internshipPeriods, {
  name: 'Stage',
  schoolId: school.id,
  schoolYearId: current.id,
  startDate: current.startDate,
  endDate: current.endDate,
})
const sql = (text: string, values: unknown[]) => app.road.db.withTenant(site.id, (db) => db.rows(text, values))

/** A class with one pupil who stays and one who is about to leave, both looked after by its mentor and one by one. */
async function classOfTwo(name: string) {
  const level = await schoolAdmin.create(levels, { name: `Niveau ${name}`, schoolId: school.id })
  const values = { name, schoolId: school.id, schoolYearId: current.id, levelId: level.id }
  const group = await schoolAdmin.create(groups, values)
  const [stays, leaves] = [
    await person(app, site, [['student', school.id]]),
    await person(app, site, [['student', school.id]]),
  ]
  const teacher = await person(app, site, [['mentor', school.id]])
  for (const { id } of [stays, leaves]) await join(group.id, id, current.startDate)
  const studentIds = [stays.id, leaves.id]
  await schoolAdmin.run(addMentorships, '', { mentorId: teacher.id, groupIds: [group.id], studentIds })
  return { level, group, stays, leaves, teacher }
}
const join = (groupId: string, studentId: string, from: string, to: string | null = null) =>
  sql('insert into group_memberships (group_id, student_id, started_on, ended_on) values ($1, $2, $3, $4)', [
    groupId,
    studentId,
    from,
    to,
  ])

type Class = Awaited<ReturnType<typeof classOfTwo>>
/** Every place that says how many are in the class, or with its mentor. */
async function numbers({ level, group, teacher }: Class) {
  const members = await schoolAdmin.list(groupMemberships, { filter: { groupIdEq: group.id } })
  const answer = await schoolAdmin.send('GET', mentorTotals.path)
  const { totals } = JSON.parse(answer.body).meta as {
    totals: { mentorId: string; single: number; students: number }[]
  }
  const own = totals.find(({ mentorId }) => mentorId === teacher.id)
  return {
    classes: (await schoolAdmin.find(groups, group.id)).studentCount,
    page: members.filter(({ hasEnded }) => !hasEnded).length,
    today: members.filter(({ isCurrent }) => isCurrent).length,
    level: (await schoolAdmin.find(levels, level.id)).studentCount,
    mentor: own?.students,
    single: own?.single,
    list: (await schoolAdmin.list(users, { filter: { groupId: [group.id] } })).length,
  }
}
const all = (count: number) => ({
  ...{ classes: count, page: count, today: count, level: count, mentor: count, single: count, list: count },
})

test('whoever is archived is out of every list and number at once, and back in them when they return', async () => {
  const here = await classOfTwo('H1')
  assert.deepEqual(await numbers(here), all(2))
  await schoolAdmin.run(archiveUser, here.leaves.id)
  assert.deepEqual(await numbers(here), all(1))
  const stays = await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: here.leaves.id } })
  assert.deepEqual(
    stays.map(({ hasEnded }) => hasEnded),
    [true],
    'the history says that they were there',
  )
  await schoolAdmin.run(restoreUser, here.leaves.id)
  assert.deepEqual(await numbers(here), all(2))
})

test('so is whoever left school, also with another role that keeps the account', async () => {
  const here = await classOfTwo('H2')
  const seen = async () => {
    const { body } = await schoolAdmin.send('GET', `/users/progress?filter[period_id]=${period.id}`)
    return JSON.parse(body).meta.stages.without as number
  }
  const before = await seen()
  await sql('update student_profiles set departed_on = today_nl() where id = $1', [here.leaves.id])
  assert.deepEqual(await numbers(here), all(1))
  assert.equal(await seen(), before - 1, 'the dashboard too')
})

test('who left school, was archived with it and comes back is at school again', async () => {
  const here = await classOfTwo('H3')
  await schoolAdmin.run(archiveUser, here.leaves.id)
  await sql('update student_profiles set departed_on = today_nl() where id = $1', [here.leaves.id])
  await schoolAdmin.run(restoreUser, here.leaves.id)
  assert.deepEqual(await numbers(here), all(2))
})

test('a class of last year still says who was in it; who was erased is in no class at all', async () => {
  const [leaver, forgotten] = [
    await person(app, site, [['student', school.id]]),
    await person(app, site, [['student', school.id]]),
  ]
  const values = { name: 'Vorig jaar', schoolId: school.id, schoolYearId: last.id }
  const before = await schoolAdmin.create(groups, values)
  for (const { id } of [leaver, forgotten]) await join(before.id, id, last.startDate)
  await schoolAdmin.run(archiveUser, leaver.id)
  await sql(`update users set status = 'archived', erased_at = now() where id = $1`, [forgotten.id])
  assert.equal((await schoolAdmin.find(groups, before.id)).studentCount, 1)
  const members = await schoolAdmin.list(groupMemberships, { filter: { groupIdEq: before.id } })
  assert.deepEqual(
    members.map(({ studentId, hasEnded }) => [studentId, hasEnded]),
    [[leaver.id, false]],
  )
})
