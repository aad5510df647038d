import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/applications.ts'
import { removeRole } from '#protocol/features/users.ts'
import { updateVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { mailsTo, mailTo, tokenIn } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { person } from '#test/world.ts'
import { livingMarket } from '../applications.factory.ts'

const m = await livingMarket({ flags: { motivationField: true } as never })
await m.period()
type Answered = { status: number; code?: string; detail?: string; meta: protocol.LinkedApplication }

/** Whoever has the mail, on a phone without an account. */
const phone = visitor(m.app, m.site)
async function post(path: string, attributes: object, from = phone): Promise<Answered> {
  const body = JSON.stringify({ data: { type: 'commands', attributes } })
  const { status, text } = await from('POST', `/api/v1${path}`, body, { 'content-type': 'application/vnd.api+json' })
  const document: { errors?: { code: string; detail: string }[]; meta: protocol.LinkedApplication } = JSON.parse(
    text || '{}',
  )
  return { ...document.errors?.[0], status, meta: document.meta }
}
const open = (token: string, from = phone) => post('/application_links/open', { token }, from)
const renew = (token: string, from = phone) => post('/application_links/renew', { token }, from)
const answer = (token: string, given: object) => post('/application_links/answer', { token, ...given })

async function mailed(values: Record<string, unknown> = {}) {
  const student = await m.newStudent({ firstName: 'Noor', lastName: 'Jansenburg' })
  await m.rows(
    `update student_profiles set birth_date = today_nl() - interval '16 years 5 days', postal_code = '3811 AB'
    where id = $1`,
    [student.id],
  )
  const email = `bea.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  const vacancyId = await m.vacancy({ contact_email: email, weekdays: [1, 2], ...values })
  const { id } = await student.run(protocol.apply, '', { vacancyId, motivation: 'Ik hou van brood', weekdays: [2] })
  const mail = await mailTo(m.app, m.site, email, 'applicationReceived')
  return { student, email, vacancyId, id, mail, token: tokenIn(mail) }
}

test('the mail tells what a host may know, and its three buttons lead to one page', async () => {
  const { mail } = await mailed()
  for (const word of ['Noor J.', '16 of 17 jaar', 'Test College', 'Ik hou van brood', 'dinsdag']) {
    assert.ok(mail.text.includes(word), word)
  }
  for (const word of ['Jansenburg', '3811', '2010-']) assert.ok(!mail.html.includes(word), word)
  const links = [...mail.text.matchAll(/antwoord\?token=([\w-]{43})&kies=(\w+)/g)]
  assert.deepEqual(
    links.map(([, , choice]) => choice),
    ['accept', 'decline', 'talk'],
  )
  assert.equal(new Set(links.map(([, token]) => token)).size, 1)
})

test('the token itself is stored nowhere but in the mail', async () => {
  const { token } = await mailed()
  const [row] = await m.rows(`select count(*)::int as n from application_links where token_hash = $1`, [
    Buffer.from(token),
  ])
  assert.equal(row?.n, 0)
})

test('the page knows where a talk would be: where the work is', async () => {
  const place = { street: 'Dorpsstraat', house_number: '12', city: 'Wezep' }
  const [own, hosts] = [await mailed(place), await mailed()]
  assert.equal((await open(own.token)).meta.address, 'Dorpsstraat 12, Wezep')
  const [organization] = await m.rows('select city from organizations where id = $1', [m.provider.id])
  assert.ok((await open(hosts.token)).meta.address.endsWith(String(organization?.city ?? '')))
})

test('opening changes nothing, however often', async () => {
  const { id, token } = await mailed()
  const [before] = await m.rows('select * from applications where id = $1', [id])
  for (let i = 0; i < 3; i++) {
    const opened = await open(token)
    assert.deepEqual([opened.status, opened.meta.status, opened.meta.studentName], [200, 'with_host', 'Noor J.'])
    assert.deepEqual(opened.meta.answers, ['accept', 'decline', 'talk', 'extend', 'transfer'])
    assert.equal(opened.meta.studentEmail, null)
  }
  assert.deepEqual((await m.rows('select * from applications where id = $1', [id]))[0], before)
})

test('a host without an account says yes; a double tap gives the same answer and one internship', async () => {
  const { student, id, token, email, vacancyId } = await mailed()
  const [one, two] = await Promise.all([answer(token, { answer: 'accept' }), answer(token, { answer: 'accept' })])
  assert.deepEqual([one.status, two.status], [200, 200], JSON.stringify([one, two]))
  assert.deepEqual([two.meta.status, two.meta.isOwnAnswer, two.meta.studentName], ['accepted', true, 'Noor Jansenburg'])
  assert.equal(two.meta.studentEmail, student.email)
  assert.deepEqual(two.meta.answers, [])
  assert.equal((await m.rows('select id from internships where student_id = $1', [student.id])).length, 1)
  assert.equal(await m.taken(vacancyId), 1)
  const events = await m.rows(`select 1 from events where subject_id = $1 and name = 'application.accepted'`, [id])
  assert.equal(events.length, 1)
  await mailTo(m.app, m.site, student.email, 'applicationAccepted')
  const told = await mailTo(m.app, m.site, email, 'applicationAcceptedHost')
  assert.ok(told.text.includes(student.email))
})

test('another answer afterwards hears who answered and when, by name', async () => {
  const { token, email } = await mailed({ contact_name: 'Bea Bakker' })
  await answer(token, { answer: 'decline', reason: 'We verhuizen' })
  const late = await answer(token, { answer: 'accept' })
  assert.deepEqual([late.status, late.code], [409, 'application.decided'])
  assert.ok(late.detail?.includes('Bea Bakker'))
  assert.ok(!late.detail?.includes(email))
})

test('with and without an account at the same moment: one wins, the other hears how it is', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, token } = await mailed()
    const [byLink, byAccount] = await Promise.all([
      answer(token, { answer: 'accept' }),
      m.providerAdmin.send('PUT', `/applications/${id}/decline`, {
        data: { type: 'applications', id, attributes: { reason: 'Te laat' } },
      }),
    ])
    assert.deepEqual([byLink.status, byAccount.status].sort(), [200, 409])
    assert.equal(await m.statusOf(id), byLink.status === 200 ? 'accepted' : 'declined')
  }
})

test('no without a reason and a talk without a place are asked for again', async () => {
  const { token, id } = await mailed()
  assert.deepEqual([(await answer(token, { answer: 'decline' })).code], ['required'])
  const talkAt = new Date(Date.now() + 86_400_000).toISOString()
  assert.equal((await answer(token, { answer: 'talk', talkAt })).code, 'required')
  const talk = { answer: 'talk', talkAt, talkPlace: 'Dorpsstraat 1' }
  assert.equal((await answer(token, talk)).meta.status, 'in_talk')
  assert.equal((await answer(token, talk)).status, 200)
  assert.equal((await answer(token, { answer: 'extend' })).status, 200)
  assert.equal((await answer(token, { answer: 'extend' })).status, 200)
  const events = await m.rows(`select name from events where subject_id = $1 and name <> 'application.created'`, [id])
  assert.deepEqual(events.map(({ name }) => name).sort(), ['application.extended', 'application.talkProposed'])
})

test('passed on to a colleague: they get a link, and the first one only reads from then on', async () => {
  const { token } = await mailed()
  const email = `kees.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  const passed = await answer(token, { answer: 'transfer', name: 'Kees', email })
  assert.deepEqual([passed.status, passed.meta.answers, passed.meta.handlerName], [200, [], 'Kees'])
  const late = await answer(token, { answer: 'accept' })
  assert.deepEqual([late.status, late.code], [409, 'application.passedOn'])
  const theirs = tokenIn(await mailTo(m.app, m.site, email, 'applicationTransferred'))
  const { meta } = await answer(theirs, { answer: 'accept' })
  assert.deepEqual([meta.status, meta.studentEmail === null], ['accepted', false])
  const read = await open(token)
  assert.deepEqual([read.meta.status, read.meta.studentEmail, read.meta.studentPhone], ['accepted', null, null])
})

