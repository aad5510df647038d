import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import {
  archiveConversation,
  conversationSeats,
  messages,
  readConversation,
  sendMessage,
} from '#protocol/features/conversations.ts'
import { mailsTo, reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { routeWorld } from '#test/route-world.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person } from '#test/world.ts'
import { hourLimits } from './limits.ts'
import { sendBulkMessages } from './send-batch.ts'

const smtp = await startSmtp({ after }, { unknown: 'bounce' })
const database = await OwnDatabase.create({ after })
const app = await reactingApp({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` }, database)
const w = await routeWorld({}, app)
const { site, school, mentor, schoolAdmin, nonProfitAdmin: host, providerAdmin, centerAdmin, student, operator } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const refused =
  (...codes: string[]) =>
  (error: unknown) =>
    error instanceof ApiError && codes.includes(error.errors[0]?.code ?? '')
const noon = '2030-01-15T11:00:00Z'
const itIs = (moment: string) => {
  app.road.registry.now = () => new Date(moment)
}
itIs(noon)
const context = { site, road: app.road, log: app.http.log }

const period = await w.newPeriod()
const pupil = async (email?: string) => {
  const made = await w.newStudent()
  if (email) await rows('update users set email = $2 where id = $1', [made.id, email])
  return Object.assign(made, email ? { email } : {})
}
const [daan, noor] = [await pupil(), await pupil()]
const internshipId = await w.place(daan, period)
const otherId = await w.place(noor, period)
const otherSchool = await organization(app, site, 'School', { name: 'Other College' })
const otherAdmin = await person(app, site, [['admin', otherSchool.id]])
const otherPupil = await person(app, site, [['student', otherSchool.id]])
const notMine = await person(app, site, [['student', school.id]], { firstName: 'Not', lastName: 'Mine' })

const text = { subject: 'Hoi {voornaam}', body: 'Je stage bij {stageplek}: {uren} uur.\n{afzender}' }
async function startFor(who: Person, given: object) {
  return (await who.run(protocol.startBulkMessage, '', { ...text, ...given })).id
}
const reach = (who: Person, id: string) => who.run(protocol.weighBulkMessage, id, {})
const send = (who: Person, id: string, expected: number, sendAt?: string) =>
  who.run(protocol.sendBulkMessage, id, { expected, ...(sendAt ? { sendAt } : {}) })
const recipients = async (who: Person, id: string) => [
  ...(await who.list(protocol.bulkMessageRecipients, { filter: { bulkMessageIdEq: id }, page: { size: 100 } })),
]
const countsOf = async (who: Person, id: string) =>
  (await who.tell(protocol.bulkMessageReport, { filter: { bulkMessageId: id } })).counts
const isDone = (who: Person, id: string, status = 'done') =>
  until(`it is ${status}`, async () => (await who.find(protocol.bulkMessages, id)).status === status)
const runNow = (id: string, who: Person) =>
  sendBulkMessages.run({ ...context, payload: { bulkMessageId: id, userId: who.id } })
const seatWith = async (who: Person) => [...(await who.list(conversationSeats, {}))]

test('a mentor writes to pupils: each gets their own text as a message and as a mail, and an answer comes back', async () => {
  const id = await startFor(mentor, { internshipIds: [internshipId, otherId] })
  const found = await reach(mentor, id)
  assert.deepEqual([found.total, found.withAccount, found.leftOut], [2, 2, []])
  assert.deepEqual(
    found.readers.map(({ values }) => [values.firstName, values.host, values.hours]),
    [
      ['Daan', 'Buurthuis', 0],
      ['Daan', 'Buurthuis', 0],
    ],
  )
  await send(mentor, id, 2)
  await isDone(mentor, id)
  const [mail] = await until('the mail is there', async () => {
    const found = await mailsTo(app, site, daan.email, 'bulkMessage')
    return found.length > 0 && found
  })
  assert.equal(mail?.subject, 'Hoi Daan')
  assert.match(mail?.text ?? '', /Je stage bij Buurthuis: 0 uur\.\nSam de Tester/)
  const [seat] = await seatWith(daan)
  assert.equal(seat?.unread, 1)
  const [message] = await daan.list(messages, { filter: { conversationIdEq: seat?.conversationId } })
  assert.match(message?.body ?? '', /^Hoi Daan\n\nJe stage bij Buurthuis/)
  await until('both mails left', async () => (await countsOf(mentor, id)).sent === 2)
  await daan.run(readConversation, seat?.conversationId ?? '', { number: 1 })
  assert.deepEqual(await countsOf(mentor, id), { queued: 0, sent: 1, read: 1, failed: 0, leftOut: 0, notSent: 0 })
  await daan.run(sendMessage, seat?.conversationId ?? '', { madeId: randomUUID(), body: 'Dank u' })
  assert.equal(
    (await seatWith(mentor)).find(({ conversationId }) => conversationId === seat?.conversationId)?.unread,
    1,
  )
  // The mail told it already: nothing else waits to be told.
  assert.deepEqual(
    await rows('select 1 from conversation_members where user_id = $1 and untold_since is not null', [noor.id]),
    [],
  )
})

test('a second one goes on in the same conversation, which comes back from the archive', async () => {
  const [before] = await seatWith(daan)
  await daan.run(archiveConversation, before?.conversationId ?? '', { isArchived: true })
  const id = await startFor(mentor, { internshipIds: [internshipId, otherId] })
  await send(mentor, id, 2)
  await isDone(mentor, id)
  const [seat] = await seatWith(daan)
  assert.deepEqual([seat?.conversationId, seat?.unread, seat?.isArchived], [before?.conversationId, 1, false])
  const said = await daan.list(messages, { filter: { conversationIdEq: seat?.conversationId } })
  assert.deepEqual(said.map(({ number }) => number).toSorted(), [1, 2, 3])
  assert.equal((await seatWith(noor))[0]?.unread, 2)
})

test('another school never comes into it, whatever is asked for, and a mentor reaches only own pupils', async () => {
  const otherPeriod = await rows<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     select $1, id, 'Other', today_nl() - 30, today_nl() + 60 from school_years
     where today_nl() between start_date and end_date returning id`,
    [otherSchool.id],
  )
  const [theirs] = await rows<{ id: string }>(
    `insert into internships (school_id, student_id, organization_id, internship_period_id, title, status, contact_person_id)
     values ($1, $2, $3, $4, 'Elsewhere', 'approved', $5) returning id`,
    [otherSchool.id, otherPupil.id, w.nonProfit.id, otherPeriod[0]?.id, host.id],
  )
  const gone = refused('relation.missing')
  for (const who of [mentor, schoolAdmin]) {
    for (const audience of ['students', 'hosts', 'guardians'] as const) {
      await assert.rejects(startFor(who, { audience, internshipIds: [theirs?.id, internshipId] }), gone)
      await assert.rejects(startFor(who, { audience, studentIds: [otherPupil.id, daan.id] }), gone)
      // Nor when the draft holds them all the same.
      const draft = await startFor(who, { audience, internshipIds: [internshipId] })
      for (const chosen of [{ internshipIds: [theirs?.id] }, { studentIds: [otherPupil.id] }]) {
        await rows('update bulk_messages set chosen = $2 where id = $1', [draft, JSON.stringify(chosen)])
        assert.deepEqual([(await reach(who, draft)).total, (await reach(who, draft)).leftOut], [0, []])
        await assert.rejects(send(who, draft, 1), refused('bulkMessage.nobody'))
      }
    }
    const everything = await startFor(who, { filter: '' })
    const all = await reach(who, everything)
    assert.ok(
      all.readers.every(({ name }) => name === 'Daan de Wit'),
      'nobody but those two',
    )
  }
  await assert.rejects(startFor(mentor, { studentIds: [notMine.id, daan.id] }), gone)
  const ofSchool = await startFor(schoolAdmin, { studentIds: [notMine.id, daan.id] })
  assert.equal((await reach(schoolAdmin, ofSchool)).total, 2, 'who has no place is written to as well')
  assert.equal((await reach(otherAdmin, await startFor(otherAdmin, { filter: '' }))).total, 1)
  await assert.rejects(otherAdmin.find(protocol.bulkMessages, ofSchool), refused('record.missing'))
})

