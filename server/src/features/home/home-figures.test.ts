import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#protocol/client.ts'
import { homeFigures } from '#protocol/features/home.ts'
import { organization, world } from '#test/world.ts'

const figuresFor = async (somebody: Client) => {
  const { body } = await somebody.send(homeFigures.method, homeFigures.path)
  return JSON.parse(body).meta
}

test('the front page counts what every visitor finds in the stagebank, full or not, and of its own site only', async () => {
  const { app, site, guest, student, nonProfit } = await world()
  const empty = await world({}, app)
  const pending = await organization(app, site, 'NonProfit', { name: 'Nieuw', status: 'pending' })
  await app.road.db.withTenant(site.id, async (sql) => {
    for (const [host, sector, status, places, taken, visible] of [
      [nonProfit.id, 'dieren', 'published', 5, 2, 'all'],
      [nonProfit.id, 'zorg', 'published', 1, 0, 'all'],
      [nonProfit.id, 'zorg', 'full', 2, 2, 'all'],
      [nonProfit.id, 'zorg', 'published', 9, 0, 'schools'],
      [nonProfit.id, 'zorg', 'draft', 9, 0, 'all'],
      [pending.id, 'zorg', 'published', 9, 0, 'all'],
    ]) {
      await sql.run(
        `insert into vacancies (organization_id, title, sector, status, places, places_taken, visible_to, city)
         values ($1, 'Help', $2, $3, $4, $5, $6, 'Ede')`,
        [host, sector, status, places, taken, visible],
      )
    }
  })
  const expected = { vacancies: 3, places: 4, hosts: 1, cities: 1, internships: 0, sectors: { dieren: 1, zorg: 2 } }
  assert.deepEqual(await figuresFor(guest), expected)
  assert.deepEqual(await figuresFor(student), expected)
  const nothing = { vacancies: 0, places: 0, hosts: 0, cities: 0, internships: 0, sectors: {} }
  assert.deepEqual(await figuresFor(empty.guest), nothing)
})

test('internships of this school year are those of students; a volunteer has no school year', async () => {
  const { app, site, guest, school, nonProfit, student, volunteer } = await world()
  await app.road.db.withTenant(site.id, async (sql) => {
    const period = await sql.row<{ id: string }>(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date
       returning id`,
      [school.id],
    )
    for (const [studentId, schoolId, periodId] of [
      [student.id, school.id, period?.id],
      [volunteer.id, null, null],
    ])
      await sql.run(
        `insert into internships (student_id, school_id, internship_period_id, organization_id, title, status)
         values ($1, $2, $3, $4, 'Helpen', 'running')`,
        [studentId, schoolId, periodId, nonProfit.id],
      )
  })
  assert.equal((await figuresFor(guest)).internships, 1)
})
