import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Site } from '#engine/call.ts'
import { deletionRequests } from '#protocol/features/erasure.ts'
import { users } from '#protocol/features/users.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { newSite } from '#test/setup.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { goodPassword, personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { organization, type Person, person, world } from '#test/world.ts'
import { remindOfDeletions } from './remind-deletions.ts'

const database = await OwnDatabase.create({ after })
const app = await reactingApp({}, database)
const place = await world({}, app)
const { site, school, center, provider, schoolAdmin } = place
const visit = visitor(app, site)

const ask = (who: Person) => who.send('POST', '/current_user/deletion')
const confirm = (token: string, where: Site = site) =>
  visitor(app, where)('POST', '/api/v1/confirm_deletion', { token })
const decide = (who: Person, id: string, what: string, attributes?: object) =>
  who.send(
    'PUT',
    `/deletion_requests/${id}/${what}`,
    attributes && { data: { type: 'deletionRequests', id, attributes } },
  )
const newStudent = (details = {}) => person(app, site, [['student', school.id]], details)
async function request(who: Person): Promise<string> {
  const answer = await ask(who)
  assert.equal(answer.status, 200, answer.body)
  return JSON.parse(answer.body).meta.requestId
}
const eventsOf = async (id: string) =>
  (
    await database.rows<{ name: string }>('select name from events where subject_id = $1 order by created_at', [id])
  ).map(({ name }) => name)

/** Every place in the database that still holds one of these texts. */
async function placesWith(texts: string[]): Promise<string[]> {
  const columns = await database.rows<{ schema: string; name: string; column: string }>(
    `select table_schema as schema, table_name as name, column_name as column
     from information_schema.columns join information_schema.tables t using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  )
  const found: string[] = []
  for (const { schema, name, column } of columns) {
    const [row] = await database.rows<{ count: number }>(
      `select count(*)::int as count from ${schema}.${name} where "${column}"::text ilike any($1)`,
      [texts.map((text) => `%${text}%`)],
    )
    if (row && row.count > 0) found.push(`${schema}.${name}.${column}`)
  }
  return found
}

test('who decides alone confirms by a link in a mail; opening the link changes nothing', async () => {
  const somebody = await personWithPassword(app, site, [['volunteer', provider.id]], {
    firstName: 'Wilhelmina',
    lastName: 'Zonderland',
    email: 'wilhelmina.zonderland@example.test',
  })
  const other = await personWithPassword(app, site, [['volunteer', provider.id]])
  const phone = await signIn(visit, somebody.email)
  await visit('POST', '/auth/password', { email: somebody.email })
  await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: somebody.id })
  const once = { 'idempotency-key': 'zonderland-1' }
  await visit('PATCH', '/api/v1/current_user', { user: { phone_number: '0612345678' } }, { ...phone, ...once })
  assert.deepEqual(JSON.parse((await ask(somebody)).body).meta, { way: 'mail' })
  const mail = await mailTo(app, site, somebody.email, 'deletionConfirm')
  assert.equal(mail.link.pathname, '/account/verwijderen')
  assert.equal((await somebody.send('GET', '/current_user')).status, 200)
  assert.ok((await placesWith(['Zonderland', '0612345678'])).length > 3)

  const [token, mails] = [tokenIn(mail), 'accountDeleted']
  assert.equal((await confirm(token)).status, 204)
  assert.equal((await confirm(token)).status, 422, 'once')
  const goodbye = await mailTo(app, site, somebody.email, mails)
  assert.doesNotMatch(goodbye.text + goodbye.html, /Wilhelmina|Zonderland/)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, phone)).status, 401)
  const again = await visit('POST', '/auth/sign_in', { email: somebody.email, password: goodPassword })
  assert.equal(again.status, 401)
  assert.deepEqual(await placesWith(['Wilhelmina', 'Zonderland', '0612345678']), ['public.mails.recipient'])
  assert.equal((await mailsTo(app, site, somebody.email)).length, 1, 'the goodbye itself, until it is sent')
  assert.equal((await other.send('GET', '/current_user')).status, 200)
  assert.ok((await eventsOf(somebody.id)).includes('account.deletion_done'))

  const free = await person(app, site, [], { email: somebody.email })
  assert.notEqual(free.id, somebody.id, 'the address can be used again')
})

test('once the goodbye is sent, its address is gone as well', async (t) => {
  const somebody = await person(app, site, [['volunteer', center.id]], { email: 'evert.elders@example.test' })
  await ask(somebody)
  await confirm(tokenIn(await mailTo(app, site, somebody.email, 'deletionConfirm')))
  const [mail] = await database.rows<{ id: string }>('select id from mails where recipient = $1', [somebody.email])
  const smtp = await startSmtp({ after: (work) => t.after(work) })
  const sending = await database.app({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` })
  await sending.mailer.send(site, mail?.id as string, false)
  await until('it was received', () => smtp.received.length === 1)
  assert.deepEqual(smtp.received[0]?.to, [somebody.email])
  assert.deepEqual(await placesWith(['evert.elders']), [])
})