test('what the list of students shows can be written to as a whole, also who has no place; who is no student never', async () => {
  const named = async (who: Person, studentFilter: string) => {
    const { readers } = await reach(who, await startFor(who, { studentFilter }))
    return readers.map(({ name }) => name)
  }
  const search = `filter[search]=${encodeURIComponent('Mine')}`
  assert.deepEqual(await named(schoolAdmin, search), ['Not Mine'])
  assert.deepEqual(await named(mentor, search), [], 'who is no pupil of theirs')
  const everybody = 'filter[status_not_eq]=archived'
  const all = await named(schoolAdmin, everybody)
  assert.ok(all.includes('Not Mine') && all.includes('Daan de Wit'))
  const { total } = await reach(schoolAdmin, await startFor(schoolAdmin, { studentFilter: everybody }))
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    'select count(*)::int as count from student_profiles where school_id = $1',
    [school.id],
  )
  assert.equal(total, count, 'staff are in the list of people, and are no students')
  assert.deepEqual(await named(otherAdmin, everybody), ['Sam de Tester'], 'the pupil of the other school')
  await assert.rejects(startFor(mentor, { studentFilter: 'filter[shoe_size]=43' }), refused('filter.unknown'))
})

test('students, hosts, volunteers and whoever runs the site do not write to many; a centre only to its hosts', async () => {
  for (const who of [student, host, providerAdmin, w.volunteer, operator])
    await assert.rejects(startFor(who, { filter: '' }), refused('access.forbidden'))
  await assert.rejects(startFor(centerAdmin, { audience: 'students' }), refused('bulkMessage.notThem'))
  const id = await startFor(centerAdmin, { audience: 'hosts', filter: '' })
  const found = await reach(centerAdmin, id)
  assert.deepEqual([found.total, found.readers[0]?.name], [1, 'Sam de Tester'])
  // One host with three students is one person, and no student of whom it does not know yet is named.
  assert.equal(found.readers[0]?.values.step, null)
})

