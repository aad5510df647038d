import assert from 'node:assert/strict'
import { test } from 'node:test'
import { internships } from '#protocol/features/internships.ts'
import { type StudentProgress, studentProgress, studentStages, studentTurns } from '#protocol/features/progress.ts'
import { progressBoard } from '#protocol/features/progress-board.ts'
import { studentStandings } from '#protocol/features/standings.ts'
import { users } from '#protocol/features/users.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, nonProfitAdmin, schoolAdmin, mentor, student } = await world()
const write = async (text: string, values: unknown[]) =>
  ((await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, values))) as { id: string }).id
const pupil = (details: Record<string, string> = {}) => person(app, site, [['student', school.id]], details)
const newPeriod = () =>
  write(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     select $1, id, gen_random_uuid()::text, start_date, end_date from school_years
     where today_nl() between start_date and end_date returning id`,
    [school.id],
  )
const [period, otherPeriod] = [await newPeriod(), await newPeriod()]

type Standing = { status: string; kind: string; phase?: string; due?: number; period?: string }
async function place(who: { id: string }, at: Standing): Promise<string> {
  const id = await write(
    `insert into internships (school_id, student_id, internship_period_id, title, status)
     values ($1, $2, $3, 'Bakker', $4) returning id`,
    [school.id, who.id, at.period ?? period, at.status],
  )
  const phase = await write(
    `insert into internship_phases (internship_id, student_id, position, step, kind, name, name_en, status, due_on)
     values ($1, $5, 0, 0, $2, 'Stap', 'Step', $3, today_nl() + $4::int) returning id`,
    [id, at.kind, at.phase ?? 'open', at.due ?? 5, who.id],
  )
  return write('update internships set current_phase_id = $2 where id = $1 returning id', [id, phase])
}

/** Over all periods, where the list must say the same. */
async function lateAnywhere(): Promise<number> {
  const { late } = await schoolAdmin.tell(studentProgress)
  const listed = await schoolAdmin.list(users, { filter: { withRole: 'student', late: true }, page: { size: 1 } })
  assert.equal(listed.records, late)
  return late
}

type Numbers = Omit<StudentProgress, 'longestLate' | 'lateWithout'>

async function numbers(who: Person): Promise<StudentProgress> {
  const answer = await who.send('GET', `${studentProgress.path}?filter[period_id]=${period}`)
  assert.equal(answer.status, 200)
  return JSON.parse(answer.body).meta
}
const total = async (who: Person, filter: Record<string, string | boolean>) =>
  (await who.list(users, { filter: { periodId: period, ...filter }, page: { size: 1 } })).records

async function agree(who: Person): Promise<Numbers> {
  const counted = await numbers(who)
  for (const stage of studentStages) assert.equal(await total(who, { stage }), counted.stages[stage], stage)
  assert.equal(await total(who, { late: true }), counted.late)
  assert.equal(await total(who, { handedIn: true }), counted.handedIn)
  for (const turn of studentTurns) assert.equal(await total(who, { turn }), counted[turn], turn)
  const { longestLate, lateWithout, ...rest } = counted
  assert.equal(await total(who, { late: true, stage: 'without' }), lateWithout)
  const late = await who.list(internships, {
    filter: { internshipPeriodIdEq: period, late: true },
    include: ['student'],
  })
  assert.deepEqual(
    longestLate,
    late.map(({ id, student }) => ({ id, studentId: student?.id })),
  )
  return rest
}

test('each number of the dashboard is that of its list, for a school and for a mentor', async () => {
  const [searching, asking, agreed, late, done, twice, elsewhere] = await Promise.all(Array.from({ length: 7 }, pupil))
  await pupil({ status: 'invited' })
  const [gone, out] = [await pupil({ status: 'archived' }), await pupil({ status: 'inactive' })]
  await place(searching as Person, { status: 'proposed', kind: 'search' })
  await place(asking as Person, { status: 'proposed', kind: 'approval', phase: 'submitted', due: -3 })
  await place(agreed as Person, { status: 'contracting', kind: 'contract' })
  await place(late as Person, { status: 'running', kind: 'hours', due: -2 })
  await place(done as Person, { status: 'completed', kind: 'completion', due: -2 })
  await place(twice as Person, { status: 'refused', kind: 'approval' })
  await place(twice as Person, { status: 'evaluating', kind: 'evaluation' })
  await place(elsewhere as Person, { status: 'running', kind: 'hours', period: otherPeriod })
  await place(gone, { status: 'running', kind: 'hours', due: -9 })
  await place(out, { status: 'running', kind: 'hours', due: -9 })

  const stages = { without: 4, asking: 1, agreed: 1, running: 1, reviewing: 1, completed: 1 }
  assert.deepEqual(
    await agree(schoolAdmin),
    { stages, late: 1, handedIn: 1, mine: 0, others: 5 },
    'nobody counts twice, or once too often',
  )

  const none = { without: 0, asking: 0, agreed: 0, running: 0, reviewing: 0, completed: 0 }
  for (const own of [late, student])
    await write('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3) returning id', [
      school.id,
      mentor.id,
      (own as Person).id,
    ])
  assert.deepEqual(await agree(mentor), {
    stages: { ...none, without: 1, running: 1 },
    late: 1,
    handedIn: 0,
    mine: 0,
    others: 1,
  })
  assert.deepEqual(
    await agree(nonProfitAdmin),
    { stages: none, late: 0, handedIn: 0, mine: 0, others: 0 },
    'only who works at the school',
  )

  const standing = async (filter: object) =>
    (await schoolAdmin.list(internships, { filter: { internshipPeriodIdEq: period, ...filter }, include: ['student'] }))
      .map((row) => row.student?.id)
      .sort()
  assert.deepEqual(await standing({ late: true }), [late?.id], 'also as internships, of whoever is still there')
  assert.deepEqual(await standing({ handedIn: true }), [asking?.id])
})

test('what is no stage or no period is refused', async () => {
  for (const path of ['/users?filter[stage]=lost', '/users?filter[late]=maybe', '/users/progress?filter[period_id]=1'])
    assert.equal((await schoolAdmin.send('GET', path)).status, 400, path)
})

test('the numbers cost one statement', async () => {
  await numbers(schoolAdmin)
  const before = app.road.db.statementCount
  await numbers(schoolAdmin)
  assert.ok(app.road.db.statementCount - before <= 2)
})

test('who has no place when the day for that is past is late', async () => {
  const before = await agree(schoolAdmin)
  const route = await write(`insert into workflows (school_id, name) values ($1, 'Met een dag') returning id`, [
    school.id,
  ])
  const step = [route, 'search', 'Plek zoeken', 'Find a place', 'student', 'date']
  await write(
    `insert into workflow_phases (workflow_id, position, step, kind, name, name_en, actor, due_rule, due_date)
     values ($1, 0, 0, $2, $3, $4, $5, $6, today_nl() - 1) returning id`,
    step,
  )
  await write('update internship_periods set workflow_id = $2 where id = $1 returning id', [period, route])
  const after = await agree(schoolAdmin)
  assert.equal(after.late, before.late + before.stages.without)
  await agree(mentor)
  assert.equal(await lateAnywhere(), after.late - 1, 'one of them has a place in another period')
  const group = await write(
    `insert into groups (school_id, school_year_id, name)
     select $1, id, '3B' from school_years where today_nl() between start_date and end_date returning id`,
    [school.id],
  )
  const isInSince = (days: number) =>
    write(`update group_memberships set started_on = today_nl() - $2::int where group_id = $1 returning id`, [
      group,
      days,
    ])
  await write('insert into group_memberships (group_id, student_id) values ($1, $2) returning id', [group, student.id])
  assert.equal((await agree(schoolAdmin)).late, after.late - 1, 'who came today has time')
  await agree(mentor)
  await isInSince(40)
  assert.equal((await agree(schoolAdmin)).late, after.late)
  await write(
    'insert into internship_period_groups (internship_period_id, group_id) values ($1, $2) returning group_id as id',
    [period, group],
  )
  assert.equal((await agree(schoolAdmin)).late, before.late + 1, 'of a period for a class only who is in it')
  assert.equal(await lateAnywhere(), before.late + 1)
  await agree(mentor)
  await isInSince(0)
  assert.deepEqual([(await agree(schoolAdmin)).late, await lateAnywhere()], [before.late, before.late])
  await isInSince(40)
  await write('delete from internship_period_groups where group_id = $1 returning group_id as id', [group])
  const without = await schoolAdmin.list(users, { filter: { periodId: period, stage: 'without' }, page: { size: 50 } })
  const filter = { idIn: without.map(({ id }) => id), periodId: period }
  const { standings } = await schoolAdmin.tell(studentStandings, { filter })
  assert.deepEqual(
    standings.map(({ isLate }) => isLate),
    without.map(() => true),
    'who is late in the list is late in every line',
  )
  // So many days after the step before: of the first step that is the first day of the period.
  const rule = (days: string) =>
    write(
      `update workflow_phases set due_rule = 'previous', due_date = null, due_days = today_nl() - (select p.start_date
         from internship_periods p where p.id = $2) + $3::int where workflow_id = $1 returning id`,
      [route, period, days],
    )
  await rule('-1')
  assert.equal((await agree(schoolAdmin)).late, after.late, 'yesterday')
  const { columns } = await schoolAdmin.tell(progressBoard, { filter: { periodId: period } })
  assert.ok(columns[0]?.dueOn, 'the board has the day too')
  await rule('0')
  assert.equal((await agree(schoolAdmin)).late, before.late, 'today is not too late')
})
