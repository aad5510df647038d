import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/applications.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { mailsTo, mailTo } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { person } from '#test/world.ts'
import { livingMarket } from './applications.factory.ts'
import { settlingVacancy } from './settle-later.ts'

const m = await livingMarket()
const period = await m.period()
const needApproval = (isNeeded: boolean) =>
  m.rows('update internship_periods set needs_mentor_approval = $2 where id = $1', [period, isNeeded])
const email = () => `host.${crypto.randomUUID().slice(0, 8)}@host.test`
const told = (who: typeof m.student, kind: string) =>
  until(`${kind} is told`, async () => (await who.list(notifications)).find((notice) => notice.kind === kind))

async function studentWithMentor() {
  const student = await m.newStudent({ firstName: 'Noor', lastName: 'Jansen' })
  const mentor = await person(m.app, m.site, [['mentor', m.school.id]])
  await m.insert('mentorships', { school_id: m.school.id, mentor_id: mentor.id, student_id: student.id })
  return { student, mentor }
}

test('the mentor is asked first; the host hears of it only when the mentor agrees, and so does the student', async () => {
  await needApproval(true)
  const { student, mentor } = await studentWithMentor()
  const host = email()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: host }) })
  const asked = await mailTo(m.app, m.site, mentor.email, 'applicationToApprove')
  assert.ok(asked.subject.includes('Noor Jansen'), 'the school knows its students by name')
  assert.equal((await mailsTo(m.app, m.site, host)).length, 0)
  await mentor.run(protocol.mentorApproveApplication, id)
  await mailTo(m.app, m.site, host, 'applicationReceived')
  await mailTo(m.app, m.site, student.email, 'applicationForwarded')
  assert.equal((await told(m.providerAdmin, 'applicationReceived')).path, `/aanmeldingen/${id}`)
  await needApproval(false)
})

test('a student who applies gets it in writing: to whom, what was written, and who looks first', async () => {
  const { student } = await studentWithMentor()
  const motivation = 'Ik help graag en woon om de hoek.'
  const first = await m.vacancy({ contact_email: email(), title: 'Brood bakken' })
  await student.run(protocol.apply, '', { vacancyId: first, motivation })
  const sent = await mailTo(m.app, m.site, student.email, 'applicationSent')
  assert.ok(sent.subject.includes('Brood bakken') && sent.text.includes(motivation), sent.text)
  await needApproval(true)
  await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: email() }) })
  const waiting = await mailTo(m.app, m.site, student.email, 'applicationSentToSchool')
  assert.ok(!waiting.text.includes('“”'), 'nothing is quoted where nothing was written')
  await needApproval(false)
})

test('a student says to come, or asks for another moment; the host reads it, and a new proposal asks anew', async () => {
  const student = await m.newStudent({ firstName: 'Noor', lastName: 'Jansen' })
  const host = email()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: host }) })
  const talkAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const talk = { talkPlace: 'Aan de balie' }
  await m.providerAdmin.run(protocol.proposeTalk, id, { ...talk, talkAt: talkAt(3) })
  const coming = await student.run(protocol.comeToTalk, id)
  assert.deepEqual([coming.talkAnswer, coming.talkWish], ['comes', null])
  await mailTo(m.app, m.site, host, 'applicationTalkComes')
  await student.run(protocol.askOtherMoment, id, { talkWish: 'Ik kan alleen na drie uur' })
  const other = await mailTo(m.app, m.site, host, 'applicationTalkOther')
  assert.ok(other.text.includes('Ik kan alleen na drie uur') && other.text.includes('kies=talk'), other.text)
  await told(m.providerAdmin, 'applicationTalkAnswered')
  const again = await m.providerAdmin.run(protocol.proposeTalk, id, { ...talk, talkAt: talkAt(4) })
  assert.deepEqual([again.talkAnswer, again.talkWish], [null, null])
  await student.run(protocol.withdrawApplication, id)
  await assert.rejects(student.run(protocol.comeToTalk, id), { status: 409 })
})

test('a mentor who applies for a student is not asked again; the host and the student hear of it', async () => {
  await needApproval(true)
  const { student, mentor } = await studentWithMentor()
  const host = email()
  const vacancyId = await m.vacancy({ contact_email: host })
  await mentor.run(protocol.apply, '', { vacancyId, studentId: student.id })
  await mailTo(m.app, m.site, host, 'applicationReceived')
  await mailTo(m.app, m.site, student.email, 'applicationForwarded')
  assert.equal((await mailsTo(m.app, m.site, mentor.email)).length, 0)
  await needApproval(false)
})