test('who gets nothing is named with why: no address, of age, not agreed, gone', async () => {
  const [adult, unknown, left, twin] = [await pupil(), await pupil(), await pupil(), await pupil()]
  const ids = [daan, noor, adult, unknown, left, twin].map(({ id }) => id)
  const profile = (id: string, set: string) => rows(`update student_profiles set ${set} where id = $1`, [id])
  await profile(daan.id, `guardian_name = 'Ouder Daan', guardian_email = 'ouder@example.test'`)
  await profile(twin.id, `guardian_name = 'Ouder Daan', guardian_email = 'Ouder@example.test'`)
  await profile(noor.id, `guardian_email = 'een@example.test', second_guardian_email = 'twee@example.test'`)
  await profile(adult.id, `birth_date = today_nl() - interval '19 years', guardian_email = 'x@example.test'`)
  await profile(left.id, `departed_on = today_nl() - 1, guardian_email = 'y@example.test'`)
  const guardians = await reach(mentor, await startFor(mentor, { audience: 'guardians', studentIds: ids }))
  assert.deepEqual(guardians.readers.map(({ name }) => name).toSorted(), ['Daan de Wit', 'Daan de Wit', 'Ouder Daan'])
  assert.equal(guardians.withAccount, 0)
  assert.deepEqual(guardians.leftOut.map(({ reason, count }) => [reason, count]).toSorted(), [
    ['adult', 1],
    ['noAddress', 1],
    ['notActive', 1],
  ])
  const proposed = await w.place(twin, period)
  await rows(`update internships set status = 'proposed' where id = $1`, [proposed])
  const hosts = await reach(mentor, await startFor(mentor, { audience: 'hosts', internshipIds: [proposed] }))
  assert.deepEqual([hosts.total, hosts.leftOut.map(({ reason }) => reason)], [0, ['notAgreed']])
  const both = await reach(
    mentor,
    await startFor(mentor, { audience: 'hosts', internshipIds: [proposed, internshipId, otherId] }),
  )
  assert.deepEqual([both.total, both.leftOut], [1, []], 'one host of three students is written to once')
  assert.equal(both.readers[0]?.values.student?.split(', ').length, 2, 'about those whom it knows')
  await rows('update student_profiles set departed_on = null where id = $1', [left.id])
})

