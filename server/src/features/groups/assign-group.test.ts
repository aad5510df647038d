import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignGroup, groupMemberships, groups, putInGroup, removeFromGroup } from '#protocol/features/groups.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { organization, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor, student: bystander } = await world()
const years = await schoolAdmin.list(schoolYears)
const current = years.find((year) => year.isCurrent) as (typeof years)[number]
const next = years.find((year) => year.isNext) as (typeof years)[number]
const last = years[years.indexOf(current) - 1] as (typeof years)[number]
const sql = (text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (db) => db.rows<Record<string, string>>(text, values))
const [clock] = await sql('select today_nl()::text as today, (today_nl() - 1)::text as yesterday')
const { today, yesterday } = clock as { today: string; yesterday: string }

let count = 0
const group = (year = current) =>
  schoolAdmin.create(groups, { name: `Klas ${++count}`, schoolId: school.id, schoolYearId: year.id })
const pupil = () => person(app, site, [['student', school.id]])
/** Where somebody was, with the days, the newest first. */
const stays = async (studentId: string) => {
  const found = await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: studentId }, include: ['group'] })
  return found.map(({ group: at, startedOn, endedOn }) => [at?.name, startedOn, endedOn])
}
const stay = (studentId: string, groupId: string, from: string, to: string | null = null) =>
  sql('insert into group_memberships (student_id, group_id, started_on, ended_on) values ($1, $2, $3, $4)', [
    studentId,
    groupId,
    from,
    to,
  ])
const assign = (studentId: string, body: object) => schoolAdmin.send('PUT', `/students/${studentId}/assign_group`, body)

test('who moves to another class keeps the history of the one before', async () => {
  const [one, two, sam] = [await group(), await group(), await pupil()]
  await stay(sam.id, one.id, current.startDate)
  await schoolAdmin.run(assignGroup, sam.id, { groupId: two.id })
  assert.deepEqual(await stays(sam.id), [
    [two.name, today, null],
    [one.name, current.startDate, yesterday],
  ])
  const events = await sql('select name from events where subject_id = $1', [sam.id])
  assert.deepEqual(
    events.map(({ name }) => name),
    ['student.joined_group'],
  )
})

test('the same class again changes nothing, twice moved on a day leaves one trace', async () => {
  const [one, two, three, sam] = [await group(), await group(), await group(), await pupil()]
  await stay(sam.id, one.id, current.startDate)
  for (let i = 0; i < 2; i++) await schoolAdmin.run(assignGroup, sam.id, { groupId: one.id })
  assert.deepEqual(await stays(sam.id), [[one.name, current.startDate, null]])
  await schoolAdmin.run(assignGroup, sam.id, { groupId: two.id })
  await schoolAdmin.run(assignGroup, sam.id, { groupId: three.id })
  assert.deepEqual(await stays(sam.id), [
    [three.name, today, null],
    [one.name, current.startDate, yesterday],
  ])
})

test('a class of next year begins on 1 August and this year’s ends on 31 July', async () => {
  const [now, then, sam] = [await group(), await group(next), await pupil()]
  await stay(sam.id, now.id, current.startDate)
  await schoolAdmin.run(assignGroup, sam.id, { groupId: then.id })
  assert.deepEqual(await stays(sam.id), [
    [then.name, next.startDate, null],
    [now.name, current.startDate, current.endDate],
  ])
  assert.equal(next.startDate.slice(4), '-08-01')
  assert.equal(current.endDate.slice(4), '-07-31')
  const { studentCount } = await schoolAdmin.find(groups, then.id)
  assert.equal(studentCount, 1, 'the class of next year says who will be in it')
})

test('what was left open of last year ends with that year', async () => {
  const [before, now, sam] = [await group(last), await group(), await pupil()]
  await stay(sam.id, before.id, last.startDate)
  await schoolAdmin.run(assignGroup, sam.id, { groupId: now.id, startsOn: current.startDate })
  assert.deepEqual(await stays(sam.id), [
    [now.name, current.startDate, null],
    [before.name, last.startDate, last.endDate],
  ])
})

