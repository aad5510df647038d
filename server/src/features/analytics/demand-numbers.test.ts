import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DemandNumbers, demandNumbers } from '#protocol/features/analytics.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { contractPaces, endedBy, formOutcomes, hourShares, waitingOn } from '#protocol/features/student-numbers.ts'
import { users } from '#protocol/features/users.ts'
import { addDays } from '#protocol/shared/days.ts'
import { type Person, person, world } from '#test/world.ts'
import { keepEvening } from './keep-evening.ts'

const { app, site, school, schoolAdmin, mentor, student, centerAdmin, provider, providerAdmin, operator } =
  await world()
const write = async (text: string, values: unknown[]) =>
  ((await app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, values))) as { id: string }).id

/** A period of this year, or the same of the year before. */
const newPeriod = (yearsAgo = 0) =>
  write(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, target_hours)
     select $1, id, gen_random_uuid()::text, today_nl() - 30 - $2::int * 365, today_nl() + 60 - $2::int * 365, 40 from school_years
     where today_nl() between start_date and end_date returning id`,
    [school.id, yearsAgo],
  )
const period = await newPeriod()
const group = await write(
  `insert into groups (school_id, school_year_id, name) select $1, id, '3E' from school_years
   where today_nl() between start_date and end_date returning id`,
  [school.id],
)

type Place = {
  status: string
  daysAgo?: number
  hours?: number
  up?: string
  block?: string
  endedBy?: string
  in?: string
}
const place = (who: { id: string }, at: Place) =>
  write(
    `insert into internships (school_id, student_id, internship_period_id, title, status, created_at, hours, up, block, ended_by, ended_reason)
     values ($1, $2, $3, 'Bakker', $4, now() - $5::int * interval '1 day', $6, $7, $8, $9, case when $9::text is null then null else 'Het lukte niet' end) returning id`,
    [
      school.id,
      who.id,
      at.in ?? period,
      at.status,
      at.daysAgo ?? 0,
      at.hours ?? 0,
      at.up ?? null,
      at.block ?? null,
      at.endedBy ?? null,
    ],
  )
const pupil = async (firstName: string, isIn = true): Promise<Person> => {
  const one = await person(app, site, [['student', school.id]], { firstName })
  if (isIn)
    await write(
      `insert into group_memberships (group_id, student_id, started_on) values ($1, $2, today_nl() - 400) returning group_id as id`,
      [group, one.id],
    )
  return one
}

const searching = await pupil('Noor')
const agreed = await pupil('Bram')
const running = await pupil('Isa')
const done = await pupil('Daan')
const stopped = await pupil('Liv', false)
await place(agreed, { status: 'contracting', daysAgo: 8, up: 'host', block: 'contract' })
await place(running, { status: 'running', daysAgo: 20, hours: 12, up: 'student', block: 'todo' })
await place(done, { status: 'completed', daysAgo: 25, hours: 44 })
await place(stopped, { status: 'stopped', daysAgo: 15, endedBy: 'host' })
for (const one of [agreed, running, stopped])
  await write('insert into mentorships (mentor_id, student_id, school_id) values ($1, $2, $3) returning id', [
    mentor.id,
    one.id,
    school.id,
  ])

type Filter = Record<string, string | string[] | boolean>
const told = (who: Person, filter: Filter = {}) => who.tell(demandNumbers, { filter: { periodId: period, ...filter } })
const listed = async (who: Person, filter: Filter) =>
  (
    await who.list(users, {
      filter: { periodId: period, takesPart: true, withRole: 'student', ...filter },
      page: { size: 1 },
    })
  ).records

/** Every number of the page is that of its list. */
async function agree(who: Person, chosen: Filter = {}): Promise<DemandNumbers> {
  const numbers = await told(who, chosen)
  const same = async (filter: Filter, count: number, what: string) =>
    assert.equal(await listed(who, { ...chosen, ...filter }), count, what)
  for (const stage of studentStages) await same({ stage }, numbers.stages[stage], stage)
  await same({ late: true }, numbers.late, 'late')
  await same({ late: true, stage: 'without' }, numbers.lateSearching, 'late and searching')
  for (const up of waitingOn) {
    await same({ up }, numbers.waits[up].count, up)
    await same({ up, late: true }, numbers.waits[up].late, `${up}, late`)
  }
  for (const hoursShare of hourShares) await same({ hoursShare }, numbers.hours.shares[hoursShare], hoursShare)
  for (const contractPace of contractPaces)
    await same({ contractPace }, numbers.contracts.paces[contractPace], contractPace)
  for (const by of endedBy) await same({ endedBy: by }, numbers.stops.by[by], `stopped by ${by}`)
  for (const { day, without } of numbers.weeks) if (without !== null) await same({ withoutOn: day }, without, day)
  for (const { id, name, ...came } of numbers.evaluations)
    for (const formOutcome of formOutcomes)
      await same({ formId: id, formOutcome }, came[formOutcome], `${name} ${formOutcome}`)
  for (const part of numbers.parts)
    for (const formOutcome of formOutcomes)
      await same({ groupId: part.id, formOutcome }, part.forms[formOutcome], `${part.name} ${formOutcome}`)
  for (const part of numbers.parts)
    for (const stage of studentStages)
      await same({ groupId: part.id, stage }, part.stages[stage], `${part.name} ${stage}`)
  return numbers
}

test('each number is that of its list, for the school, its mentor and who runs the site', async () => {
  const all = await agree(schoolAdmin)
  assert.deepEqual(all.stages, { without: 3, asking: 0, agreed: 1, running: 1, reviewing: 0, completed: 1 })
  assert.deepEqual(all.hours, {
    shares: { none: 0, quarter: 0, half: 1, threeQuarters: 0, almost: 0, whole: 1 },
    done: 56,
    target: 80,
  })
  assert.equal(all.stops.by.host, 1)
  assert.deepEqual(
    all.stops.reasons.map(({ by, reason }) => [by, reason]),
    [['host', 'Het lukte niet']],
  )
  assert.equal(all.waits.host.count, 1)
  const own = await agree(mentor)
  assert.deepEqual(own.stages, { without: 1, asking: 0, agreed: 1, running: 1, reviewing: 0, completed: 0 })
  await agree(operator)
  assert.ok(searching.id && student.id)
})

test('a class is counted as its list is', async () => {
  const { stages } = await agree(schoolAdmin, { groupId: group })
  assert.equal(stages.without, 1)
  await agree(schoolAdmin, { mentorId: mentor.id })
})

test('what came of evaluations is of the period, the class and the mentor that are chosen, and of what one may read', async () => {
  const newForm = (organizationId: string, purpose: string, name: string) =>
    write(
      `insert into forms (organization_id, name, purpose, content, status, created_by_id)
       values ($1, $2, $3, '{}', 'published', $4) returning id`,
      [organizationId, name, purpose, schoolAdmin.id],
    )
  const ask = (formId: string, who: { id: string }, status: string, inPeriod = period) =>
    write(
      `insert into form_submissions (form_id, internship_id, student_id, school_id, role, status)
       select $1, i.id, i.student_id, i.school_id, 'student', $3 from internships i
       where i.student_id = $2 and i.internship_period_id = $4 returning id`,
      [formId, who.id, status, inPeriod],
    )
  const [evaluation, second] = [
    await newForm(school.id, 'evaluation_student', 'Eindevaluatie'),
    await newForm(school.id, 'evaluation_host', 'Van de stagebieder'),
  ]
  const ofHost = await newForm(provider.id, 'evaluation_student', 'Van een ander')
  await ask(evaluation, done, 'accepted')
  await ask(evaluation, running, 'submitted')
  // Asked twice of the same student: once came back, once is waited for.
  await ask(evaluation, running, 'returned')
  await ask(evaluation, stopped, 'expired')
  await ask(evaluation, agreed, 'cancelled')
  await ask(await newForm(school.id, 'reflection', 'Reflectie'), running, 'submitted')
  await ask(ofHost, running, 'submitted')
  const other = await newPeriod()
  await place(done, { status: 'completed', daysAgo: 20, in: other })
  await ask(second, done, 'submitted', other)

  const of = async (who: Person, chosen: Filter = {}) =>
    (await agree(who, chosen)).evaluations.map(({ id, name, given, waiting, expired }) => [
      id === evaluation,
      name,
      given,
      waiting,
      expired,
    ])
  const none = [false, 'Van de stagebieder', 0, 0, 0]
  assert.deepEqual(await of(schoolAdmin), [[true, 'Eindevaluatie', 2, 1, 1], none])
  assert.deepEqual(await of(schoolAdmin, { groupId: group }), [[true, 'Eindevaluatie', 2, 1, 0], none])
  assert.deepEqual(await of(schoolAdmin, { mentorId: mentor.id }), [[true, 'Eindevaluatie', 1, 1, 1], none])
  assert.deepEqual(await of(mentor), [[true, 'Eindevaluatie', 1, 1, 1], none])
  const [ofClass] = (await told(schoolAdmin)).parts
  assert.deepEqual(ofClass?.forms, { given: 2, waiting: 1, expired: 0 })
  assert.equal(await listed(schoolAdmin, { formId: ofHost }), 0)
  assert.equal(await listed(centerAdmin, { formOutcome: 'given' }).catch(() => 0), 0)
})

test('the weeks end with who has no place now', async () => {
  const { weeks, stages } = await told(schoolAdmin)
  const past = weeks.filter(({ without }) => without !== null)
  assert.equal(past.at(-1)?.without, stages.without + stages.asking)
  assert.deepEqual(
    weeks.map(({ before }) => before),
    weeks.map(() => null),
  )
})

const evening = () => keepEvening.run({ site, payload: {}, road: app.road, log: app.http.log })
/** As if what was kept of this period had been kept of another one, so many days ago. */
const keptBefore = (of: string, daysAgo: number) =>
  write(
    `insert into period_evenings (internship_period_id, part, name, day, stages, late)
     select $1, part, name, today_nl() - $2::int, stages, late from period_evenings
     where internship_period_id = $3 and day = today_nl() returning internship_period_id as id`,
    [of, daysAgo, period],
  )

test('an evening keeps what the page says, once however often it is kept', async () => {
  await evening()
  await evening()
  const { stages, late } = await told(schoolAdmin)
  const ofClass = await told(schoolAdmin, { groupId: group })
  const kept = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ part: string; name: string; stages: number[]; late: number }>(
      `select part, name, stages, late from period_evenings where internship_period_id = $1 order by part, name`,
      [period],
    ),
  )
  const inOrder = (of: DemandNumbers['stages']) => studentStages.map((stage) => of[stage])
  assert.deepEqual(kept, [
    { part: 'all', name: '', stages: inOrder(stages), late },
    { part: 'group', name: '3E', stages: inOrder(ofClass.stages), late: ofClass.late },
  ])
})

test('without a year before there is nothing to compare with, nor where its evenings of that week were not kept', async () => {
  const { before, weeks, contracts, parts } = await told(schoolAdmin)
  assert.deepEqual([before, contracts.before], [null, null])
  assert.ok([...weeks, ...parts].every((each) => each.before === null))
  const earlier = await newPeriod(1)
  await place(done, { status: 'completed', daysAgo: 380, in: earlier })
  await keptBefore(earlier, 365 + 7)
  await keptBefore(earlier, 365 - 1)
  assert.equal((await told(schoolAdmin)).before, null)
})

test('last year is as it was kept on the last evening of the same week, and whatever happened later changes nothing', async () => {
  const first = await told(schoolAdmin)
  const [earlier] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ id: string; name: string }>(
      'select id, name from internship_periods where start_date < today_nl() - 300',
      [],
    ),
  )
  await keptBefore(earlier?.id ?? '', 365 + 2)
  const late = await pupil('Later')
  await place(late, { status: 'running', in: earlier?.id ?? '' })
  const { before, weeks, today, parts } = await told(schoolAdmin)
  assert.deepEqual([before?.name, before?.stages, before?.late], [earlier?.name, first.stages, first.late])
  assert.equal(before?.day, addDays(today, -367))
  const without = first.stages.without + first.stages.asking
  assert.equal(weeks.find(({ day }) => day === today)?.before, without)
  const ofClass = first.parts.find(({ name }) => name === '3E')
  const students = studentStages.reduce((sum, stage) => sum + (ofClass?.stages[stage] ?? 0), 0)
  assert.deepEqual(parts.find(({ name }) => name === '3E')?.before, {
    without: (ofClass?.stages.without ?? 0) + (ofClass?.stages.asking ?? 0),
    students,
  })
})

test('a class is compared with the one of its name, and what is put together in another way with nothing', async () => {
  const { before, parts } = await told(schoolAdmin, { groupId: group })
  assert.equal(before?.stages.without, 1)
  assert.ok(parts.every((part) => part.before === null))
  assert.equal((await told(schoolAdmin, { mentorId: mentor.id })).before, null)
  const ofMentor = await told(mentor)
  assert.deepEqual([ofMentor.before, ofMentor.contracts.before], [null, null])
  assert.ok([...ofMentor.weeks, ...ofMentor.parts].every((each) => each.before === null))
})

test('nobody else is told any of it', async () => {
  for (const who of [student, centerAdmin, providerAdmin]) {
    const answer = await who.send('GET', `${demandNumbers.path}?filter[period_id]=${period}`)
    assert.equal(answer.status, 403)
    assert.equal((await who.list(users, { filter: { endedBy: 'host' } }).catch(() => ({ records: 0 }))).records, 0)
  }
})

test('what is no period is refused', async () => {
  for (const asked of [
    '',
    '?filter[period_id]=x',
    `?filter[period_id]=${period}&filter[group_id]=3E`,
    `?filter[period_id]=${period}&filter[per]=x`,
  ])
    assert.equal((await schoolAdmin.send('GET', `${demandNumbers.path}${asked}`)).status, 400, asked)
})