test('without a mentor the administrators of the school are asked; what is refused never reaches the host', async () => {
  await needApproval(true)
  const student = await m.newStudent()
  const host = email()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: host }) })
  await mailTo(m.app, m.site, m.schoolAdmin.email, 'applicationToApprove')
  await m.schoolAdmin.run(protocol.mentorRefuseApplication, id, { reason: 'Te ver weg' })
  const mail = await mailTo(m.app, m.site, student.email, 'applicationRefused')
  assert.ok(mail.text.includes('Te ver weg'))
  assert.equal((await mailsTo(m.app, m.site, host)).length, 0)
  await needApproval(false)
})

test('acceptance is told to the student, the mentor and the host, and to the hosts that wait in vain', async () => {
  const { student, mentor } = await studentWithMentor()
  const [one, other] = [email(), email()]
  const first = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: one }) })
  await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: other }, m.nonProfit) })
  await m.providerAdmin.run(protocol.acceptApplication, first.id)
  await mailTo(m.app, m.site, student.email, 'applicationAccepted')
  await mailTo(m.app, m.site, mentor.email, 'applicationAcceptedMentor')
  await mailTo(m.app, m.site, one, 'applicationAcceptedHost')
  const sorry = await mailTo(m.app, m.site, other, 'applicationWithdrawnHost')
  assert.ok(!sorry.text.includes('Jansen'), 'who does not come stays a first name')
  await told(m.nonProfitAdmin, 'applicationWithdrawn')
})

test('a student who withdraws after a talk was proposed: the host reads which moment is off', async () => {
  const student = await m.newStudent()
  const host = email()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: host }) })
  const talkAt = new Date(Date.now() + 3 * 86_400_000)
  await m.providerAdmin.run(protocol.proposeTalk, id, { talkAt: talkAt.toISOString(), talkPlace: 'Dorpsstraat 1' })
  await student.run(protocol.withdrawApplication, id)
  const { text } = await mailTo(m.app, m.site, host, 'applicationWithdrawnHost')
  const day = talkAt.toLocaleDateString('nl', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })
  assert.match(text, new RegExp(`De kennismaking van ${day}.* gaat niet door`))
})

test('who is asked to come reads whom to tell when that does not suit, in the mail and with the application', async () => {
  const student = await m.newStudent()
  const host = email()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_email: host }) })
  assert.equal((await student.find(protocol.applications, id)).contactEmail, null, 'nobody asked them to come yet')
  const talkAt = new Date(Date.now() + 86_400_000).toISOString()
  const talkNote = 'Bel aan bij de achterdeur.\nVraag naar Bea.'
  await m.providerAdmin.run(protocol.proposeTalk, id, { talkAt, talkPlace: 'Dorpsstraat 1', talkNote })
  const { contactName, contactEmail } = await student.find(protocol.applications, id)
  assert.deepEqual([contactName, contactEmail], ['Bea Bakker', host])
  const { text } = await mailTo(m.app, m.site, student.email, 'applicationTalk')
  assert.match(text, new RegExp(`Kun je dan niet\\? Laat het op tijd weten aan Bea Bakker: ${host}`))
  assert.ok(text.includes(talkNote), 'two lines stay two lines')
})

test('whom to tell is who answers now: a colleague, or who works there with an account and a telephone', async () => {
  const [first, second] = (await m.students(2)) as [typeof m.student, typeof m.student]
  const talk = { talkAt: new Date(Date.now() + 86_400_000).toISOString(), talkPlace: 'Dorpsstraat 1' }
  const passedOn = await first.run(protocol.apply, '', { vacancyId: await m.vacancy() })
  const colleague = { name: 'Cor Collega', email: email() }
  await m.providerAdmin.run(protocol.transferApplication, passedOn.id, colleague)
  await m.providerAdmin.run(protocol.proposeTalk, passedOn.id, talk)
  const told = await first.find(protocol.applications, passedOn.id)
  assert.deepEqual([told.contactName, told.contactEmail], [colleague.name, colleague.email])

  await m.rows('update users set phone_number = $2 where id = $1', [m.providerAdmin.id, '+31612345678'])
  const vacancyId = await m.vacancy({ contact_person_id: m.providerAdmin.id, contact_name: null, contact_email: null })
  const { id } = await second.run(protocol.apply, '', { vacancyId })
  await m.providerAdmin.run(protocol.proposeTalk, id, talk)
  const { contactEmail, contactPhone } = await second.find(protocol.applications, id)
  assert.deepEqual([contactEmail, contactPhone], [m.providerAdmin.email, '+31612345678'])
})