test('for whom a school made an account it becomes a request that both sides can see', async () => {
  const student = await newStudent()
  const id = await request(student)
  const [mine] = await student.list(deletionRequests, { include: ['organization'] })
  assert.equal(mine?.id, id)
  assert.equal(mine?.status, 'pending')
  assert.equal(mine?.organization?.name, school.name)
  await mailTo(app, site, student.email, 'deletionAsked')
  const toDecide = await mailTo(app, site, schoolAdmin.email, 'deletionToDecide')
  assert.equal(toDecide.link.pathname, `/account/verwijderverzoek/${id}`)
  assert.equal((await ask(student)).status, 409, 'one request at a time')
  assert.equal((await student.send('GET', '/current_user')).status, 200, 'nothing has changed yet')
  assert.equal((await decide(student, id, 'approve')).status, 403)
})

test('the school says no with a reason, and the person reads it; they may ask again', async () => {
  const student = await newStudent()
  const id = await request(student)
  assert.equal((await decide(schoolAdmin, id, 'deny')).status, 422, 'a reason is needed')
  assert.equal((await decide(schoolAdmin, id, 'deny', { reason: 'Je stage loopt nog.' })).status, 200)
  const mail = await mailTo(app, site, student.email, 'deletionDenied')
  assert.match(mail.text, /Je stage loopt nog\./)
  const [denied] = await student.list(deletionRequests)
  assert.deepEqual([denied?.status, denied?.reason], ['denied', 'Je stage loopt nog.'])
  assert.equal((await decide(schoolAdmin, id, 'approve')).status, 409)
  assert.equal((await ask(student)).status, 200)
})

test('the person takes the request back, and then there is nothing left to decide', async () => {
  const student = await newStudent()
  const id = await request(student)
  assert.equal((await decide(schoolAdmin, id, 'withdraw')).status, 403)
  assert.equal((await decide(student, id, 'withdraw')).status, 200)
  assert.equal((await decide(schoolAdmin, id, 'approve')).status, 409)
  assert.ok((await eventsOf(student.id)).includes('account.deletion_withdrawn'))
})