test('passing on without an address is asked for again, also the first time', async () => {
  const { token } = await mailed()
  const halfway = await answer(token, { answer: 'transfer', name: 'Kees' })
  assert.deepEqual([halfway.status, halfway.code], [422, 'required'])
})

test('with an account it is passed on too: then every link mailed before is over', async () => {
  const { token, id } = await mailed()
  const email = `kees.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  await m.providerAdmin.run(protocol.transferApplication, id, { name: 'Kees', email })
  assert.equal((await open(token)).code, 'applicationLink.unknown')
  const theirs = tokenIn(await mailTo(m.app, m.site, email, 'applicationTransferred'))
  assert.equal((await open(theirs)).status, 200)
})

test('another contact at the vacancy: the old link is over and the new contact gets one', async () => {
  const { token, vacancyId } = await mailed({ sector: 'horeca', hours: 40, description: 'Brood bakken. '.repeat(5) })
  const email = `nieuw.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  await m.providerAdmin.run(updateVacancy, vacancyId, { contactEmail: email, city: 'Ede' })
  const theirs = tokenIn(await mailTo(m.app, m.site, email, 'applicationReceived'))
  assert.equal((await open(theirs)).status, 200)
  assert.equal((await open(token)).code, 'applicationLink.unknown')
})

test('who waits in line goes over to the new contact too', async () => {
  const { id, token, vacancyId } = await mailed({
    sector: 'horeca',
    hours: 40,
    description: 'Brood bakken. '.repeat(5),
  })
  await m.rows(`update applications set status = 'waiting', expires_at = null where id = $1`, [id])
  await m.rows(`update vacancies set places_taken = places, status = 'full' where id = $1`, [vacancyId])
  const email = `nieuw.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  await m.providerAdmin.run(updateVacancy, vacancyId, { contactEmail: email, city: 'Ede' })
  const theirs = tokenIn(await mailTo(m.app, m.site, email, 'applicationLink'))
  assert.equal((await open(theirs)).meta.status, 'waiting')
  assert.equal((await open(token)).code, 'applicationLink.unknown')
})

test('a contact who does not work there any more gets no mail about students', async () => {
  const baker = await person(m.app, m.site, [['admin', m.provider.id]])
  const vacancyId = await m.vacancy({ contact_person_id: baker.id })
  await m.providerAdmin.run(removeRole, baker.id, { name: 'admin', organizationId: m.provider.id })
  await until('the vacancy has another contact', async () => {
    const [row] = await m.rows('select contact_person_id as id from vacancies where id = $1', [vacancyId])
    return row?.id === null
  })
  const left = await m.vacancy({ contact_person_id: baker.id })
  const student = await m.newStudent()
  await student.run(protocol.apply, '', { vacancyId: left, motivation: 'Graag' })
  const [row] = await m.rows<{ email: string }>('select contact_email as email from vacancies where id = $1', [left])
  await mailTo(m.app, m.site, row?.email as string, 'applicationReceived')
  assert.equal((await mailsTo(m.app, m.site, baker.email, 'applicationReceived')).length, 0)
})

test('a link that has run out says so, and one that never was too', async () => {
  const { token, id } = await mailed()
  await m.rows(`update application_links set expires_at = now() - interval '1 day' where application_id = $1`, [id])
  assert.deepEqual([(await open(token)).status, (await open(token)).code], [410, 'applicationLink.expired'])
  assert.equal((await answer(token, { answer: 'accept' })).code, 'applicationLink.expired')
  const guess = await open('x'.repeat(43))
  assert.deepEqual([guess.status, guess.code], [404, 'applicationLink.unknown'])
  assert.equal((await open('')).status, 422)
})

/** Every link of it was mailed so long ago. */
const age = (id: string, days: number) =>
  m.rows(
    `update application_links set created_at = created_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2) where application_id = $1`,
    [id, days],
  )

test('for a link that has run out a new one is mailed to who answers, once an hour', async () => {
  const { token, id, email } = await mailed()
  await age(id, 31)
  const asked = await Promise.all([renew(token), renew(token), renew(token)])
  assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([204]))
  const mail = await mailTo(m.app, m.site, email, 'applicationLink')
  assert.equal((await open(tokenIn(mail))).status, 200)
  assert.equal((await open(token)).code, 'applicationLink.expired', 'the old one stays what it is')
  await renew(token)
  assert.equal((await mailsTo(m.app, m.site, email, 'applicationLink')).length, 1)
  await m.rows(`update application_links set created_at = created_at - interval '2 hours' where application_id = $1`, [
    id,
  ])
  await renew(token)
  await mailTo(m.app, m.site, email, 'applicationLink', 2)
})

test('when all places are taken the new link says so in the mail, and offers no yes', async () => {
  const { token, id, email, vacancyId } = await mailed()
  await m.rows(`update applications set status = 'waiting', expires_at = null where id = $1`, [id])
  await m.rows(`update vacancies set places_taken = places, status = 'full' where id = $1`, [vacancyId])
  await age(id, 31)
  await renew(token)
  const mail = await mailTo(m.app, m.site, email, 'applicationLink')
  assert.match(mail.text, /Alle plekken zijn bezet: Noor J\. staat op de wachtlijst/)
  const { meta } = await open(tokenIn(mail))
  assert.deepEqual([meta.status, meta.answers, meta.hasAccount], ['waiting', ['decline'], false])
})

test('the link knows whether who got it can sign in at the organization', async () => {
  const { token } = await mailed()
  assert.equal((await open(token)).meta.hasAccount, false)
  await answer(token, { answer: 'transfer', name: 'Pim', email: m.providerAdmin.email })
  const mail = await mailTo(m.app, m.site, m.providerAdmin.email, 'applicationTransferred')
  assert.equal((await open(tokenIn(mail))).meta.hasAccount, true)
})

test('asking for a new link tells nothing: not whether there is one, nor whether it is decided or passed on', async () => {
  const decided = await mailed()
  await answer(decided.token, { answer: 'decline', reason: 'We verhuizen' })
  const passed = await mailed()
  const colleague = `kees.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  await answer(passed.token, { answer: 'transfer', name: 'Kees', email: colleague })
  await mailTo(m.app, m.site, colleague, 'applicationTransferred')
  for (const { id } of [decided, passed]) await age(id, 31)
  const answers = [await renew(decided.token), await renew(passed.token), await renew('x'.repeat(43))]
  assert.deepEqual(new Set(answers.map((each) => JSON.stringify(each))).size, 1, JSON.stringify(answers))
  await mailTo(m.app, m.site, colleague, 'applicationLink')
  for (const { email } of [decided, passed]) {
    assert.equal((await mailsTo(m.app, m.site, email, 'applicationLink')).length, 0)
  }
})

