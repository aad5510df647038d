import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import {
  applyMatching,
  assignBoard,
  matchingPairs,
  matchings,
  proposeMatching,
  undoMatching,
} from '#protocol/features/assign.ts'
import { approvePhase } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'

const app = await reactingApp({}, await OwnDatabase.create())
const w = await routeWorld({}, app)
const { schoolAdmin, mentor, site, newStudent, newPeriod, row } = w
const refused = (code: string, status: number) => (error: ApiError) => {
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  return true
}
const vacancy = (title: string, places: number, more = '') =>
  row(
    `insert into vacancies (organization_id, title, status, places, published_at, contact_person_id${more && `, ${more.split('=')[0]}`})
     values ($1, $2, 'published', $3, now(), $4${more && `, ${more.split('=')[1]}`}) returning id`,
    [w.nonProfit.id, title, places, w.nonProfitAdmin.id],
  )
const settled = (id: string, status: string) =>
  until(`matching is ${status}`, async () => {
    const found = await schoolAdmin.find(matchings, id)
    return found.status === status ? found : undefined
  })
const pairsOf = (id: string) =>
  schoolAdmin.list(matchingPairs, { filter: { matchingIdEq: id }, include: ['student', 'vacancy'] })

test('as many as possible have a place, nobody two, none is oversold; who is left over hears why', async () => {
  const period = await newPeriod()
  const students = await Promise.all([newStudent(), newStudent(), newStudent(), newStudent()])
  const [one] = students
  await Promise.all(
    students.map(({ id }) =>
      row(
        'insert into student_profiles (id, school_id, birth_date) values ($1, $2, today_nl() - 5500) on conflict (tenant_id, id) do update set birth_date = excluded.birth_date returning id',
        [id, w.school.id],
      ),
    ),
  )
  const [bakery, garden] = [await vacancy('Bakkerij', 1), await vacancy('Tuin', 2)]
  await vacancy('Voor volwassenen', 5, 'minimum_age=18')
  const board = await schoolAdmin.tell(assignBoard, { filter: { periodId: period } })
  assert.ok(students.every(({ id }) => board.students.some((each) => each.id === id)))
  const [reporter, later] = [await newStudent(), await newPeriod()]
  await row(
    `insert into internships (student_id, school_id, internship_period_id, status, self_found, title, organization_name)
     values ($1, $2, $3, 'proposed', true, 'Helpen in de tuin', 'Tuin De Es') returning id`,
    [reporter.id, w.school.id, later],
  )
  const others = await schoolAdmin.tell(assignBoard, { filter: { periodId: later } })
  assert.ok(!others.students.some(({ id }) => id === reporter.id), 'who found a place waits for the school first')
  const studentIds = students.map(({ id }) => id)
  const locks = [{ studentId: one?.id ?? '', vacancyId: garden }]
  const made = await schoolAdmin.run(proposeMatching, '', { internshipPeriodId: period, studentIds, locks })
  const solved = await settled(made.id, 'solved')
  assert.deepEqual([solved.studentCount, solved.placedCount], [4, 3])
  const pairs = await pairsOf(made.id)
  const places = pairs.flatMap(({ vacancy: at }) => at?.id ?? [])
  assert.deepEqual([places.filter((id) => id === bakery).length, places.filter((id) => id === garden).length], [1, 2])
  assert.equal(
    pairs.find(({ student }) => student?.id === one?.id)?.vacancy?.id,
    garden,
    'a pair that was chosen stays',
  )
  assert.deepEqual(
    pairs.flatMap(({ whyNot }) => whyNot ?? []),
    ['taken'],
  )
  // Nothing has happened yet.
  assert.equal(await schoolAdmin.count(internships, { internshipPeriodIdEq: period }), 0)

  await schoolAdmin.run(applyMatching, made.id)
  await settled(made.id, 'applied')
  assert.equal(await schoolAdmin.count(internships, { internshipPeriodIdEq: period }), 3)
  await assert.rejects(
    schoolAdmin.run(proposeMatching, '', { internshipPeriodId: period, studentIds: [one?.id ?? ''] }),
    refused('matching.nobody', 422),
  )
  const [mine] = await schoolAdmin.list(internships, { filter: { studentIdEq: one?.id ?? '' } })
  await mentor.run(approvePhase, mine?.id ?? '')
  await schoolAdmin.run(undoMatching, made.id)
  await settled(made.id, 'undone')
  const kept = await schoolAdmin.list(internships, { filter: { internshipPeriodIdEq: period } })
  assert.deepEqual(
    kept.map(({ id }) => id),
    [mine?.id],
    'what somebody worked on stays',
  )
  assert.deepEqual(
    (await pairsOf(made.id)).flatMap(({ problem }) => problem ?? []),
    ['matching.changed'],
  )
  const taken = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ n: number }>('select places_taken as n from vacancies where id = any($1::uuid[]) order by title', [
      [bakery, garden],
    ]),
  )
  assert.deepEqual(
    taken.map(({ n }) => n),
    [0, 1],
    'the other places are free again',
  )
})

test('the student and the host hear of a place that the school gave', async () => {
  const period = await newPeriod()
  const student = await newStudent()
  const place = await vacancy('Kinderboerderij', 1)
  const made = await mentor.run(proposeMatching, '', {
    internshipPeriodId: period,
    onlyLocks: true,
    locks: [{ studentId: student.id, vacancyId: place }],
  })
  await settled(made.id, 'solved')
  await mentor.run(applyMatching, made.id)
  await settled(made.id, 'applied')
  assert.match((await mailTo(app, site, student.email, 'placeAssigned')).subject, /Kinderboerderij/)
  assert.match((await mailTo(app, site, w.nonProfitAdmin.email, 'traineeAssigned')).subject, /Daan de Wit/)
})

test('whoever is no staff of the school places nobody, and a mentor only their own', async () => {
  const period = await newPeriod()
  for (const who of [w.student, w.nonProfitAdmin, w.centerAdmin])
    await assert.rejects(who.run(proposeMatching, '', { internshipPeriodId: period }), refused('access.forbidden', 403))
  await assert.rejects(
    mentor.run(proposeMatching, '', { internshipPeriodId: period, studentIds: [w.student.id] }),
    refused('matching.nobody', 422),
  )
})