test('when the school agrees nothing personal is left, and the hours of the internship stay', async () => {
  const student = await newStudent({
    firstName: 'Desideria',
    lastName: 'Achterwoud',
    email: 'd.achterwoud@example.test',
  })
  const [year] = await database.rows<{ id: string }>('select id from school_years where tenant_id = $1 limit 1', [
    site.id,
  ])
  const insert = (text: string, values: unknown[]) =>
    app.road.db.withTenant(site.id, (sql) => sql.row<{ id: string }>(text, values))
  const period = await insert(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     values ($1, $2, 'P', today_nl() - 60, today_nl() + 30) returning id`,
    [school.id, year?.id],
  )
  const internship = await insert(
    `insert into internships (school_id, student_id, internship_period_id, title, motivation, hours)
     values ($1, $2, $3, 'Bakker', 'Ik heet Desideria', 12) returning id`,
    [school.id, student.id, period?.id],
  )
  const id = await request(student)
  await mailTo(app, site, student.email, 'deletionAsked')
  assert.equal((await decide(schoolAdmin, id, 'approve')).status, 200)
  await mailTo(app, site, student.email, 'accountDeleted')
  assert.deepEqual(await placesWith(['Desideria', 'Achterwoud']), ['public.mails.recipient'])
  const [kept] = await database.rows<{ hours: string; student_id: string }>('select * from internships where id = $1', [
    internship?.id,
  ])
  assert.deepEqual([Number(kept?.hours), kept?.student_id], [12, student.id])
  const erased = await schoolAdmin.find(users, student.id)
  assert.deepEqual([erased.status, erased.firstName, erased.phoneNumber], ['archived', 'Verwijderd', null])
  const reopen = { data: { type: 'users', id: student.id, attributes: { status: 'active' } } }
  assert.equal((await schoolAdmin.send('PATCH', `/users/${student.id}`, reopen)).status, 403, 'there is no way back')
})

test('after three weeks the school is reminded, once, and sees that it is urgent', async () => {
  const [late, early] = [await newStudent(), await newStudent()]
  const [first, second] = [await request(late), await request(early)]
  const asked = (id: string, days: number) =>
    database.rows(
      `update deletion_requests set created_at = (today_nl() - $2::int)::timestamp at time zone 'Europe/Amsterdam'
       where id = $1`,
      [id, days],
    )
  await asked(first, 21)
  await asked(second, 20)
  const remind = () => app.road.inTenant(site, remindOfDeletions)
  await remind()
  await remind()
  const mails = (await mailsTo(app, site, schoolAdmin.email, 'deletionUrgent')).map(({ link }) => link.pathname)
  assert.deepEqual(mails, [`/account/verwijderverzoek/${first}`])
  const rows = await schoolAdmin.list(deletionRequests, { filter: { idIn: [first, second] }, sort: 'createdAt' })
  assert.deepEqual(
    rows.map(({ isUrgent }) => isUrgent),
    [true, false],
  )
  assert.ok((rows[0]?.answerBy as string) > dutchDay())
  await decide(late, first, 'withdraw')
  assert.equal((await schoolAdmin.find(deletionRequests, first)).isUrgent, false)
})

test('the only administrator hands over first', async () => {
  const host = await organization(app, site, 'Provider', { name: 'Eenmanszaak', center_id: center.id })
  const alone = await person(app, site, [['admin', host.id]])
  const answer = await ask(alone)
  assert.equal(answer.status, 409)
  assert.match(answer.body, /De enige beheerder van Eenmanszaak/)
  await person(app, site, [['admin', host.id]])
  assert.equal((await ask(alone)).status, 200)
})

test('a link that waited while the last colleague left deletes nothing', async () => {
  const host = await organization(app, site, 'Provider', { name: 'Tweemanszaak', center_id: center.id })
  const [first, second] = [await person(app, site, [['admin', host.id]]), await person(app, site, [['admin', host.id]])]
  for (const each of [first, second]) assert.equal((await ask(each)).status, 200)
  const [one, two] = [
    tokenIn(await mailTo(app, site, first.email, 'deletionConfirm')),
    tokenIn(await mailTo(app, site, second.email, 'deletionConfirm')),
  ]
  const answers = await Promise.all([confirm(one), confirm(two)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409], 'somebody stays')
})

test('one school does not decide for another', async () => {
  const other = await organization(app, site, 'School', { name: 'Ander College' })
  const mentor = await person(app, site, [['mentor', school.id]])
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`insert into roles (user_id, name, organization_id) values ($1, 'mentor', $2)`, [mentor.id, other.id]),
  )
  const answer = await decide(schoolAdmin, await request(mentor), 'approve')
  assert.equal(answer.status, 409)
  assert.match(answer.body, /Ander College/)
  const stranger = await person(app, site, [['admin', other.id]])
  const student = await newStudent()
  assert.equal((await decide(stranger, await request(student), 'approve')).status, 404)
})

test('links and requests of one site are worth nothing at another', async () => {
  const elsewhere = await newSite(app)
  const far = await organization(app, elsewhere, 'School', { name: 'Verweg' })
  const stranger = await person(app, elsewhere, [['admin', far.id]])
  const student = await newStudent()
  const id = await request(student)
  for (const what of ['approve', 'withdraw']) assert.equal((await decide(stranger, id, what)).status, 404)
  assert.deepEqual([...(await stranger.list(deletionRequests))], [])
  const volunteer = await person(app, site, [['volunteer', center.id]])
  await ask(volunteer)
  const token = tokenIn(await mailTo(app, site, volunteer.email, 'deletionConfirm'))
  assert.equal((await confirm(token, elsewhere)).status, 422)
  assert.equal((await volunteer.send('GET', '/current_user')).status, 200)
  await database.rows(`update link_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
    volunteer.id,
  ])
  assert.equal((await confirm(token)).status, 422, 'after 24 hours')
})
