import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import { reactingApp } from '#test/mails.ts'
import { testApp } from '#test/setup.ts'
import { person } from '#test/world.ts'
import { becomes, everything, nextClasses, planOf, turn, turnBack, turningSchool } from '#test/year-turning.ts'
import { applyTurn } from './apply-turn.ts'
import { runTurnJob } from './run-turn.ts'

const app = await reactingApp()

test('everybody goes on with their class and its mentor; a class in its last year leaves; what was told is what is done', async () => {
  const w = await turningSchool(app, { '3A': 3, '3B': 2, '5H': 2 })
  const { counts, classes, targets } = await planOf(w)
  assert.deepEqual(
    classes.map(({ name, fate, target, students }) => [name, fate, target, students]),
    [
      ['3A', 'moves', '4A', 3],
      ['3B', 'moves', '4B', 2],
      ['5H', 'leaves', '6H', 2],
    ],
  )
  assert.deepEqual(
    targets.map(({ name, students, mentors, isNew }) => [name, students, mentors, isNew]),
    [
      ['4A', 3, ['Sam van 3A'], true],
      ['4B', 2, ['Sam van 3B'], true],
    ],
  )
  const before = {
    moves: 5,
    stays: 0,
    leaves: 2,
    finishes: 2,
    mentors: 2,
    open: 0,
    internships: 0,
    leaving: 0,
    newClasses: 2,
  }
  assert.deepEqual(counts, before)
  const done = await turn(w)
  assert.deepEqual([done.counts, done.doneCount], [before, 7])
  assert.deepEqual(await nextClasses(w), ['4A 3 van 3A', '4B 2 van 3B'])
  const gone = await w.sql<{ on: string }>(
    'select departed_on::text as on from student_profiles where departed_on is not null',
  )
  assert.deepEqual(gone, [{ on: w.next.startDate }, { on: w.next.startDate }])
  const [now] = await w.sql<{ here: number; open: number }>(
    `select (select count(*)::int from users where status = 'archived') as here,
       (select count(*)::int from group_memberships m join groups g on g.id = m.group_id
        where g.school_year_id = $1 and m.ended_on is null) as open`,
    [w.year.id],
  )
  assert.deepEqual(now, { here: 0, open: 7 }, 'nothing changes before 1 August')
  const lines = await w.schoolAdmin.list(activities, { filter: { nameEq: 'yearTurn.done' } })
  assert.deepEqual([lines.length, lines[0]?.subjectId], [1, w.turnId])
})

test('single students stay, leave, or go to another class: classes are split and merged', async () => {
  const w = await turningSchool(app, { '3A': 4, '3B': 3, '5H': 1 })
  const [first, second, third] = w.of('3A').students
  const plan = (studentIds: (string | undefined)[], fate: protocol.Fate | null, target?: string) =>
    w.schoolAdmin.run(protocol.planStudents, w.turnId, {
      studentIds: studentIds.map(String),
      fate,
      target: target ?? null,
    })
  await plan([first], 'stays')
  await plan([second], 'leaves')
  await plan([third], 'moves', '4C')
  await plan(w.of('5H').students, 'moves')
  await plan([w.of('3B').students[0]], 'stays', '3K')
  await plan([w.of('3B').students[1]], 'leaves')
  await plan([w.of('3B').students[1]], null)
  const merged = { groupId: w.of('3B').id, fate: 'moves' as const, target: '4a', mentor: 'along' as const }
  await w.schoolAdmin.run(protocol.planClass, w.turnId, merged)
  const { counts, exceptions, classes } = await planOf(w)
  assert.deepEqual([counts.moves, counts.stays, counts.leaves, counts.finishes, counts.open], [5, 2, 1, 0, 4])
  assert.deepEqual(
    exceptions.map(({ studentId, fate, to, source }) => [studentId, fate, to, source]).sort(),
    [
      [first, 'stays', '3A', 'hand'],
      [second, 'leaves', null, 'hand'],
      [third, 'moves', '4C', 'hand'],
      [w.of('5H').students[0], 'moves', '6H', 'hand'],
      [w.of('3B').students[0], 'stays', '3K', 'hand'],
    ].sort(),
  )
  const flows = classes.find(({ name }) => name === '3A')?.flows
  assert.deepEqual(flows?.map(({ fate, to, count }) => `${count} ${fate} ${to}`).sort(), [
    '1 leaves null',
    '1 moves 4A',
    '1 moves 4C',
    '1 stays 3A',
  ])
  await turn(w)
  assert.deepEqual(await nextClasses(w), ['3A 1', '3K 1', '4A 3 van 3A, van 3B', '4C 1', '6H 1'])
})

