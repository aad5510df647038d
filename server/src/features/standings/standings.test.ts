import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteWorkflow } from '#features/workflows/site-workflow.ts'
import type { ApiError } from '#protocol/client.ts'
import { startBulkAction } from '#protocol/features/bulk-actions.ts'
import { approvePhase, handInPhase, stopInternship } from '#protocol/features/internship-commands.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { updateInternshipPeriod } from '#protocol/features/periods.ts'
import { type StudentProgress, studentProgress } from '#protocol/features/progress.ts'
import { remindTurn, studentStandings } from '#protocol/features/standings.ts'
import { updateStudent } from '#protocol/features/students.ts'
import { users } from '#protocol/features/users.ts'
import { copyWorkflow, workflows } from '#protocol/features/workflows.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'
import { settleAllSearchDays } from './search-days.ts'

const app = await reactingApp()
const w = await routeWorld({ flags: { digitalContracts: true, hours: true, evaluationForms: true } }, app)
const { site, school, mentor, schoolAdmin, nonProfitAdmin, newPeriod, newStudent, place, row } = w
const period = await newPeriod()
// As when the product starts: every site has a route.
await app.road.inTenant(site, siteWorkflow)
const of = async (who: Person, { id }: { id: string }, periodId?: string) =>
  (await who.tell(studentStandings, { filter: { idIn: [id], ...(periodId ? { periodId } : {}) } })).standings[0]
const short = async (who: Person, student: { id: string }, periodId?: string) => {
  const found = await of(who, student, periodId)
  return (
    found && `${found.stage} ${found.block} ${found.up}${found.isMine ? ' mine' : ''}${found.isLate ? ' late' : ''}`
  )
}
const refused =
  (code: string, status = 409) =>
  (error: ApiError) => {
    assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
    return true
  }
const shown = async (who: Person, filter: object) =>
  (await who.list(users, { filter: { withRole: 'student', ...filter }, sort: 'urgentAt' })).map(({ id }) => id)

test('for every student one thing stands in the way, also without a place, and it is the same for all who read it', async () => {
  const student = await newStudent()
  for (const who of [student, mentor, schoolAdmin])
    assert.equal(await short(who, student), `without search student${who === student ? ' mine' : ''}`)
  const told = await of(mentor, student)
  assert.ok(told?.upSince, 'since the period began')
  assert.equal(told?.names.student, 'Daan')
  assert.ok((told?.course.length ?? 0) > 3, 'the route that is ahead')

  const id = await place(student, period)
  assert.equal(await short(student, student), 'agreed contractMake mentor')
  await mentor.run(approvePhase, id)
  await student.run(handInPhase, id)
  assert.equal(await short(mentor, student), 'running review mentor mine')
  assert.equal(await short(schoolAdmin, student), 'running review mentor', 'the mentor is up, not the office')
  assert.equal((await of(schoolAdmin, student))?.place?.host, w.nonProfit.name)
  assert.equal(
    await short(schoolAdmin, student, await newPeriod()),
    'without search student',
    'nothing in another period',
  )
  await mentor.run(stopInternship, id, { reason: 'Verhuisd', endedBy: 'student' })
  assert.equal(await short(schoolAdmin, student), 'without search student', 'back among those without a place')
})

test('who asks for a place waits for the school, for the host, or has something to say', async () => {
  const student = await newStudent()
  const vacancy = await row(
    `insert into vacancies (organization_id, title, status) values ($1, 'Plek', 'published') returning id`,
    [w.nonProfit.id],
  )
  const application = await row(
    `insert into applications (vacancy_id, organization_id, student_id, school_id, internship_period_id, status)
     values ($1, $2, $3, $4, $5, 'submitted') returning id`,
    [vacancy, w.nonProfit.id, student.id, school.id, period],
  )
  const becomes = (status: string) =>
    row('update applications set status = $2 where id = $1 returning id', [application, status])
  assert.equal(await short(mentor, student), 'without applied mentor mine')
  await becomes('with_host')
  assert.equal(await short(mentor, student), 'without withHost host')
  assert.equal((await of(mentor, student))?.names.host, w.nonProfit.name)
  await becomes('offered')
  assert.equal(await short(student, student), 'without offer student mine')
  await becomes('declined')
  assert.equal(await short(student, student), 'without search student mine')
})

test('lists are chosen by whose turn it is and sorted by what needs attention; others see nothing of it', async () => {
  const [late, waits, searches] = [await newStudent(), await newStudent(), await newStudent()]
  const lateId = await place(late, period)
  await row(
    'update internship_phases set due_on = today_nl() - 400 where id = (select current_phase_id from internships where id = $1) returning id',
    [lateId],
  )
  const waitsId = await place(waits, period)
  await mentor.run(approvePhase, waitsId)
  await waits.run(handInPhase, waitsId)
  for (const who of [mentor, schoolAdmin]) {
    const [first] = await shown(who, {})
    assert.equal(first, late.id)
    assert.deepEqual(await shown(who, { late: true, periodId: period }), [late.id])
    assert.ok((await shown(who, { stage: 'without' })).includes(searches.id))
  }
  const mine = await shown(mentor, { turn: 'mine' })
  // Who has a place and no contract yet waits for the mentor as well.
  assert.ok(mine.includes(waits.id) && mine.includes(late.id) && !mine.includes(searches.id))
  assert.deepEqual(await shown(schoolAdmin, { turn: 'mine' }), [])
  assert.ok((await shown(schoolAdmin, { turn: 'others' })).includes(waits.id))
  const answer = await schoolAdmin.send('GET', studentProgress.path)
  const numbers = JSON.parse(answer.body).meta as StudentProgress
  assert.equal(numbers.stages.without, (await shown(schoolAdmin, { stage: 'without' })).length, 'also over all periods')
  assert.equal(await of(nonProfitAdmin, late), undefined)
  assert.equal(await of(searches, late), undefined)
})

