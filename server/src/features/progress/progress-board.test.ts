import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { bulkActionItems, bulkActions, startBulkAction, undoBulkAction } from '#protocol/features/bulk-actions.ts'
import { approvePhase, handInPhase, stopInternship } from '#protocol/features/internship-commands.ts'
import { type BoardRow, progressBoard, waitsForOthers } from '#protocol/features/progress-board.ts'
import { users } from '#protocol/features/users.ts'
import { reactingApp } from '#test/mails.ts'
import { routeOf, routeWorld, standing } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'

const flags = { digitalContracts: true, hours: true, evaluationForms: true }
const w = await routeWorld({ flags }, await reactingApp())
const { app, site, school, mentor, schoolAdmin, nonProfitAdmin, centerAdmin, place, newStudent, newPeriod, day } = w
const boardOf = (who: Person, periodId: string, studentIdIn?: string[]) =>
  who.tell(progressBoard, { filter: { periodId, ...(studentIdIn ? { studentIdIn } : {}) } })
const refused = (status: number) => (error: ApiError) => error.status === status
const asks = async (who: Person, period: string, status: string) => {
  const vacancy = `insert into vacancies (organization_id, title, status) values ($1, 'Plek', 'published') returning id`
  await w.row(
    `insert into applications (vacancy_id, organization_id, student_id, school_id, internship_period_id, status)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [await w.row(vacancy, [w.nonProfit.id]), w.nonProfit.id, who.id, school.id, period, status],
  )
}
const rowOf = (rows: BoardRow[], id: string) => rows.find((row) => row[0] === id)

test('a board tells where everybody stands who takes part, and who of them has no place', async () => {
  const period = await newPeriod()
  const [placed, without] = [await newStudent(), await newStudent()]
  const id = await place(placed, period)
  const { columns, rows, mentors } = await boardOf(schoolAdmin, period)
  assert.equal(columns.length, 7)
  assert.deepEqual(rowOf(rows, placed.id)?.slice(1, 12).toSpliced(9, 1), [
    'Daan',
    'de Wit',
    null,
    [mentors.findIndex((each) => each.id === mentor.id)],
    id,
    w.nonProfit.name,
    3,
    'contractMake',
    'mentor',
    0,
  ])
  assert.equal(rowOf(rows, placed.id)?.[15]?.toString().split(',').length, 7 * 4)
  assert.deepEqual(rowOf(rows, without.id)?.slice(5), [
    null,
    null,
    null,
    'search',
    'student',
    null,
    0,
    null,
    null,
    null,
    [],
    30,
  ])
  // Whoever comes into a class after that day has as long as the others had.
  const group = `with made as (insert into groups (school_id, school_year_id, name) select $1, id, 'N2' from school_years
      where today_nl() between start_date and end_date returning id)
    insert into group_memberships (group_id, student_id, started_on) select id, $2, today_nl() + 1 from made returning id`
  const late = await newStudent()
  await w.row(group, [school.id, late.id])
  assert.equal(rowOf((await boardOf(schoolAdmin, period)).rows, late.id)?.at(-1), 61)
  const few = await boardOf(schoolAdmin, period, [without.id])
  assert.deepEqual(
    few.rows.map(([studentId]) => studentId),
    [without.id],
  )
  // Who handed something in waits for the mentor, which the mentor is told.
  await mentor.run(approvePhase, id)
  await placed.run(handInPhase, id)
  const isYou = async (who: Person) =>
    rowOf((await boardOf(who, period)).rows, placed.id)
      ?.slice(9, 12)
      .toSpliced(1, 1)
  assert.deepEqual(
    [await isYou(mentor), await isYou(schoolAdmin)],
    [
      ['mentor', 1],
      ['mentor', 0],
    ],
  )
  await mentor.run(stopInternship, id, { reason: 'Het ging niet meer', endedBy: 'student' })
  assert.equal(rowOf((await boardOf(mentor, period)).rows, placed.id)?.[8], 'search', 'a place that was left is none')
})

test('whoever waits for somebody else is counted alike on the board and in the list of students', async () => {
  const period = await newPeriod()
  const [asking, handedIn] = [await newStudent(), await newStudent(), await newStudent()]
  await place(asking, period)
  const id = await place(handedIn, period)
  await mentor.run(approvePhase, id)
  const [applied, withHost] = [await newStudent(), await newStudent()]
  await asks(applied, period, 'submitted')
  await asks(withHost, period, 'with_host')
  const { rows } = await boardOf(mentor, period)
  assert.deepEqual(
    [applied, withHost].map(({ id: of }) => rowOf(rows, of)?.slice(8, 12).toSpliced(2, 1)),
    [
      ['applied', 'mentor', 1],
      ['withHost', 'host', 0],
    ],
    'who asked for a place waits for an answer',
  )
  const counts = async (who: Person) => {
    const { rows } = await boardOf(who, period)
    const { records } = await who.list(users, { filter: { periodId: period, turn: 'others' }, page: { size: 1 } })
    const onBoard = rows.filter(([, , , , , , , , block, up, , isYou]) =>
      waitsForOthers({ block, up, isYou: isYou === 1 }),
    )
    return [onBoard.length, records]
  }
  assert.deepEqual(
    [await counts(mentor), await counts(schoolAdmin)],
    [
      [2, 2],
      [4, 4],
    ],
  )
})

test('a mentor sees own students, an administrator the school, nobody else a board', async () => {
  const period = await newPeriod()
  const own = await newStudent()
  const stranger = await person(app, site, [['student', school.id]])
  const ids = async (who: Person) => (await boardOf(who, period)).rows.map(([id]) => id)
  const [seen, all] = [await ids(mentor), await ids(schoolAdmin)]
  assert.deepEqual([seen.includes(own.id), seen.includes(stranger.id)], [true, false])
  assert.deepEqual([all.includes(own.id), all.includes(stranger.id)], [true, true])
  assert.deepEqual(
    (await boardOf(mentor, period)).mentors.map(({ id }) => id),
    [mentor.id],
  )
  for (const who of [nonProfitAdmin, centerAdmin, own]) await assert.rejects(boardOf(who, period), refused(403))
  await assert.rejects(boardOf(mentor, own.id), refused(404))
})

const ended = (who: Person, id: string) =>
  until('it is over', async () => {
    const row = await who.find(bulkActions, id)
    return ['done', 'undone', 'failed'].includes(row.status) && row
  })
const start = async (who: Person, action: string, ids: string[], input: object) => {
  const { id } = await who.run(startBulkAction, '', { action, ids, input: { ...input } })
  const { done, failed, skipped } = await ended(who, String(id))
  return { id: String(id), counts: [done, failed, skipped] }
}
const undo = async (who: Person, id: string) => {
  await who.run(undoBulkAction, id)
  return (await ended(who, id)).undone
}

test('many are moved at once from one step; who stands elsewhere is named, and it can be taken back', async () => {
  const period = await newPeriod()
  const ids = [await place(await newStudent(), period), await place(await newStudent(), period)]
  const further = await place(await newStudent(), period)
  const [, , contract] = await routeOf(mentor, further)
  const [, , { id: workflowPhaseId } = { id: '' }, hours] = (await boardOf(mentor, period)).columns
  await mentor.run(approvePhase, further)
  const approved = await start(mentor, 'approvePhases', [...ids, further], { workflowPhaseId })
  assert.deepEqual(approved.counts, [2, 0, 1])
  assert.equal(await standing(mentor, further), 'running todo student hours open', 'nobody goes two steps at once')
  const [left] = await mentor.list(bulkActionItems, { filter: { bulkActionIdEq: approved.id, outcomeEq: 'skipped' } })
  assert.deepEqual([left?.rowName, left?.problem], ['Daan de Wit', 'state.conflict'])
  assert.equal(await undo(mentor, approved.id), 2)
  for (const id of ids) assert.equal(await standing(mentor, id), 'running todo student contract open')
  // Each way there and back.
  const due = await start(mentor, 'setPhasesDue', ids, { workflowPhaseId, dueOn: day(5) })
  const dueOf = async (id: string) => (await routeOf(mentor, id))[2]?.dueOn
  assert.deepEqual([due.counts, await dueOf(ids[0] ?? '')], [[2, 0, 0], day(5)])
  await undo(mentor, due.id)
  assert.equal(await dueOf(ids[0] ?? ''), contract?.dueOn)
  const byHand = await w.row(
    'select count(*)::text as id from internship_phases where internship_id = any($1::uuid[]) and due_by_hand',
    [ids],
  )
  assert.equal(byHand, '0', 'its rule says the day again')
  const skipped = await start(mentor, 'skipPhases', ids, { workflowPhaseId, reason: 'Op papier getekend' })
  assert.equal(await undo(mentor, skipped.id), 2)
  // Back to a step that was done before.
  await start(mentor, 'approvePhases', ids, { workflowPhaseId })
  const reopened = await start(mentor, 'reopenPhases', [...ids, further], { workflowPhaseId })
  assert.deepEqual(reopened.counts, [3, 0, 0])
  for (const id of [...ids, further]) assert.match(await standing(mentor, id), /contract open$/)
  assert.equal(await undo(mentor, reopened.id), 3)
  for (const id of [...ids, further]) assert.match(await standing(mentor, id), /hours open$/)
  const student = await newStudent()
  const handedIn = await place(student, period)
  await mentor.run(approvePhase, handedIn)
  await student.run(handInPhase, handedIn)
  const back = await start(mentor, 'returnPhases', [handedIn], { workflowPhaseId: hours?.id, reason: 'Week 3?' })
  assert.equal(await standing(mentor, handedIn), 'running redo student hours returned')
  await undo(mentor, back.id)
  assert.equal(await standing(mentor, handedIn), 'running review mentor hours submitted')
  for (const [action, input] of [
    ['approvePhases', {}],
    ['skipPhases', { reason: 'Al gedaan' }],
  ] as const) {
    const done = await start(mentor, action, [handedIn], { workflowPhaseId: hours?.id, ...input })
    assert.equal(await undo(mentor, done.id), 1)
    assert.equal(
      await standing(mentor, handedIn),
      'running review mentor hours submitted',
      'what was handed in still is',
    )
  }
})