test('who has no account gets a mail that says where to answer; an address that nobody has ends as failed and can be tried again', async () => {
  const [one, two] = [await pupil(), await pupil()]
  await rows(
    `update student_profiles set guardian_name = 'Ouder Een', guardian_email = 'goed@example.test' where id = $1`,
    [one.id],
  )
  await rows(
    `update student_profiles set guardian_name = 'Ouder Twee', guardian_email = 'bounce@example.test' where id = $1`,
    [two.id],
  )
  const id = await startFor(mentor, { audience: 'guardians', studentIds: [one.id, two.id], repliesToSender: true })
  await send(mentor, id, 2)
  await isDone(mentor, id)
  const counts = await until('one is failed', async () => {
    const found = await countsOf(mentor, id)
    return found.failed === 1 && found.sent === 1 && found
  })
  assert.equal(counts.queued, 0)
  const received = smtp.received.find(({ to }) => to.includes('goed@example.test'))
  assert.equal(received?.headers['reply-to'], mentor.email)
  const failed = (await recipients(mentor, id)).find(({ state }) => state === 'failed')
  assert.deepEqual([failed?.name, failed?.reason], ['Ouder Twee', '550'])
  // The parent tells another address; the school puts it right, and sends it to who was not reached.
  await rows(`update bulk_message_recipients set email = 'toch@example.test' where id = $1`, [failed?.id])
  await mentor.run(protocol.sendBulkMessageAgain, id)
  await isDone(mentor, id)
  await until('it arrived', async () => (await countsOf(mentor, id)).sent === 2)
  assert.equal(smtp.received.filter(({ to }) => to.includes('goed@example.test')).length, 1, 'nobody gets it twice')
  await assert.rejects(mentor.run(protocol.sendBulkMessageAgain, id), refused('bulkMessage.allReached'))
})

test('the number that was confirmed is the number that gets it, and two clicks send once', async () => {
  const id = await startFor(mentor, { studentIds: [daan.id, noor.id] })
  await assert.rejects(send(mentor, id, 3), refused('bulkMessage.otherNumber'))
  assert.deepEqual(await recipients(mentor, id), [])
  const key = { 'idempotency-key': randomUUID() }
  const body = { data: { type: 'bulkMessages', attributes: { expected: 2 } } }
  const answers = await Promise.all([1, 2].map(() => mentor.send('POST', `/bulk_messages/${id}/send`, body, key)))
  assert.ok(answers.every(({ status }) => status === 200 || status === 409))
  await assert.rejects(send(mentor, id, 2), refused('state.conflict'))
  await isDone(mentor, id)
  assert.equal((await recipients(mentor, id)).length, 2)
  const sent = await rows('select 1 from events where name = $1 and data ->> $2 = $3', [
    'bulkMessage.sent',
    'bulkMessageId',
    id,
  ])
  assert.equal(sent.length, 1)
})

test('what cannot go is refused at its field: no subject, half in English, an unknown variable, a moment that is past', async () => {
  const id = await startFor(mentor, { studentIds: [daan.id] })
  const withText = (more: object) => mentor.run(protocol.changeBulkMessage, id, more)
  const pointer = (field: string) => (error: unknown) =>
    error instanceof ApiError && error.errors[0]?.source?.pointer === `/data/attributes/${field}`
  await withText({ subject: null })
  await assert.rejects(send(mentor, id, 1), pointer('subject'))
  await withText({ subject: 'Hoi', bodyEn: 'Only this' })
  await assert.rejects(send(mentor, id, 1), refused('bulkMessage.halfEnglish'))
  await withText({ bodyEn: null, body: 'Hoi {bankrekening}' })
  await assert.rejects(send(mentor, id, 1), refused('bulkMessage.unknownVariable'))
  await withText({ body: 'Hoi' })
  await assert.rejects(send(mentor, id, 1, '2029-12-31T12:00:00Z'), refused('bulkMessage.past'))
  assert.equal((await mentor.find(protocol.bulkMessages, id)).subject, 'Hoi', 'nothing is lost')
  await assert.rejects(mentor.run(protocol.changeBulkMessage, id, { filter: 'filter[nonsense_eq]=1' }), ApiError)
})

test('planned: it can be cancelled before its time, goes at its time, and who left the class meanwhile gets nothing', async () => {
  const [kept, moved] = [await pupil(), await pupil()]
  const id = await startFor(mentor, { studentIds: [kept.id, moved.id] })
  await send(mentor, id, 2, '2030-02-01T09:00:00Z')
  await runNow(id, mentor)
  assert.equal((await mentor.find(protocol.bulkMessages, id)).status, 'planned')
  await mentor.run(protocol.cancelBulkMessage, id)
  assert.deepEqual([(await mentor.find(protocol.bulkMessages, id)).status, await recipients(mentor, id)], ['draft', []])
  await send(mentor, id, 2, '2030-02-01T09:00:00Z')
  await rows('delete from mentorships where student_id = $1', [moved.id])
  itIs('2030-02-01T09:00:30Z')
  await runNow(id, mentor)
  itIs(noon)
  assert.equal((await mentor.find(protocol.bulkMessages, id)).status, 'done')
  const { total, leftOut } = await mentor.find(protocol.bulkMessages, id)
  assert.deepEqual([total, leftOut], [1, 1])
  assert.deepEqual((await recipients(mentor, id)).map(({ reason }) => reason).toSorted(), ['notAllowed', null])
})