test('who is in no class is named before and after, until somebody puts them into one', async () => {
  const w = await turningSchool(app, { '3A': 1 })
  const names = async () => (await planOf(w)).classless.first.map(({ id }) => id)
  const loose = await person(app, w.site, [['student', w.school.id]])
  const before = await names()
  assert.ok(before.includes(loose.id) && !before.includes(w.of('3A').students[0] ?? ''))
  assert.equal((await planOf(w)).classless.count, before.length)
  await turn(w)
  assert.deepEqual(await names(), before)
  const { id } = await w.schoolAdmin.create(groups, { name: '4Z', schoolId: w.school.id, schoolYearId: w.next.id })
  await w.schoolAdmin.run(assignGroup, loose.id, { groupId: id })
  assert.ok(!(await names()).includes(loose.id))
})

test('mentors: another one, or none', async () => {
  const w = await turningSchool(app, { '3A': 1, '3B': 1 })
  const choose = (name: string, mentor: 'none' | 'other', mentorId: string | null = null) =>
    w.schoolAdmin.run(protocol.planClass, w.turnId, {
      groupId: w.of(name).id,
      fate: 'moves',
      target: name.replace('3', '4'),
      mentor,
      mentorId,
    })
  await choose('3A', 'other', w.mentor.id)
  await choose('3B', 'none')
  await assert.rejects(choose('3B', 'other'))
  await assert.rejects(choose('3B', 'other', w.volunteer.id), 'somebody who is no mentor here')
  const { counts } = await planOf(w)
  assert.deepEqual([counts.mentors, counts.open], [1, 1])
  await turn(w)
  assert.deepEqual(await nextClasses(w), ['4A 1 de Tester', '4B 1'])
})

test('who is in a class of the next year already is known, and stays there', async () => {
  const w = await turningSchool(app, { '3A': 3 })
  const [repeats, moves] = w.of('3A').students
  const classOf = (name: string) =>
    w.schoolAdmin.create(groups, { name, schoolId: w.school.id, schoolYearId: w.next.id })
  const [again, other] = [await classOf('3D'), await classOf('4D')]
  await w.schoolAdmin.run(assignGroup, String(repeats), { groupId: again.id })
  await w.schoolAdmin.run(assignGroup, String(moves), { groupId: other.id })
  const { exceptions, counts } = await planOf(w)
  assert.deepEqual(
    exceptions.map(({ studentId, fate, to, source }) => [studentId, fate, to, source]).sort(),
    [
      [repeats, 'stays', '3D', 'known'],
      [moves, 'moves', '4D', 'known'],
    ].sort(),
  )
  assert.deepEqual([counts.moves, counts.stays], [2, 1])
  // Decided here after all: it is the class of the plan, and the other one never happened.
  await w.schoolAdmin.run(protocol.planStudents, w.turnId, { studentIds: [String(moves)], fate: 'moves', target: null })
  const before = await everything(w)
  await turn(w)
  assert.deepEqual(await nextClasses(w), ['3D 1', '4A 2 van 3A', '4D 0'])
  await turnBack(w)
  assert.deepEqual(await everything(w), before)
})

test('undoing puts everything back, and leaves alone who was changed since', async () => {
  const w = await turningSchool(app, { '3A': 3, '3B': 2, '5H': 2 })
  await w.schoolAdmin.run(protocol.planStudents, w.turnId, {
    studentIds: [String(w.of('3A').students[0])],
    fate: 'stays',
    target: null,
  })
  const before = await everything(w)
  const plan = await planOf(w)
  await turn(w)
  const undone = await turnBack(w)
  assert.deepEqual(undone.counts, { kept: 0 })
  assert.deepEqual(await everything(w), before)
  assert.deepEqual(await planOf(w), plan, 'the plan is there again')

  await turn(w)
  const [, moved] = w.of('3A').students
  const [target] = await w.schoolAdmin.list(groups, { filter: { nameEq: '4B' } })
  await w.schoolAdmin.run(assignGroup, String(moved), { groupId: String(target?.id), startsOn: w.next.startDate })
  assert.deepEqual((await turnBack(w)).counts, { kept: 1 })
  assert.deepEqual(await nextClasses(w), ['4B 1 van 3B'], 'they are where somebody put them, with the mentor')
  const lines = await w.schoolAdmin.list(activities, { filter: { nameEq: 'yearTurn.undone' } })
  assert.equal(lines.length, 2)
})