test('an old link of an application that is decided tells what was answered and when, and no name', async () => {
  const [yes, no, gone] = [await mailed(), await mailed(), await mailed()]
  await answer(yes.token, { answer: 'accept' })
  await answer(no.token, { answer: 'decline', reason: 'We verhuizen' })
  await gone.student.run(protocol.withdrawApplication, gone.id)
  const today = new Date().toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam' })
  for (const [{ id, token }, code, word] of [
    [yes, 'applicationLink.accepted', 'aangenomen'],
    [no, 'applicationLink.declined', 'afgewezen'],
    [gone, 'applicationLink.over', 'gestopt'],
  ] as const) {
    await age(id, 31)
    const opened = await open(token)
    assert.deepEqual([opened.status, opened.code], [410, code])
    assert.ok(opened.detail?.includes(today) && opened.detail.includes(word), opened.detail)
    assert.doesNotMatch(opened.detail ?? '', /Noor|Jansenburg/)
  }
})

test('a link of one site is unknown at another', async () => {
  const { token } = await mailed()
  const other = await livingMarket()
  assert.equal((await open(token, visitor(other.app, other.site))).code, 'applicationLink.unknown')
})

test('whoever guesses is sent away before long', async () => {
  const guesser = visitor(m.app, m.site)
  const codes = new Set<number>()
  for (let i = 0; i < 65; i++) codes.add((await open(`guess-${i}`, guesser)).status)
  assert.deepEqual([...codes], [404, 429])
})

test('the mail goes to the contact of the vacancy, else to the organization', async () => {
  const baker = await person(m.app, m.site, [['volunteer', m.provider.id]])
  const student = await m.newStudent()
  const motivation = 'Graag'
  await student.run(protocol.apply, '', { vacancyId: await m.vacancy({ contact_person_id: baker.id }), motivation })
  await mailTo(m.app, m.site, baker.email, 'applicationReceived')
  await m.rows('update organizations set email = $2 where id = $1', [m.nonProfit.id, 'info@buurthuis.test'])
  await student.run(protocol.apply, '', {
    vacancyId: await m.vacancy({ contact_email: null }, m.nonProfit),
    motivation,
  })
  await mailTo(m.app, m.site, 'info@buurthuis.test', 'applicationReceived')
  assert.equal((await mailsTo(m.app, m.site, m.providerAdmin.email, 'applicationReceived')).length, 0)
})
