import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sendBulkMessage, startBulkMessage } from '#protocol/features/bulk-messages.ts'
import { internships } from '#protocol/features/internships.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { createUser, resendInvitation, updateUser, users } from '#protocol/features/users.ts'
import { complaint, failureReport, inbound, letter, post, postSigned } from '#test/inbound.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'

const lifetime = { after }
const smtp = await startSmtp(lifetime)
const database = await OwnDatabase.create(lifetime)
const app = await database.app({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, inbound })
const { site, school, schoolAdmin, mentor, volunteer, provider, providerAdmin } = await world({}, app)
await app.startWorker()
const listener = await app.listenForMail()
assert.ok(listener)
const { port } = listener
after(() => listener.close())

/** Somebody whose invitation has left, and where reports about it go. */
async function invited(firstName = 'Sofie') {
  const email = randomEmail('nieuw')
  const person = { email, firstName, lastName: 'Jansen', role: 'student', organizationId: school.id } as const
  const { id } = await schoolAdmin.run(createUser, '', person)
  const mail = await until('it has left', () => smtp.received.find(({ to }) => to.includes(email)))
  return { id, email, reports: mail.from }
}
const statusOf = async (email: string) =>
  (
    await database.rows<{ status: string; error: string }>('select status, error from mails where recipient = $1', [
      email,
    ])
  )[0]
const personOf = (id: string) => schoolAdmin.find(users, id)
const noticesOf = async (who: Person) =>
  [...(await who.list(notifications, { filter: { kindEq: 'mailBounced' } }))].map(({ detail, path }) => [detail, path])

test('an invitation that comes back marks the mail and the address, and its sender hears of it', async () => {
  const { id, email, reports } = await invited('Bo')
  assert.match(reports, /^bounce\+[a-z2-7]{42}@in\.stage\.test$/)
  // Before we wrote down that it was taken, or after: both are right.
  assert.deepEqual(await post(port, reports, failureReport(reports, '5.1.1')), { isTaken: true, code: 250 })

  assert.deepEqual(await statusOf(email), { status: 'bounced', error: '5.1.1' })
  const marked = await personOf(id)
  assert.equal(marked.undeliveredWhy, 'unknown')
  assert.ok(marked.undeliveredAt)
  await until('the administrator is told', async () => (await noticesOf(schoolAdmin)).length > 0)
  assert.deepEqual(await noticesOf(schoolAdmin), [['Bo Jansen', `/users/${id}`]])
  assert.deepEqual(await noticesOf(mentor), [])

  // Said again it is no news.
  await post(port, reports, failureReport(reports, '5.1.1'))
  const counted = await database.rows('select failures from undelivered_addresses where address = $1', [email])
  assert.deepEqual(counted, [{ failures: 1 }])

  await schoolAdmin.run(updateUser, id, { email: randomEmail('goed') })
  assert.equal((await personOf(id)).undeliveredAt, null, 'another address has no mark')
})

test('a parent without an account: whoever wrote to many is led to the report that says whom it did not reach', async () => {
  const { id } = await invited('Lot')
  const parent = randomEmail('ouder')
  await database.rows(
    `update student_profiles set birth_date = current_date - interval '15 years', guardian_name = 'Wil', guardian_email = $2
     where id = $1`,
    [id, parent],
  )
  const text = { subject: 'Ouderavond', body: 'Komt u ook?' }
  const draft = { audience: 'guardians' as const, studentIds: [id], ...text }
  const { id: messageId } = await schoolAdmin.run(startBulkMessage, '', draft)
  await schoolAdmin.run(sendBulkMessage, messageId, { expected: 1 })
  const mail = await until('it has left', () => smtp.received.find(({ to }) => to.includes(parent)))
  await post(port, mail.from, failureReport(mail.from, '5.1.1'))
  const told = await until('the sender is told', async () =>
    (await noticesOf(schoolAdmin)).find(([detail]) => detail === parent),
  )
  assert.deepEqual(told, [parent, `/internships/bulk_messages/${messageId}`])
  const { guardianUndelivered, secondGuardianUndelivered } = await schoolAdmin.find(studentProfiles, id)
  assert.deepEqual([guardianUndelivered, secondGuardianUndelivered], ['unknown', null], 'it says so beside the parent')
})