test('whoever is up is reminded once a day, with the same sentence, and never oneself', async () => {
  const student = await newStudent()
  await mentor.run(remindTurn, student.id)
  const mail = await mailTo(app, site, student.email, 'ownTurnReminded')
  assert.match(mail.subject, /Zoek een stageplek/)
  assert.equal(mail.link.pathname, '/stagebank')
  await until('the student has a notice', async () =>
    (await student.list(notifications)).some(({ kind }) => kind === 'ownTurnReminded'),
  )
  assert.ok((await of(mentor, student))?.remindedAt)
  await assert.rejects(schoolAdmin.run(remindTurn, student.id), refused('turn.remindedToday'))

  const other = await newStudent()
  const id = await place(other, period)
  await mentor.run(approvePhase, id)
  await other.run(handInPhase, id)
  await assert.rejects(mentor.run(remindTurn, other.id), refused('turn.yourOwn'))
  const { id: many } = await schoolAdmin.run(startBulkAction, '', {
    action: 'remindTurns',
    ids: [other.id, student.id],
  })
  assert.ok(many)
  assert.match((await mailTo(app, site, mentor.email, 'turnReminded')).subject, /Daan de Wit wacht op jou: Kijk na/)

  const stranger = await person(app, site, [['student', school.id]])
  await assert.rejects(mentor.run(remindTurn, stranger.id), refused('record.missing', 404))
  await assert.rejects(nonProfitAdmin.run(remindTurn, student.id), refused('record.missing', 404))
})

test('who has no place is sorted by the day it was due in their own period, and waits since then', async () => {
  const [known, early] = [await newStudent(), await newStudent()]
  const level = await row('insert into levels (school_id, name) values ($1, $2) returning id', [school.id, 'MBO 2'])
  const ofLevel = await row(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     select $1, id, 'Vroeg', today_nl() - 90, today_nl() + 60 from school_years
     where today_nl() between start_date and end_date returning id`,
    [school.id],
  )
  await row(
    'insert into internship_period_levels (internship_period_id, level_id) values ($1, $2) returning level_id as id',
    [ofLevel, level],
  )
  await settleAllSearchDays.run({ site, road: app.road, payload: {}, log: app.http.log })
  const urgentAt = async ({ id }: Person) => (await schoolAdmin.find(users, id)).urgentAt?.slice(0, 10)
  const order = async () => {
    const ids = await shown(schoolAdmin, { stage: 'without' })
    return ids.indexOf(early.id) < ids.indexOf(known.id) ? 'early first' : 'known first'
  }
  // Everybody's period began 30 days ago, and its route wants a place within 30 days; that of the level began 90 days ago.
  assert.deepEqual([await urgentAt(known), await urgentAt(early)], [w.day(0), w.day(0)])

  await schoolAdmin.run(updateStudent, early.id, { levelId: level })
  await until('the level counts', async () => (await urgentAt(early)) === w.day(-60))
  assert.deepEqual([await order(), await urgentAt(known)], ['early first', w.day(0)])
  const told = await of(mentor, early)
  assert.deepEqual([told?.upSince?.slice(0, 10), told?.dueOn, told?.isLate], [w.day(-60), w.day(-60), true])
  assert.equal((await of(mentor, known))?.isLate, false)

  // Whoever comes into a class today is up since today, with as much time as the others had.
  const late = await newStudent()
  await schoolAdmin.run(updateStudent, late.id, { levelId: level })
  await until('the level of the other counts', async () => (await urgentAt(late)) === w.day(-60))
  const numbers = async () =>
    JSON.parse((await schoolAdmin.send('GET', studentProgress.path)).body).meta as StudentProgress
  const lateBefore = (await numbers()).lateWithout
  await row(
    `with made as (insert into groups (school_id, school_year_id, name) select $1, id, 'N1' from school_years
       where today_nl() between start_date and end_date returning id)
     insert into group_memberships (group_id, student_id) select id, $2 from made returning id`,
    [school.id, late.id],
  )
  await settleAllSearchDays.run({ site, road: app.road, payload: {}, log: app.http.log })
  const came = await of(mentor, late)
  assert.deepEqual([came?.upSince?.slice(0, 10), came?.dueOn, came?.isLate], [w.day(0), w.day(30), false])
  assert.equal(await urgentAt(late), w.day(30))
  assert.equal((await numbers()).lateWithout, lateBefore - 1)
  for (const who of [schoolAdmin, mentor]) {
    const ids = await shown(who, { late: true, stage: 'without' })
    assert.deepEqual([ids.includes(late.id), ids.includes(early.id)], [false, true])
  }
  assert.equal((await numbers()).lateWithout, (await shown(schoolAdmin, { late: true, stage: 'without' })).length)

  // Another route for the period of the level, which says no day: then the account counts again, and the period for the sentence.
  const [route] = await schoolAdmin.list(workflows, { filter: { schoolIdNull: true } })
  const { id: own } = await schoolAdmin.run(copyWorkflow, route?.id ?? '', { name: 'Zonder dag' })
  await row(`update workflow_phases set due_rule = 'none' where workflow_id = $1 and kind = 'search' returning id`, [
    own,
  ])
  await schoolAdmin.run(updateInternshipPeriod, ofLevel, { workflowId: own })
  await until('the route counts', async () => (await urgentAt(early)) !== w.day(-60))
  assert.equal((await of(mentor, early))?.upSince?.slice(0, 10), w.day(-90))
  assert.equal(await order(), 'known first')
})
