import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Me } from '#engine/judging/me.ts'
import { Tx } from '#engine/writing/transaction.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { freeDays, saveSchoolCalendar } from '#protocol/features/working-time.ts'
import { person, world } from '#test/world.ts'
import { breachesOfMany } from './breaches-of.ts'

const work = await world({ variant: 'box' })
const social = await world({ variant: 'standard' })

/** An internship of a student who was born on that day; at a school, or without one. */
async function internship({ app, site, school, provider, schoolAdmin }: typeof social, born: string, at?: string) {
  const { id: studentId } = await person(app, site, [['student', school.id]])
  const [year] = await schoolAdmin.list(schoolYears)
  return app.road.db.withTenant(site.id, async (sql) => {
    await sql.run('update student_profiles set birth_date = $2 where id = $1', [studentId, born])
    const { id: periodId } = await sql.one<{ id: string }>(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       values ($1, $2, 'Stage', '2026-08-01', '2027-07-01') returning id`,
      [school.id, year?.id],
    )
    const { id } = await sql.one<{ id: string }>(
      `insert into internships (school_id, internship_period_id, student_id, organization_id, title, status)
       values ($1, $2, $3, $4, 'Helpen', 'running') returning id`,
      [school.id, periodId, studentId, at ?? provider.id],
    )
    return id
  })
}
const inside = <T>({ app, site }: typeof social, run: (tx: Tx) => Promise<T>) =>
  app.road.db.withTenant(site.id, (sql) => run(new Tx(sql, app.road.registry, site, new Me(null))))
const entry = (day: string, minutes: number) => ({ day, startsAt: null, endsAt: null, minutes, breakMinutes: 30 })
const rulesFor = async (place: typeof social, id: string, day: string, minutes: number) =>
  (
    await inside(place, (tx) => breachesOfMany(tx, [{ internshipId: id, entry: entry(day, minutes), others: [] }]))
  ).flatMap((breaches) => breaches.map(({ ruleId }) => ruleId))

test('the site says which kind of internship it is; inside a school it is one inside a school', async () => {
  const [trade, help] = [await internship(work, '2012-06-01'), await internship(social, '2012-06-01')]
  assert.deepEqual(await rulesFor(work, trade, '2026-11-02', 420), [])
  assert.deepEqual(await rulesFor(work, trade, '2026-11-02', 421), ['nl-14-15-work-day'])
  assert.deepEqual(await rulesFor(social, help, '2026-11-02', 121), ['nl-13-14-school-day'])
  const young = await internship(social, '2014-06-01')
  assert.deepEqual(await rulesFor(social, young, '2026-11-02', 60), ['nl-12-in-school'])
  const home = await internship(social, '2014-06-01', social.school.id)
  assert.deepEqual(await rulesFor(social, home, '2026-11-02', 60), [])
})

test('a school without a region has only its own free days; with one also those of the region', async () => {
  const { schoolAdmin, school } = social
  const id = await internship(social, '2012-06-01')
  const day = '2026-10-19'
  assert.deepEqual(await rulesFor(social, id, day, 420), ['nl-13-14-school-day'])
  await schoolAdmin.run(saveSchoolCalendar, '', { schoolId: school.id, region: 'central' })
  assert.deepEqual(await rulesFor(social, id, day, 420), [])
  await schoolAdmin.run(saveSchoolCalendar, '', { schoolId: school.id, region: 'north' })
  assert.deepEqual(await rulesFor(social, id, day, 420), ['nl-13-14-school-day'])
  const own = { schoolId: school.id, startDate: day, endDate: day }
  const made = await schoolAdmin.create(freeDays, { name: 'Studiedag', ...own })
  assert.deepEqual(await rulesFor(social, id, day, 420), [])
  await schoolAdmin.update(freeDays, made.id, { kind: 'lessons' })
  assert.deepEqual(await rulesFor(social, id, day, 420), ['nl-13-14-school-day'])
})

test('many at once are judged each by themselves, in their order', async () => {
  const [young, old] = [await internship(social, '2012-06-01'), await internship(social, '2000-06-01')]
  const hours = (internshipId: string) => ({ internshipId, entry: entry('2026-11-02', 300), others: [] })
  const missing = hours('00000000-0000-4000-8000-000000000000')
  const found = await inside(social, (tx) => breachesOfMany(tx, [hours(old), missing, hours(young)]))
  assert.deepEqual(
    found.map((breaches) => breaches.map(({ ruleId, version, allowed, actual }) => [ruleId, version, allowed, actual])),
    [[], [], [['nl-13-14-school-day', 1, 120, 300]]],
  )
  assert.deepEqual(await inside(social, (tx) => breachesOfMany(tx, [])), [])
})
