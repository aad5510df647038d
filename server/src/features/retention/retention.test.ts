import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retentionClocks, retentionForecast, retentionHolds, retentionRuns } from '#protocol/features/retention.ts'
import { users } from '#protocol/features/users.ts'
import { mailsTo } from '#test/mails.ts'
import { organization, type Person, person, world } from '#test/world.ts'
import { retentionSlice } from './run-retention.ts'

const { app, site, school, center, provider, schoolAdmin, mentor, student, centerAdmin, providerAdmin, guest } =
  await world()
const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (tx) => tx.rows<T>(text, values))
const one = async <T>(text: string, values: unknown[] = []) => (await sql<T>(text, values))[0] as T
const run = async () => {
  while (await retentionSlice({ site, road: app.road, log: app.http.log }));
}
const forecast = async (who: Person = schoolAdmin) =>
  JSON.parse((await who.send('GET', retentionForecast.path)).body).meta.counts as Record<string, number>
const day = (text: string) => one<{ day: string }>(`select (${text})::date::text as day`).then((row) => row.day)
const newStudent = (details = {}) => person(app, site, [['student', school.id]], details)
const statusOf = async (who: Person) => (await schoolAdmin.find(users, who.id)).status

/** An internship in a period that ended on a day. */
async function internship(who: Person, endedOn: string): Promise<string> {
  const year = await one<{ id: string }>('select id from school_years limit 1')
  const period = await one<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     values ($1, $2, 'P', $3::date - 30, $3) returning id`,
    [school.id, year.id, endedOn],
  )
  const made = await one<{ id: string }>(
    `insert into internships (school_id, student_id, internship_period_id, title, motivation, hours, contact_name, contact_email)
     values ($1, $2, $3, 'Stage', 'Omdat ik van brood hou', 12, 'Bakker Bas', 'bas@example.test') returning id`,
    [school.id, who.id, period.id],
  )
  return made.id
}
const kept = (id: string) =>
  one<{ motivation: string | null; contact_name: string | null; hours: number }>(
    'select motivation, contact_name, hours from internships where id = $1',
    [id],
  )

test('why somebody wanted a place is forgotten a year after the period, not a day earlier; the hours stay', async () => {
  const who = await newStudent()
  const today = await internship(who, await day(`today_nl() - interval '1 year'`))
  const tomorrow = await internship(who, await day(`today_nl() - interval '1 year' + interval '1 day'`))
  assert.equal((await forecast()).motivation, 2, 'the next run, tomorrow, takes both')
  await run()
  assert.deepEqual([(await kept(today)).motivation, Number((await kept(today)).hours)], [null, 12])
  assert.equal((await kept(tomorrow)).motivation, 'Omdat ik van brood hou')
  assert.equal((await forecast()).motivation, 1)
})

/** The place of a volunteer, said yes to on a day, with the application that it came from. */
async function volunteering(saidYes: string, endedOn: string | null) {
  const who = await person(app, site, [['volunteer', center.id]])
  const vacancy = await one<{ id: string }>(
    `insert into vacancies (organization_id, title, status) values ($1, 'Helpen', 'published') returning id`,
    [provider.id],
  )
  const place = await one<{ id: string }>(
    `insert into internships (student_id, organization_id, title, motivation, hours, contact_name, end_date, created_at)
     values ($1, $2, 'Helpen', 'Omdat ik tijd over heb', 12, 'Bakker Bas', $3, $4::date) returning id`,
    [who.id, provider.id, endedOn, saidYes],
  )
  const application = await one<{ id: string }>(
    `insert into applications (vacancy_id, organization_id, student_id, status, internship_id, decided_at)
     values ($1, $2, $3, 'accepted', $4, $5::date) returning id`,
    [vacancy.id, provider.id, who.id, place.id, saidYes],
  )
  const left = async () => {
    const { motivation, contact_name } = await kept(place.id)
    const rows = await sql('select 1 from applications where id = $1', [application.id])
    return { motivation: motivation !== null, contact: contact_name !== null, application: rows.length > 0 }
  }
  return { who, left }
}

test('the place of a volunteer has a clock of its own: its end, and without one the day of the yes', async () => {
  const ago = (years: number, later = 0) => day(`today_nl() - interval '${years} years' + interval '${later} days'`)
  const longAgo = await ago(5)
  const [ended, endedLater] = [await volunteering(longAgo, await ago(1)), await volunteering(longAgo, await ago(1, 1))]
  const [gone, goneLater] = [await volunteering(longAgo, await ago(2)), await volunteering(longAgo, await ago(2, 1))]
  const [stays, staysLater] = [await volunteering(await ago(1), null), await volunteering(await ago(1, 1), null)]
  const held = await volunteering(longAgo, await ago(2))
  await sql(`insert into retention_holds (user_id, until, reason) values ($1, today_nl() + 30, 'Klacht')`, [
    held.who.id,
  ])
  await run()
  const all = { motivation: true, contact: true, application: true }
  const none = { motivation: false, contact: false, application: false }
  assert.deepEqual(await ended.left(), { ...none, contact: true }, 'a year after the end')
  assert.deepEqual(await endedLater.left(), all, 'and not a day earlier, however long ago the yes was')
  assert.deepEqual(await gone.left(), none, 'two years after the end')
  assert.deepEqual(await goneLater.left(), { ...none, contact: true })
  assert.deepEqual(await stays.left(), { ...none, contact: true }, 'who stays keeps whom to call')
  assert.deepEqual(await staysLater.left(), all)
  assert.deepEqual(await held.left(), all, 'and a hold lets all of it wait')
})

test('messages go after a year, counted in days of the Netherlands', async () => {
  const who = await newStudent()
  const tell = (moment: string) =>
    one<{ id: string }>(
      `with e as (insert into events (name, subject_type, subject_id) values ('user.updated', 'users', $1) returning id)
       insert into notifications (user_id, event_id, kind, created_at)
       select $1, e.id, 'roleAdded', ${moment} from e returning id`,
      [who.id],
    )
  const midnight = (back: string) =>
    `(today_nl() - interval '1 year' + interval '${back}')::timestamp at time zone 'Europe/Amsterdam'`
  const last = await tell(`${midnight('1 day')} - interval '1 second'`)
  const first = await tell(midnight('1 day'))
  await run()
  const left = await sql<{ id: string }>('select id from notifications where user_id = $1', [who.id])
  assert.deepEqual(left, [first], `${last.id} was of the day a year ago, in Dutch time`)
})

test('what came by a public form goes after two years; what is about a student stays with the student', async () => {
  const who = await newStudent()
  const form = await one<{ id: string }>(
    `insert into forms (organization_id, name, purpose, content) values ($1, 'Tevreden?', 'satisfaction', '{}') returning id`,
    [school.id],
  )
  const answer = (studentId: string | null, moment: string) =>
    one<{ id: string }>(
      `insert into form_submissions (form_id, student_id, role, respondent_email, created_at)
       values ($1, $2, 'other', 'bas@example.test', ${moment}) returning id`,
      [form.id, studentId],
    )
  await answer(null, `now() - interval '2 years' - interval '2 days'`)
  const young = await answer(null, `now() - interval '23 months'`)
  const hers = await answer(who.id, `now() - interval '3 years'`)
  assert.equal((await forecast()).form, 1)
  await run()
  const left = await sql<{ id: string }>('select id from form_submissions where form_id = $1 order by created_at', [
    form.id,
  ])
  assert.deepEqual(left, [hers, young])
})

test('who signed in is forgotten after twelve months; other history stays', async () => {
  const who = await newStudent()
  const log = (name: string, moment: string) =>
    sql(`insert into events (name, subject_type, subject_id, created_at) values ($1, 'users', $2, ${moment})`, [
      name,
      who.id,
    ])
  await log('session.started', `now() - interval '12 months' - interval '2 days'`)
  await log('session.started', `now() - interval '11 months'`)
  await log('user.updated', `now() - interval '5 years'`)
  const due = (await forecast()).signIn as number
  assert.ok(due >= 1)
  await run()
  const left = await sql<{ name: string }>('select name from events where subject_id = $1 order by created_at', [
    who.id,
  ])
  assert.deepEqual(
    left.map(({ name }) => name),
    ['user.updated', 'session.started'],
  )
  await assert.rejects(sql('delete from events where subject_id = $1', [who.id]), /permission denied/)
})

test('a student who left two years ago loses their name, not a day earlier', async () => {
  const [due, notYet] = [await newStudent({ lastName: 'Vertrokken' }), await newStudent({ lastName: 'Bijna' })]
  const place = await internship(due, await day('today_nl()'))
  const leave = (who: Person, when: string) =>
    sql(
      `update student_profiles set departed_on = (${when})::date, guardian_name = 'Ouder', access_needs = 'Lift' where id = $1`,
      [who.id],
    )
  await leave(due, `today_nl() - interval '2 years'`)
  await leave(notYet, `today_nl() - interval '2 years' + interval '1 day'`)
  const [clock] = await schoolAdmin.list(retentionClocks, { filter: { idEq: notYet.id } })
  assert.deepEqual([clock?.step, clock?.dueOn], ['erase', await day('today_nl() + 1')])
  await run()
  const erased = await schoolAdmin.find(users, due.id)
  assert.deepEqual([erased.lastName, erased.status], ['account', 'archived'])
  const profile = await one<Record<string, unknown>>('select * from student_profiles where id = $1', [due.id])
  assert.deepEqual([profile.guardian_name, profile.access_needs], [null, null])
  assert.equal((await kept(place)).contact_name, null)
  assert.deepEqual(await sql('select word from user_words where user_id = $1', [due.id]), [])
  assert.equal((await schoolAdmin.find(users, notYet.id)).lastName, 'Bijna')
})

test('whoever is archived has a clock from that day on, and it stops when they come back', async () => {
  const who = await newStudent()
  const clockOf = async () => (await schoolAdmin.list(retentionClocks, { filter: { idEq: who.id } }))[0]
  await sql(`update users set status = 'archived' where id = $1`, [who.id])
  assert.equal((await clockOf())?.since, await day('today_nl()'))
  assert.equal((await clockOf())?.step, 'erase')
  await sql(`update users set status = 'active' where id = $1`, [who.id])
  assert.equal((await clockOf())?.step, 'warn')
})

test('a student who left and works here as a volunteer stays', async () => {
  const who = await person(
    app,
    site,
    [
      ['student', school.id],
      ['volunteer', provider.id],
    ],
    { lastName: 'Blijver' },
  )
  await sql(`update student_profiles set departed_on = today_nl() - 1000 where id = $1`, [who.id])
  await run()
  assert.equal((await schoolAdmin.find(users, who.id)).lastName, 'Blijver')
})

test('who did not sign in for two years is told, and 30 days later the account stands still', async () => {
  const [gone, back] = [await newStudent(), await newStudent()]
  const seen = (who: Person, when: string) =>
    sql(`update users set last_sign_in_at = (${when})::timestamp at time zone 'Europe/Amsterdam' where id = $1`, [
      who.id,
    ])
  await seen(gone, `today_nl() - interval '24 months' + interval '1 day'`)
  await seen(back, `today_nl() - interval '24 months'`)
  await run()
  assert.equal((await mailsTo(app, site, gone.email, 'inactivityWarning')).length, 0, 'a day too early')
  assert.equal((await mailsTo(app, site, back.email, 'inactivityWarning')).length, 1)
  await seen(gone, `today_nl() - interval '24 months'`)
  await run()
  await run()
  const mails = await mailsTo(app, site, gone.email, 'inactivityWarning')
  assert.equal(mails.length, 1, 'once')
  assert.equal(mails[0]?.link.pathname, '/inloggen')

  const warned = (who: Person, days: number) =>
    sql('update inactivity_warnings set warned_on = today_nl() - $2::int where user_id = $1', [who.id, days])
  await warned(gone, 29)
  await run()
  assert.equal(await statusOf(gone), 'active')
  await warned(gone, 30)
  await warned(back, 30)
  await sql('update users set last_sign_in_at = now() where id = $1', [back.id])
  await run()
  assert.deepEqual([await statusOf(gone), await statusOf(back)], ['inactive', 'active'])
})

test('the only administrator of an organization keeps the key', async () => {
  const host = await organization(app, site, 'Provider', { name: 'Alleen' })
  const alone = await person(app, site, [['admin', host.id]])
  await sql(`update users set last_sign_in_at = now() - interval '5 years' where id = $1`, [alone.id])
  await sql('insert into inactivity_warnings (user_id, warned_on) values ($1, today_nl() - 40)', [alone.id])
  assert.equal((await forecast()).deactivate, 0)
  await run()
  const [row] = await sql<{ status: string }>('select status from users where id = $1', [alone.id])
  assert.equal(row?.status, 'active')
})

test('a school lets somebody’s clock wait, with a reason, and may take that back', async () => {
  const who = await newStudent({ lastName: 'Wachter' })
  await sql(`update student_profiles set departed_on = today_nl() - 900 where id = $1`, [who.id])
  const until = await day('today_nl() + 100')
  const hold = (by: Person, attributes: object) =>
    by.send('POST', '/retention_holds', {
      data: { type: 'retentionHolds', attributes: { userId: who.id, ...attributes } },
    })
  assert.equal((await hold(schoolAdmin, { until })).status, 422, 'a reason is needed')
  for (const wrong of ['today_nl()', 'today_nl() + 367'])
    assert.equal((await hold(schoolAdmin, { until: await day(wrong), reason: 'Klacht loopt' })).status, 422, wrong)
  assert.equal((await hold(mentor, { until, reason: 'Klacht loopt' })).status, 403)
  assert.equal((await hold(providerAdmin, { until, reason: 'Klacht loopt' })).status, 403)
  assert.equal((await hold(centerAdmin, { until, reason: 'Klacht loopt' })).status, 404, 'a centre knows no students')
  const answer = await hold(schoolAdmin, { until, reason: 'Klacht loopt' })
  assert.equal(answer.status, 201, answer.body)
  await run()
  assert.equal((await schoolAdmin.find(users, who.id)).lastName, 'Wachter')
  const [clock] = await schoolAdmin.list(retentionClocks, { filter: { idEq: who.id } })
  assert.deepEqual([clock?.dueOn, clock?.heldUntil], [until, until])
  const [held] = await schoolAdmin.list(retentionHolds, { filter: { userIdEq: who.id }, include: ['createdBy'] })
  const clocks = async (isHeld: boolean) =>
    (await schoolAdmin.list(retentionClocks, { filter: { idEq: who.id, isHeld } })).length
  assert.deepEqual([await clocks(true), await clocks(false)], [1, 0])
  assert.deepEqual([held?.reason, held?.createdBy?.id], ['Klacht loopt', schoolAdmin.id])
  assert.equal((await student.send('DELETE', `/retention_holds/${held?.id}`)).status, 404)
  assert.equal((await schoolAdmin.send('DELETE', `/retention_holds/${held?.id}`)).status, 204)
  await run()
  assert.equal((await schoolAdmin.find(users, who.id)).lastName, 'account')
})

test('what a run did is kept in numbers, and a second run the same night adds only what is new', async () => {
  await run()
  const [before] = await schoolAdmin.list(retentionRuns)
  assert.ok(before?.finishedAt)
  await internship(await newStudent(), await day(`today_nl() - interval '3 years'`))
  await run()
  await run()
  const runs = await schoolAdmin.list(retentionRuns)
  assert.equal(runs.length, 1)
  assert.equal(runs[0]?.counts.motivation, (before.counts.motivation ?? 0) + 1)
  assert.deepEqual({ ...runs[0]?.counts, motivation: 0 }, { ...before.counts, motivation: 0 })
})

test('what the next run will do is for schools and centres', async () => {
  const statuses = await Promise.all(
    [schoolAdmin, centerAdmin, mentor, student, providerAdmin, guest].map((who) =>
      who.send('GET', retentionForecast.path),
    ),
  )
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [200, 200, 403, 403, 403, 401],
  )
  assert.deepEqual([...(await mentor.list(retentionRuns))], [])
})
