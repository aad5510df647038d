import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupMemberships, groups } from '#protocol/features/groups.ts'
import { addMentorships, mentorships } from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { students } from '#protocol/features/users.ts'
import { type Person, person, world } from '#test/world.ts'

/** A site of its own for every test: they move the borders of the school year about. */
async function place() {
  const w = await world()
  const { app, site, school, schoolAdmin } = w
  const years = await schoolAdmin.list(schoolYears)
  const current = years.find((year) => year.isCurrent) as (typeof years)[number]
  const next = years.find((year) => year.isNext) as (typeof years)[number]
  const last = years[years.indexOf(current) - 1] as (typeof years)[number]
  const sql = (text: string, values: unknown[] = []) =>
    app.road.db.withTenant(site.id, (db) => db.rows<Record<string, string>>(text, values))
  const group = (name: string, year: { id: string }) =>
    schoolAdmin.create(groups, { name, schoolId: school.id, schoolYearId: year.id })
  const pupil = async (groupId: string, from: string, to: string | null = null) => {
    const somebody = await person(app, site, [['student', school.id]])
    await sql('insert into group_memberships (student_id, group_id, started_on, ended_on) values ($1, $2, $3, $4)', [
      somebody.id,
      groupId,
      from,
      to,
    ])
    return somebody
  }
  return { ...w, current, next, last, sql, group, pupil }
}

const seenBy = async (who: Person) => (await who.list(students, { page: { size: 200 } })).map(({ id }) => id).sort()

test('a mentor of a class sees who is in it today, and nobody else', async () => {
  const { app, site, school, mentor, schoolAdmin, current, next, last, group, pupil } = await place()
  const own = await group('3A', current)
  const other = await group('3B', current)
  const coming = await group('4A', next)
  const gone = await group('2A', last)
  const here = await pupil(own.id, current.startDate)
  const here2 = await pupil(own.id, current.startDate, current.endDate)
  await pupil(own.id, current.startDate, current.startDate)
  await pupil(other.id, current.startDate)
  await pupil(coming.id, next.startDate)
  await pupil(gone.id, last.startDate)
  await schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, groupIds: [own.id, coming.id, gone.id] })

  const wanted = [here.id, here2.id].sort()
  assert.deepEqual(await seenBy(mentor), wanted)
  const profiles = await mentor.list(studentProfiles)
  assert.deepEqual(profiles.map(({ id }) => id).sort(), wanted)
  const members = await mentor.list(groupMemberships)
  assert.deepEqual(members.map(({ studentId }) => studentId).sort(), wanted)
  const colleague = await person(app, site, [['mentor', school.id]])
  assert.deepEqual(await seenBy(colleague), [])
})

test('on 1 August the class of last year is nobody’s any more and that of this year begins', async () => {
  const { mentor, schoolAdmin, current, next, sql, group, pupil } = await place()
  const ending = await group('3A', current)
  const beginning = await group('4A', next)
  const leaver = await pupil(ending.id, current.startDate)
  const comer = await pupil(beginning.id, current.startDate)
  await schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, groupIds: [ending.id, beginning.id] })
  const turn = async (lastDay: string) => {
    await sql(`update school_years set start_date = ${lastDay} + 1, end_date = ${lastDay} + 365 where id = $1`, [
      next.id,
    ])
    await sql(`update school_years set start_date = ${lastDay} - 364, end_date = ${lastDay} where id = $1`, [
      current.id,
    ])
  }

  await turn('today_nl()')
  assert.deepEqual(await seenBy(mentor), [leaver.id], 'on 31 July the old class is there')
  assert.equal((await schoolAdmin.find(schoolYears, current.id)).isCurrent, true)

  await turn('today_nl() - 1')
  assert.deepEqual(await seenBy(mentor), [comer.id], 'on 1 August the new one')
  const [was, is] = await Promise.all([current, next].map(({ id }) => schoolAdmin.find(schoolYears, id)))
  assert.deepEqual([was?.isCurrent, is?.isCurrent], [false, true])
  const all = await schoolAdmin.list(groupMemberships)
  assert.deepEqual(Object.fromEntries(all.map(({ studentId, isCurrent }) => [studentId, isCurrent])), {
    [leaver.id]: false,
    [comer.id]: true,
  })
})

test('the year turns at midnight in Amsterdam, in summer two hours before London’s clock says so', async () => {
  const { sql } = await place()
  const [made] = await sql(`select pg_get_function_sqlbody('today_nl()'::regprocedure) as body`)
  const dayAt = async (moment: string) => {
    const expression = made?.body?.replace(/^return\s*/i, '').replace('now()', `timestamptz '${moment}'`)
    const [row] = await sql(`select (${expression})::text as day`)
    return row?.day
  }
  assert.equal(await dayAt('2026-07-31T21:59:59Z'), '2026-07-31')
  assert.equal(await dayAt('2026-07-31T22:00:00Z'), '2026-08-01')
  assert.equal(await dayAt('2026-12-31T22:59:59Z'), '2026-12-31')
  assert.equal(await dayAt('2026-12-31T23:00:00Z'), '2027-01-01')
})

test('a student knows the mentor of the class they are in, not of the one before', async () => {
  const { mentor, schoolAdmin, current, group, pupil } = await place()
  const own = await group('3A', current)
  const [here, left] = [await pupil(own.id, current.startDate), await pupil(own.id, '2020-01-01', '2020-02-01')]
  await schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, groupIds: [own.id] })
  const seen = await here.list(mentorships, { include: ['mentor'] })
  assert.deepEqual(
    seen.map((row) => row.mentor?.id),
    [mentor.id],
  )
  assert.equal((await left.list(mentorships)).records, 0)
})
