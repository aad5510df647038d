import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile, Params } from '#engine/judging/condition.ts'
import { Me } from '#engine/judging/me.ts'
import type { WhoAmI } from '#protocol/features/who-am-i.ts'
import { fillTables } from '#test/rows.ts'
import { type Person, person, world } from '#test/world.ts'

const w = await world({ flags: { selfFoundInternships: true } })
const { app, site, school, provider, student } = w
await fillTables(app, site)
const rows = <T>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const waitingFor = async (who: Person): Promise<WhoAmI['waiting']> =>
  JSON.parse((await who.send('GET', '/who_am_i')).body).meta.waiting

test('everybody is told how many of each kind wait for them, and of nothing that is not theirs', async () => {
  const mentor = await person(app, site, [['mentor', school.id]])
  const [period] = await rows<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     select $1, id, 'Wacht', start_date, end_date from school_years limit 1 returning id`,
    [school.id],
  )
  const report = (studentId: string) =>
    rows(
      `insert into internships (school_id, student_id, internship_period_id, title, self_found) values ($1, $2, $3, 'Zelf', true)`,
      [school.id, studentId, period?.id],
    )
  const before = await waitingFor(w.schoolAdmin)
  const another = await person(app, site, [['student', school.id]])
  await rows('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3)', [
    ...[school.id, mentor.id, another.id],
  ])
  await report(another.id)
  await report(student.id)
  await rows(`insert into organizations (type, name, status) values ('NonProfit', 'Nieuw', 'pending')`)
  await rows(`insert into vacancies (organization_id, title, status) values ($1, 'Nieuw', 'in_review')`, [provider.id])
  const more = (after: WhoAmI['waiting'], name: keyof WhoAmI['waiting']) => (after[name] ?? 0) - (before[name] ?? 0)
  const after = await waitingFor(w.schoolAdmin)
  assert.deepEqual([more(after, 'selfFound'), more(after, 'organizations')], [2, 1])
  assert.equal((await waitingFor(mentor)).selfFound, 1, 'of the students that one looks after')
  assert.deepEqual(
    await waitingFor(another),
    { contracts: 0, forms: 0, messages: 0 },
    'a student decides about nothing but their own contract and forms, and reads what others write',
  )
  assert.ok(!(await waitingFor(w.providerAdmin)).vacancies, 'nobody judges their own')
})

test('what a menu says costs the same however much waits', async () => {
  await rows(
    `insert into organizations (type, name, status) select 'NonProfit', 'Wacht ' || n, 'pending' from generate_series(1, 150) n`,
  )
  assert.equal((await waitingFor(w.centerAdmin)).organizations, 100, 'counted no further')
})

test('a kind that the site does not have is not counted', async () => {
  const elsewhere = await world({ flags: { selfFoundInternships: false } }, app)
  assert.ok(!('selfFound' in (await waitingFor(elsewhere.schoolAdmin))))
})

test('a guest waits for nothing', () => {
  for (const { name, waiting } of app.road.registry.queues) {
    assert.equal(compile(waiting(new Me(null)), 't', new Params()), false, name)
  }
})
