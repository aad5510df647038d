import assert from 'node:assert/strict'
import { test } from 'node:test'
import { market } from '#features/applications/applications.factory.ts'
import { toCertify } from '#features/certificates/certificate-facts.ts'
import { tendContracts } from '#features/contracts/desk/tend-contracts.ts'
import { due } from '#features/retention/retention.classes.ts'
import { applications, apply } from '#protocol/features/applications.ts'
import { deletionRequests } from '#protocol/features/erasure.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { fillTables } from '#test/rows.ts'
import { everyFeature, person, world } from '#test/world.ts'
import { features } from './features.ts'

// The nights in which the clock changes, and the day that most years do not have. The database's own day is set: all that asks
// what day it is asks today_nl().
const database = await OwnDatabase.create()
const app = await database.app()

async function itIs(moment: string): Promise<void> {
  await database.rows(`create or replace function today_nl() returns date language sql stable parallel safe
    return (timestamptz '${moment}' at time zone 'Europe/Amsterdam')::date`)
  await app.system.ensureSchoolYears()
}

const moments = [
  '2027-03-28 00:30+01',
  '2027-03-28 03:30+02',
  '2027-10-31 02:30+02',
  '2027-10-31 02:30+01',
  '2028-02-28 23:59+01',
  '2028-02-29 12:00+01',
  '2028-03-01 00:00+01',
]

test('on every such day lists are read, and what the clock starts is done', async () => {
  const w = await world({ flags: everyFeature }, app)
  await fillTables(app, w.site)
  for (const moment of moments) {
    await itIs(moment)
    for (const { resource } of app.road.registry.all()) {
      const answer = await w.operator.send('GET', `/${resource.path}?page[size]=5`)
      assert.equal(answer.status, 200, `${moment} ${resource.path}: ${answer.body.slice(0, 300)}`)
    }
    for (const { name, run, cron } of features.flatMap(({ jobs }) => jobs)) {
      if (!cron) continue
      const work = run({ site: w.site, payload: {}, road: app.road, log: app.http.log })
      await assert.doesNotReject(work, `${moment} ${name}`)
    }
    const years = await w.schoolAdmin.list(schoolYears)
    assert.equal(years.filter(({ isCurrent }) => isCurrent).length, 1, moment)
    assert.equal(years.filter(({ isNext }) => isNext).length, 1, moment)
  }
})

test('a month to answer in ends on a day that exists, counted from the day in the Netherlands', async () => {
  const w = await world({}, app)
  const cases: [asked: string, by: string][] = [
    ['2027-01-31T11:00:00Z', '2027-02-28'],
    ['2028-01-31T11:00:00Z', '2028-02-29'],
    ['2028-02-29T11:00:00Z', '2028-03-29'],
    ['2027-03-27T22:59:59Z', '2027-04-27'],
    ['2027-03-27T23:00:00Z', '2027-04-28'],
    ['2027-03-28T21:59:59Z', '2027-04-28'],
    ['2027-03-28T22:00:00Z', '2027-04-29'],
    ['2027-10-30T21:59:59Z', '2027-11-30'],
    ['2027-10-31T22:59:59Z', '2027-11-30'],
    ['2027-10-31T23:00:00Z', '2027-12-01'],
  ]
  for (const [asked, by] of cases) {
    const { id: studentId } = await person(app, w.site, [['student', w.school.id]])
    const { id } = await app.road.db.withTenant(w.site.id, (sql) =>
      sql.one<{ id: string }>(
        'insert into deletion_requests (user_id, organization_id, created_at) values ($1, $2, $3) returning id',
        [studentId, w.school.id, asked],
      ),
    )
    assert.equal((await w.schoolAdmin.find(deletionRequests, id)).answerBy, by, asked)
  }
})

test('what is kept for a time is counted in days of the Netherlands, also where a day has 23 or 25 hours', async () => {
  const cases: [day: string, kept: string, since: string][] = [
    ['2028-02-29', '1 year', '2027-02-28T23:00:00.000Z'],
    ['2029-02-28', '1 year', '2028-02-28T23:00:00.000Z'],
    ['2027-03-28', '1 day', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '1 day', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '1 day', '2027-10-30T22:00:00.000Z'],
    ['2027-11-01', '1 day', '2027-10-31T23:00:00.000Z'],
  ]
  for (const [day, kept, since] of cases) {
    const [row] = await database.rows<{ since: Date }>('select kept_since($1, $2) as since', [day, kept])
    assert.equal(row?.since.toISOString(), since, `${day}, ${kept}`)
  }
})

test('two years after the 29th of February is the 28th', async () => {
  const w = await world({}, app)
  const { id } = await person(app, w.site, [['student', w.school.id]], { status: 'archived' })
  const isDue = (day: string) =>
    app.road.db.withTenant(w.site.id, async (sql) => {
      await sql.run(`update users set archived_on = '2024-02-29' where id = $1`, [id])
      return (await sql.rows<{ id: string }>(due.erase, [day])).some((row) => row.id === id)
    })
  assert.deepEqual([await isDue('2026-02-27'), await isDue('2026-02-28')], [false, true])
})