test('several classes at once, when one says so', async () => {
  const [one, two, three, sam] = [await group(), await group(), await group(), await pupil()]
  await schoolAdmin.run(assignGroup, sam.id, { groupId: one.id, startsOn: current.startDate })
  await schoolAdmin.run(assignGroup, sam.id, { groupId: two.id, keepOthers: true })
  const open = await schoolAdmin.list(groupMemberships, { filter: { studentIdEq: sam.id, endedOnNull: true } })
  assert.equal(open.length, 2)
  await schoolAdmin.run(assignGroup, sam.id, { groupId: three.id })
  assert.deepEqual(await stays(sam.id), [
    [three.name, today, null],
    [one.name, current.startDate, yesterday],
  ])
})

test('who leaves a class is out of it today, or on the day one says', async () => {
  const [one, sam, kim] = [await group(), await pupil(), await pupil()]
  for (const { id } of [sam, kim]) await stay(id, one.id, current.startDate)
  await schoolAdmin.run(removeFromGroup, sam.id, { groupId: one.id })
  assert.deepEqual(await stays(sam.id), [[one.name, current.startDate, yesterday]])
  await schoolAdmin.run(removeFromGroup, kim.id, { groupId: one.id, endsOn: current.endDate })
  assert.deepEqual(await stays(kim.id), [[one.name, current.startDate, current.endDate]])
  const again = await schoolAdmin.send('PUT', `/students/${sam.id}/remove_from_group`, { group_id: one.id })
  assert.equal(again.status, 404, 'who is not in it cannot leave it')
})

test('a bad day, a class that is over and a class of another school are refused in words', async () => {
  const [one, before, sam] = [await group(), await group(last), await pupil()]
  const elsewhere = await organization(app, site, 'School')
  const [theirs] = await sql('insert into groups (school_id, school_year_id, name) values ($1, $2, $3) returning id', [
    elsewhere.id,
    current.id,
    'Ver weg',
  ])
  const code = async (body: object) => {
    const answer = await assign(sam.id, body)
    return [answer.status, JSON.parse(answer.body).errors[0].code]
  }
  assert.deepEqual(await code({ group_id: one.id, starts_on: next.startDate }), [422, 'group.startOutsideYear'])
  assert.deepEqual(await code({ group_id: before.id }), [409, 'group.yearOver'])
  assert.deepEqual(await code({ group_id: theirs?.id }), [422, 'group.otherSchool'])
  assert.deepEqual(await code({ group_id: crypto.randomUUID() }), [404, 'relation.missing'])
  assert.deepEqual(await code({}), [422, 'required'])
  assert.deepEqual(await stays(sam.id), [])
})

test('who is taken out of a class and put back never left it', async () => {
  const [one, sam] = [await group(), await pupil()]
  await stay(sam.id, one.id, current.startDate)
  await schoolAdmin.run(removeFromGroup, sam.id, { groupId: one.id })
  assert.deepEqual(await stays(sam.id), [[one.name, current.startDate, yesterday]])
  await schoolAdmin.run(assignGroup, sam.id, { groupId: one.id, keepOthers: true })
  assert.deepEqual(await stays(sam.id), [[one.name, current.startDate, null]])
})

test('only the school itself moves students', async () => {
  const [one, sam] = [await group(), await pupil()]
  for (const [who, status] of [
    [mentor, 404],
    [bystander, 404],
    [sam, 403],
  ] as const) {
    const answer = await who.send('PUT', `/students/${sam.id}/assign_group`, { group_id: one.id })
    assert.equal(answer.status, status)
  }
})

test('from the list of people a student is put in a class too, and nobody else', async () => {
  const [one, two, sam] = [await group(), await group(), await pupil()]
  await stay(sam.id, one.id, current.startDate)
  await schoolAdmin.run(putInGroup, sam.id, { groupId: two.id })
  assert.deepEqual(await stays(sam.id), [
    [two.name, today, null],
    [one.name, current.startDate, yesterday],
  ])
  const put = (who: typeof mentor, id: string) => who.send('PUT', `/users/${id}/assign_group`, { group_id: two.id })
  assert.equal((await put(schoolAdmin, mentor.id)).status, 403, 'a mentor is no student')
  assert.ok([403, 404].includes((await put(mentor, sam.id)).status))
  const unknown = await schoolAdmin.send('PUT', `/users/${sam.id}/assign_group`, { group_id: crypto.randomUUID() })
  assert.equal(unknown.status, 404)
})