test('the contact of a place, with and without an account: it says so beside them', async () => {
  const { id, email, reports } = await invited('Bas')
  await post(port, reports, failureReport(reports, '5.1.1'))
  const place = async (contact: { name?: string; email?: string; personId?: string }) => {
    const [row] = await app.road.db.withTenant(site.id, (sql) =>
      sql.rows<{ id: string }>(
        `insert into internships (student_id, organization_id, title, contact_name, contact_email, contact_person_id)
         values ($1, $2, 'Helpen', $3, $4, $5) returning id`,
        [volunteer.id, provider.id, contact.name, contact.email, contact.personId],
      ),
    )
    return (await providerAdmin.find(internships, row?.id ?? '')).contactUndelivered
  }
  assert.equal(await place({ name: 'Bakker Bas', email: email.toUpperCase() }), 'unknown')
  assert.equal(await place({ personId: id }), 'unknown')
  assert.equal(await place({ personId: id, name: 'Bakker Bas', email: randomEmail('ander') }), null)
})

test('"not now" counts, and three times in a row says as much as "never"', async () => {
  const { id, email, reports } = await invited()
  await post(port, reports, failureReport(reports, '4.4.1', 'delayed'))
  assert.notEqual((await statusOf(email))?.status, 'bounced', 'it is still tried')
  for (const [at, status] of ['4.4.7', '5.2.2', '4.2.2'].entries()) {
    assert.equal((await personOf(id)).undeliveredAt, null)
    const before = smtp.received.filter(({ to }) => to.includes(email))
    await post(port, before.at(-1)?.from ?? '', failureReport(reports, status))
    if (at === 2) break
    await database.rows(`update users set invited_at = now() - interval '1 hour' where id = $1`, [id])
    await schoolAdmin.run(resendInvitation, id)
    await until('another one has left', async () => {
      await database.hurry()
      return smtp.received.filter(({ to }) => to.includes(email)).length > before.length
    })
  }
  assert.equal((await personOf(id)).undeliveredWhy, 'full')
})

test('somebody calls a mail unwanted: the report says by itself which one', async () => {
  const { id, email, reports } = await invited()
  const answer = await postSigned(app, complaint('complaints@in.stage.test', reports))
  assert.deepEqual([answer.statusCode, answer.json()], [200, { outcome: 'taken' }])
  assert.equal((await personOf(id)).undeliveredWhy, 'unwanted')
  assert.notEqual((await statusOf(email))?.status, 'bounced', 'it did arrive')
})

test('what is brought by HTTP has to be signed, just now and by who knows the secret', async () => {
  const { id, reports } = await invited()
  const report = failureReport(reports, '5.1.1')
  const now = Date.now() / 1000
  for (const how of [{ secret: 'another' }, { time: now - 3600 }, { time: now + 3600 }])
    assert.equal((await postSigned(app, report, how)).statusCode, 403)
  assert.equal((await app.http.inject({ method: 'POST', url: '/inbound/mail', payload: report })).statusCode, 403)
  assert.equal((await personOf(id)).undeliveredAt, null)
  assert.equal((await postSigned(app, report)).statusCode, 200)
  assert.equal((await personOf(id)).undeliveredWhy, 'unknown')
})

test('mail for anybody else is refused before it is sent', async () => {
  const { reports } = await invited()
  const other = reports.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'))
  const strangers = ['info@in.stage.test', other, reports.replace('in.stage.test', 'elsewhere.test'), 'a@example.test']
  for (const to of strangers)
    assert.deepEqual(await post(port, to, letter('Subject: hi', '', 'hi')), { isTaken: false, code: 550 })
  assert.equal((await post(port, reports, letter('Subject: hi', '', 'hi'), 'me@example.test')).code, 550, 'no report')
  const away = letter('Auto-Submitted: auto-replied', 'Subject: Afwezig', '', 'Ik ben er niet.')
  assert.deepEqual(await post(port, reports, away), { isTaken: true, code: 250 })
})

test('an address that no server takes is marked once we give up', async (t) => {
  const refusing = await startSmtp(t, { refuse: { code: 550, times: 12 } })
  const own = await OwnDatabase.create(t)
  const elsewhere = await own.app({ smtpUrl: `smtp://127.0.0.1:${refusing.port}` })
  const people = await world({}, elsewhere)
  await elsewhere.startWorker()
  const person = { email: randomEmail('weg'), firstName: 'Bo', lastName: 'Jansen', role: 'student' } as const
  const { id } = await people.schoolAdmin.run(createUser, '', { ...person, organizationId: people.school.id })
  await until('it is given up', async () => {
    await own.hurry()
    return (await people.schoolAdmin.find(users, id)).undeliveredWhy === 'unknown'
  })
  assert.equal(refusing.refusals, 12)
})