test('whoever was born on the 29th of February is of age on the first of March', async () => {
  const w = await world({}, app)
  await app.road.db.withTenant(w.site.id, (sql) =>
    sql.run(`update student_profiles set birth_date = '2008-02-29' where id = $1`, [w.student.id]),
  )
  const isMinor = async (moment: string) => {
    await itIs(moment)
    return (await w.schoolAdmin.find(studentProfiles, w.student.id)).isMinor
  }
  assert.deepEqual([await isMinor('2026-02-28 12:00+01'), await isMinor('2026-03-01 12:00+01')], [true, false])
})

test('a place can be answered until the end of its last day, whichever clock that day has', async () => {
  for (const [today, lastDay, expiresAt] of [
    ['2026-03-20 12:00+01', '2026-03-28', '2026-03-28T22:59:59+00:00'],
    ['2026-03-20 12:00+01', '2026-03-29', '2026-03-29T21:59:59+00:00'],
    ['2026-10-20 12:00+02', '2026-10-24', '2026-10-24T21:59:59+00:00'],
    ['2026-10-20 12:00+02', '2026-10-25', '2026-10-25T22:59:59+00:00'],
  ] as const) {
    await itIs(today)
    const m = await market(await world({}, app))
    await m.period({ start_date: '2026-01-01', end_date: '2026-12-31' })
    const vacancyId = await m.vacancy({ end_date: lastDay })
    const { id } = await m.student.run(apply, '', { vacancyId })
    assert.equal((await m.student.find(applications, id)).expiresAt, expiresAt, lastDay)
  }
})

test('a contract is signed until the end of its last day, and a certificate names the day on which it ended here', async () => {
  const w = await world({ flags: everyFeature }, app)
  await fillTables(app, w.site)
  const one = <T>(text: string, values: unknown[] = []) =>
    app.road.db.withTenant(w.site.id, (sql) => sql.one<T>(text, values))
  const run = (text: string, values: unknown[]) => app.road.db.withTenant(w.site.id, (sql) => sql.run(text, values))
  const contract = await one<{ id: string }>(`select id from contracts order by (status = 'draft') desc, id limit 1`)
  await run(`update contracts set status = 'ready', expires_on = '2028-02-29' where id = $1`, [contract.id])
  const statusAt = async (moment: string) => {
    await itIs(moment)
    await tendContracts.run({ site: w.site, payload: {}, road: app.road, log: app.http.log })
    return (await one<{ status: string }>('select status from contracts where id = $1', [contract.id])).status
  }
  assert.equal(await statusAt('2028-02-29 23:59+01'), 'ready')
  assert.equal(await statusAt('2028-03-01 00:00+01'), 'expired')

  const step = await one<{ id: string; internshipId: string }>(
    'select id, internship_id as "internshipId" from internship_phases order by id limit 1',
  )
  await run(`update internships set status = 'completed', start_date = '2027-03-01', end_date = null where id = $1`, [
    step.internshipId,
  ])
  for (const [moment, day] of [
    ['2027-03-28 23:59+02', '2027-03-28'],
    ['2027-03-29 00:01+02', '2027-03-29'],
    ['2027-10-31 23:59+01', '2027-10-31'],
    ['2028-02-29 00:01+01', '2028-02-29'],
  ]) {
    await run(
      `update internship_phases set kind = 'completion', status = 'approved', removed_at = null, moved_at = $2 where id = $1`,
      [step.id, moment],
    )
    const found = await app.road.inTenant(w.site, (tx) => toCertify(tx, step.internshipId))
    assert.equal(found?.paper.lastDay, day, moment)
  }
})

test('what was said just after midnight was said on the new day: it goes a year after that, and not a day earlier', async () => {
  const w = await world({}, app)
  const { id: volunteerId } = await person(app, w.site, [['volunteer', w.center.id]])
  const rows = <T>(text: string, values: unknown[] = []) =>
    app.road.db.withTenant(w.site.id, (sql) => sql.rows<T>(text, values))
  for (const [saidYes, lastDay, goes] of [
    ['2027-03-29 00:30+02', '2028-03-28', '2028-03-29'],
    ['2027-10-31 00:30+02', '2028-10-30', '2028-10-31'],
    ['2028-02-29 00:30+01', '2029-02-27', '2029-02-28'],
  ]) {
    const [place] = await rows<{ id: string }>(
      `insert into internships (student_id, organization_id, title, motivation, created_at)
       values ($1, $2, 'Helpen', 'Omdat ik tijd over heb', $3) returning id`,
      [volunteerId, w.provider.id, saidYes],
    )
    const isDue = async (day?: string) =>
      (await rows<{ id: string }>(due.motivation, [day])).some(({ id }) => id === place?.id)
    assert.deepEqual([await isDue(lastDay), await isDue(goes)], [false, true], saidYes)
  }
})