test('once the next year has begun, who left is closed, but not while an internship runs; undoing opens it again', async () => {
  const w = await turningSchool(app, { '3A': 1, '5H': 2 }, { hasBegun: true })
  const [leaver, busy] = w.of('5H').students
  await w.sql(
    `with period as (insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       values ($1, $2, 'Stage', today_nl() - 60, today_nl() + 60) returning id)
     insert into internships (school_id, internship_period_id, student_id, title, status)
       select $1, id, $3, 'Bakker', 'running' from period`,
    [w.school.id, w.year.id, busy],
  )
  const { counts } = await planOf(w)
  assert.deepEqual([counts.internships, counts.leaving], [1, 1])
  const before = await everything(w)
  await turn(w)
  const statuses = () =>
    w.sql<{ status: string }>('select status from users where id = any($1) order by array_position($1, id)', [
      [leaver, busy],
    ])
  assert.deepEqual(await statuses(), [{ status: 'archived' }, { status: 'active' }])
  const [group] = await w.schoolAdmin.list(groups, { filter: { nameEq: '4A' } })
  assert.equal(group?.studentCount, 1)
  await turnBack(w)
  assert.deepEqual(await everything(w), before)
})

test('after 1 October it stays as it is', async () => {
  const w = await turningSchool(app, { '3A': 1 }, { hasBegun: true })
  await turn(w)
  await w.sql(`update school_years set start_date = today_nl() - 70 where id = $1`, [w.next.id])
  await assert.rejects(w.schoolAdmin.run(protocol.undoYearTurn, w.turnId), /1 oktober/)
})

test('run twice or begun twice it is done once; nobody of another school can do any of it', async () => {
  const w = await turningSchool(app, { '3A': 2 })
  const again = await w.schoolAdmin.run(protocol.beginYearTurn, '', { schoolId: w.school.id, schoolYearId: w.year.id })
  assert.equal(again.id, w.turnId)
  const both = await Promise.allSettled([1, 2].map(() => w.schoolAdmin.run(protocol.runYearTurn, w.turnId)))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await becomes(w, 'done')
  assert.deepEqual(await nextClasses(w), ['4A 2 van 3A'])
  const other = await turningSchool(app, { '3A': 1 })
  const stranger = other.of('3A')
  await turnBack(w)
  const refused = [
    () =>
      w.schoolAdmin.run(protocol.planStudents, w.turnId, {
        studentIds: stranger.students,
        fate: 'leaves',
        target: null,
      }),
    () =>
      w.schoolAdmin.run(protocol.planClass, w.turnId, {
        groupId: stranger.id,
        fate: 'leaves',
        target: null,
        mentor: 'along',
      }),
    () => w.schoolAdmin.run(protocol.runYearTurn, other.turnId),
    () => w.schoolAdmin.run(protocol.beginYearTurn, '', { schoolId: other.school.id, schoolYearId: w.year.id }),
    () => w.mentor.run(protocol.runYearTurn, w.turnId),
    () => planOf(w, w.mentor),
    () => planOf({ ...w, turnId: other.turnId }),
  ]
  for (const each of refused) await assert.rejects(each)
})

test('who acts on an old plan is told that it changed', async () => {
  const w = await turningSchool(app, { '3A': 2 })
  const { updatedAt } = await w.schoolAdmin.find(protocol.yearTurns, w.turnId)
  await w.schoolAdmin.run(protocol.planStudents, w.turnId, {
    studentIds: w.of('3A').students,
    fate: 'stays',
    target: null,
  })
  await assert.rejects(
    w.schoolAdmin.run(protocol.runYearTurn, w.turnId, {}, { since: updatedAt }),
    /intussen|412|veranderd|gewijzigd/i,
  )
})

test('cut off halfway it goes on where it was, and a second run finds nothing to do', async () => {
  // Nobody works off jobs here but the test.
  const idle = await testApp()
  const w = await turningSchool(idle, { '3A': 3, '5H': 1 })
  await w.schoolAdmin.run(protocol.runYearTurn, w.turnId)
  const running = await w.schoolAdmin.find(protocol.yearTurns, w.turnId)
  assert.equal(running.status, 'running')
  await idle.road.inTenant(w.site, (tx) => applyTurn.apply(tx, running, w.of('3A').students.slice(0, 2)))
  const context = { site: w.site, payload: { turnId: w.turnId }, road: idle.road, log: idle.http.log }
  await Promise.all([runTurnJob.run(context), runTurnJob.run(context)])
  await runTurnJob.run(context)
  await becomes(w, 'done')
  assert.deepEqual(await nextClasses(w), ['4A 3 van 3A'])
})