test('at night who is under age gets nothing; the others do, and in the morning it goes on', async () => {
  const [child, adult] = [await pupil(), await pupil()]
  await rows(`update student_profiles set birth_date = today_nl() - interval '19 years' where id = $1`, [adult.id])
  const id = await startFor(mentor, { studentIds: [child.id, adult.id] })
  itIs('2030-01-15T21:00:00Z')
  await send(mentor, id, 2)
  await until('it waits', async () => (await mentor.find(protocol.bulkMessages, id)).waitsUntil)
  const waiting = await mentor.find(protocol.bulkMessages, id)
  assert.equal(waiting.status, 'sending')
  assert.equal(Date.parse(waiting.waitsUntil ?? ''), Date.parse('2030-01-16T06:30:00Z'))
  assert.deepEqual([(await seatWith(child)).length, (await seatWith(adult)).length], [0, 1])
  itIs('2030-01-16T06:30:00Z')
  await runNow(id, mentor)
  itIs(noon)
  assert.equal((await mentor.find(protocol.bulkMessages, id)).status, 'done')
  assert.equal((await seatWith(child)).length, 1)
})

test('who reads English gets what was written in English, where it was', async () => {
  const anna = await pupil()
  await rows(`update users set locale = 'en' where id = $1`, [anna.id])
  const id = await startFor(mentor, {
    studentIds: [anna.id, daan.id],
    subjectEn: 'Hi {first name}',
    bodyEn: 'About {host}',
  })
  assert.equal((await reach(mentor, id)).english, 1)
  await send(mentor, id, 2)
  await isDone(mentor, id)
  const [mail] = await mailsTo(app, site, anna.email, 'bulkMessage')
  assert.equal(mail?.subject, 'Hi Daan')
  assert.match(mail?.text ?? '', /About the host/, 'whoever has no place reads a sentence without a hole')
})

test('the hour of a school is full: the rest waits, and can be stopped and sent after all', async () => {
  const [one, two] = [await pupil(), await pupil()]
  const before = hourLimits.School
  const used = await rows<{ n: number }>(
    `select count(*)::int as n from bulk_message_recipients where sent_at is not null`,
  )
  hourLimits.School = (used[0]?.n ?? 0) + 1
  const id = await startFor(mentor, { studentIds: [one.id, two.id] })
  await send(mentor, id, 2)
  await until('it waits', async () => (await mentor.find(protocol.bulkMessages, id)).waitsUntil)
  assert.deepEqual((await recipients(mentor, id)).map(({ sentAt }) => sentAt !== null).toSorted(), [false, true])
  // Who runs the school can hold what goes out in its name.
  await schoolAdmin.run(protocol.stopBulkMessage, id)
  assert.equal((await countsOf(schoolAdmin, id)).notSent, 1)
  hourLimits.School++
  await assert.rejects(schoolAdmin.run(protocol.sendBulkMessageAgain, id), refused('access.forbidden'))
  await mentor.run(protocol.sendBulkMessageAgain, id)
  // The last of the hour is the last of the message: nothing is left to wait for.
  await isDone(mentor, id)
  hourLimits.School = before
  assert.equal((await countsOf(mentor, id)).notSent, 0)
})

test('whoever lost the role meanwhile sends nothing any more', async () => {
  const colleague = await person(app, site, [['admin', school.id]])
  const id = await startFor(colleague, { studentIds: [daan.id] })
  await send(colleague, id, 1, '2030-03-01T09:00:00Z')
  await rows('delete from roles where user_id = $1', [colleague.id])
  itIs('2030-03-01T09:01:00Z')
  await runNow(id, colleague)
  itIs(noon)
  const after = await schoolAdmin.find(protocol.bulkMessages, id)
  assert.equal(after.status, 'stopped')
  assert.equal((await countsOf(schoolAdmin, id)).notSent, 1)
})