test('a host that never heard of somebody in line does not hear that they left it', async () => {
  const host = email()
  const vacancyId = await m.vacancy({ contact_email: host, is_direct: true })
  const [first, inLine] = (await m.students(2)) as [typeof m.student, typeof m.student]
  await first.run(protocol.apply, '', { vacancyId })
  const { id } = await inLine.run(protocol.apply, '', { vacancyId })
  await mailTo(m.app, m.site, inLine.email, 'applicationQueued')
  const mentor = await person(m.app, m.site, [['mentor', m.school.id]])
  await m.insert('mentorships', { school_id: m.school.id, mentor_id: mentor.id, student_id: inLine.id })
  await inLine.run(protocol.withdrawApplication, id)
  // Told in the same go as the host would be.
  await mailTo(m.app, m.site, mentor.email, 'applicationWithdrawnMentor')
  assert.equal((await mailsTo(m.app, m.site, host, 'applicationWithdrawnHost')).length, 0)
})

test('no is told with its reason, a talk with its place, and the waiting list kindly', async () => {
  const { student, mentor } = await studentWithMentor()
  const vacancyId = await m.vacancy({ is_direct: true })
  await (await m.newStudent()).run(protocol.apply, '', { vacancyId })
  await student.run(protocol.apply, '', { vacancyId })
  await mailTo(m.app, m.site, student.email, 'applicationQueued')
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy() })
  const talkAt = new Date(Date.now() + 86_400_000).toISOString()
  await m.providerAdmin.run(protocol.proposeTalk, id, { talkAt, talkPlace: 'Dorpsstraat 1' })
  assert.ok((await mailTo(m.app, m.site, student.email, 'applicationTalk')).text.includes('Dorpsstraat 1'))
  await m.providerAdmin.run(protocol.declineApplication, id, { reason: 'De oven is stuk' })
  assert.ok((await mailTo(m.app, m.site, student.email, 'applicationDeclined')).text.includes('De oven is stuk'))
  await mailTo(m.app, m.site, mentor.email, 'applicationDeclinedMentor')
})

test('when the last place goes the host hears once what happens now, and again only when a place is offered', async () => {
  const host = email()
  const vacancyId = await m.vacancy({ contact_email: host, places: 2 })
  const [one, two, three] = (await m.students(3)) as [typeof m.student, typeof m.student, typeof m.student]
  const applied: string[] = []
  for (const who of [one, two, three]) applied.push((await who.run(protocol.apply, '', { vacancyId })).id)
  const [first, second, third] = applied as [string, string, string]
  await m.providerAdmin.run(protocol.acceptApplication, first)
  await mailTo(m.app, m.site, host, 'applicationAcceptedHost')
  assert.equal((await mailsTo(m.app, m.site, host, 'vacancyFilled')).length, 0, 'one place is left')
  await m.providerAdmin.run(protocol.acceptApplication, second)
  const full = await mailTo(m.app, m.site, host, 'vacancyFilled')
  for (const word of ['Brood bakken', 'wachtlijst', 'Verhoog', 'Sluit']) assert.ok(full.text.includes(word), word)
  // Also to who gave the last place away: it says what happens to the others.
  await mailTo(m.app, m.site, m.providerAdmin.email, 'vacancyFilled')
  assert.equal((await told(m.providerAdmin, 'vacancyFilled')).path, `/vacancies/${vacancyId}`)

  await m.rows('update vacancies set places = 3 where id = $1', [vacancyId])
  await m.app.road.inTenant(m.site, async (tx) => tx.enqueue(settlingVacancy(vacancyId)))
  const offered = await mailTo(m.app, m.site, host, 'applicationOfferedHost')
  assert.match(offered.text, /kwam een plek vrij/)
  assert.equal(await m.statusOf(third), 'offered')
  await three.run(protocol.acceptOffer, third)
  await mailTo(m.app, m.site, host, 'applicationAcceptedHost', 3)
  assert.equal((await mailsTo(m.app, m.site, host, 'vacancyFilled')).length, 1, 'it was full already')
})

test('a host with two vacancies of one name reads in the mail which one is meant, and on the page behind it', async () => {
  const host = email()
  const [title, contact_email] = [`Taart ${crypto.randomUUID().slice(0, 6)}`, host]
  const inEde = await m.vacancy({ title, contact_email, city: 'Ede' })
  await m.vacancy({ title, contact_email, city: 'Wageningen' })
  await (await m.newStudent()).run(protocol.apply, '', { vacancyId: inEde })
  const mail = await mailTo(m.app, m.site, host, 'applicationReceived')
  assert.ok(mail.subject.includes(`${title}, Ede`) || mail.text.includes(`${title}, Ede`), mail.subject)
})
