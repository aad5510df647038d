import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import * as links from '#protocol/features/hour-links.ts'
import * as hours from '#protocol/features/hours.ts'
import { completeInternship, skipPhase } from '#protocol/features/internship-commands.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { routeOf } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'
import { askHosts, missedWeeks } from '../tend-hours.ts'

const w = await workingWorld({}, await reactingApp())
const { app, site, mentor, schoolAdmin, day } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

/** Somebody who works at a bakery; who bakes has an address and no account. */
async function atBakery() {
  const { student, id } = await w.atWork()
  const email = `bea.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  await rows(
    `update internships set contact_person_id = null, supervisor_id = null, contact_name = 'Bea Bakker', contact_email = $2
     where id = $1`,
    [id, email],
  )
  return { student, id, email }
}
const log = (who: Person, internshipId: string, back: number, submit = false) =>
  who.run(hours.logHours, '', {
    internshipId,
    day: day(-back),
    startsAt: '09:00',
    endsAt: '13:00',
    work: 'Deeg',
    submit,
  })

async function sent(count: number) {
  const at = await atBakery()
  const ids: string[] = []
  for (let back = 1; back <= count; back++) ids.push((await log(at.student, at.id, back)).id)
  await at.student.run(hours.submitHours, '', { entryIds: ids })
  return { ...at, ids }
}
async function mailed(count = 3) {
  const at = await sent(count)
  const mail = await mailTo(app, site, at.email, 'hoursToConfirm')
  return { ...at, mail, token: tokenIn(mail) }
}

type Answered = { status: number; code?: string; pointer?: string; meta: links.LinkedHours }
const phone = visitor(app, site)
async function post(path: string, attributes: object, from = phone, headers = {}): Promise<Answered> {
  const body = JSON.stringify({ data: { type: 'commands', attributes } })
  const type = { 'content-type': 'application/vnd.api+json' }
  const { status, text } = await from('POST', `/api/v1/hour_links/${path}`, body, { ...type, ...headers })
  const document = JSON.parse(text || '{}')
  const [first] = document.errors ?? []
  return { status, code: first?.code, pointer: first?.source?.pointer, meta: document.meta }
}
const open = (token: string, from = phone) => post('open', { token }, from)
const answer = async (token: string, given: object) =>
  post('answer', { token, seenAt: (await open(token)).meta?.seenAt, ...given })
const states = async (id: string) =>
  (await schoolAdmin.list(hours.hourEntries, { filter: { internshipIdEq: id } })).map(({ status }) => status).join()
const refused = (code: string) => (error: ApiError) => {
  assert.equal(error.errors[0]?.code, code)
  return true
}

test('a week that is sent is one mail with its days; what the link shows tells no age, and looking changes nothing', async () => {
  const { mail, token, email, id, student } = await mailed(3)
  assert.equal(mail.subject, 'Daan de Wit heeft 3 dagen gestuurd')
  assert.equal(mail.text.match(/09\.00–13\.00: 4 uur/g)?.length, 3)
  await log(student, id, 4, true)
  const before = await rows('select * from hour_entries where internship_id = $1 order by id', [id])
  for (let i = 0; i < 2; i++) {
    const { status, meta } = await open(token)
    assert.deepEqual([status, meta.student, meta.confirmer, meta.waiting.length], [200, 'Daan de Wit', 'Bea Bakker', 4])
    assert.ok(!JSON.stringify(meta).includes(student.email))
  }
  assert.deepEqual(await rows('select * from hour_entries where internship_id = $1 order by id', [id]), before)
  assert.equal((await mailsTo(app, site, email, 'hoursToConfirm')).length, 1, 'one a day')
  const [kept] = await rows('select 1 from hour_links where token_hash = $1', [Buffer.from(token)])
  assert.equal(kept, undefined, 'the token itself is stored nowhere')
})

test('who bakes says yes, names another number, and takes it back; twice is once', async () => {
  const { token, ids, id, student } = await mailed(3)
  const [one = '', two = '', three = ''] = ids
  const yes = await Promise.all([1, 2].map(() => answer(token, { answer: 'approve', entryIds: [one, two] })))
  assert.deepEqual(
    yes.map(({ status }) => status),
    [200, 200],
  )
  assert.equal((await answer(token, { answer: 'reject', entryIds: [three] })).pointer, '/data/attributes/reason')
  const other = { answer: 'reject', entryIds: [three], reason: 'Je ging eerder', otherMinutes: 150 }
  assert.equal((await answer(token, other)).status, 200)
  const [seen] = await student.list(hours.hourEntries, { filter: { idEq: one } })
  assert.deepEqual([seen?.status, seen?.decidedByName, seen?.decidedVia], ['approved', 'Bea Bakker', 'mail'])
  const told = await mailTo(app, site, student.email, 'hoursRejected')
  for (const word of ['Je ging eerder', '2,5 uur', 'Bea Bakker']) assert.ok(told.text.includes(word), word)
  const undone = await answer(token, { answer: 'undo', entryIds: ids })
  assert.deepEqual([undone.meta.waiting.length, undone.meta.answered.length], [3, 0])
  await answer(token, other)
  const taken = await student.run(hours.agreeHours, three)
  assert.deepEqual([taken.status, taken.minutes], ['approved', 150])
  assert.equal((await schoolAdmin.find(hours.hourTotals, id)).minutesAgreed, 150)
})

test('a day that turns out to be for the school when it is answered has no yes any more', async () => {
  const { student, id, token, ids } = await mailed(1)
  const long = { internshipId: id, day: day(-2), startsAt: '08:00', endsAt: '21:00', submit: true }
  const { id: broken } = await student.run(hours.logHours, '', long)
  await rows('update student_profiles set birth_date = today_nl() - 5200 where id = $1', [student.id])
  const given = { answer: 'approve', entryIds: [broken] }
  const first = await answer(token, given)
  assert.deepEqual([first.status, first.meta.waiting.find((each) => each.id === broken)?.needsSchool], [200, true])
  assert.equal((await open(token)).meta.waiting.find((each) => each.id === broken)?.needsSchool, true)
  const again = await answer(token, given)
  assert.deepEqual([again.status, again.code], [409, 'hours.needsSchool'])
  assert.equal(
    (await answer(token, { answer: 'reject', entryIds: ids, reason: 'Was vrij', otherMinutes: 240 })).status,
    200,
  )
  const [back] = await student.list(hours.hourEntries, { filter: { idEq: ids[0] } })
  assert.deepEqual([back?.status, back?.otherMinutes], ['rejected', null], 'the number that it had')
})

test('a link is about one internship, and about days as they were seen', async () => {
  const [own, other] = [await mailed(1), await mailed(1)]
  const wrong = await answer(own.token, { answer: 'approve', entryIds: other.ids })
  assert.deepEqual([wrong.status, wrong.code], [409, 'hours.nothingWaits'])
  assert.equal((await answer(own.token, { answer: 'undo', entryIds: other.ids })).status, 200)
  assert.equal(await states(other.id), 'submitted')
  const { seenAt } = (await open(own.token)).meta
  await own.student.run(hours.changeHours, own.ids[0] ?? '', { day: day(-1), startsAt: '08:00', endsAt: '18:00' })
  const late = await post('answer', { token: own.token, answer: 'approve', entryIds: own.ids, seenAt })
  assert.deepEqual([late.status, late.code], [409, 'hours.nothingWaits'])
  assert.equal((await answer(own.token, { answer: 'approve', entryIds: own.ids })).status, 200)
})

test('nobody confirms their own: not with the link, not with the code, not as the contact', async () => {
  const { student, token, ids, id } = await mailed(1)
  const { 'x-tenant': _, ...signedIn } = student.credentials
  const given = { token, answer: 'approve', entryIds: ids, seenAt: new Date().toISOString() }
  const own = await post('answer', given, phone, signedIn)
  assert.deepEqual([own.status, own.code], [403, 'hourLink.own'])
  assert.equal((await post('open', { token }, phone, signedIn)).meta.isOwn, true)
  const { code } = await student.run(links.showHourCode, id)
  assert.equal((await post('answer', { ...given, token: code, name: 'Bea' }, phone, signedIn)).code, 'hourLink.own')
  const passed = await answer(token, { answer: 'transfer', name: 'Collega', email: student.email })
  assert.deepEqual([passed.code, passed.pointer], ['hourLink.own', '/data/attributes/email'])
  await rows('update internships set contact_email = $2 where id = $1', [id, student.email])
  assert.equal((await open(token)).code, 'hourLink.passedOn')
})

test('by code: a name is asked for, it is marked so, and the host can say that it was somebody else', async () => {
  const { student, id, ids, email } = await mailed(2)
  const { code } = await student.run(links.showHourCode, id)
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
  assert.equal((await answer(typed, { answer: 'approve', entryIds: ids })).pointer, '/data/attributes/name')
  assert.equal((await answer(typed, { answer: 'approve', entryIds: ids, name: 'Kees' })).status, 200)
  assert.equal((await answer(code, { answer: 'transfer', name: 'Kees', email: 'kees@elders.test' })).status, 403)
  assert.equal((await answer(code, { answer: 'deny' })).status, 403)
  const [seen] = await mentor.list(hours.hourEntries, { filter: { idEq: ids[0] } })
  assert.deepEqual([seen?.decidedByName, seen?.decidedVia, seen?.decidedAs], ['Kees', 'code', 'host'])
  const told = await mailTo(app, site, email, 'hoursSigned')
  assert.ok(told.text.includes('Kees'))
  const denied = await answer(tokenIn(told), { answer: 'deny' })
  assert.deepEqual([denied.meta.waiting.length, denied.meta.byCode], [2, 0])
  await mailTo(app, site, mentor.email, 'hoursDenied')
  assert.deepEqual([(await open(code)).status, await states(id)], [410, 'submitted,submitted'])
})

test('a code works for minutes, the newest alone; the school takes back what was said by one', async () => {
  const { student, id, ids } = await sent(1)
  const first = await student.run(links.showHourCode, id)
  const second = await student.run(links.showHourCode, id)
  assert.equal((await open(first.code)).code, 'hourLink.expired')
  assert.equal((await answer(second.code, { answer: 'approve', entryIds: ids, name: 'Kees' })).status, 200)
  assert.deepEqual(await mentor.run(hours.undoHourApproval, '', { entryIds: ids }), { done: 1 })
  await rows(`update hour_links set expires_at = now() where internship_id = $1 and kind = 'code'`, [id])
  assert.equal((await open(second.code)).code, 'hourLink.expired')
  await assert.rejects(mentor.run(links.showHourCode, id), refused('access.forbidden'))
})

test('over, taken back or passed on, the link says so; a new one goes to who confirms now', async () => {
  const { token, id, email, student, ids } = await mailed(1)
  await rows(
    `update hour_links set expires_at = now(), created_at = now() - interval '2 hours' where internship_id = $1`,
    [id],
  )
  assert.deepEqual([(await open(token)).status, (await open(token)).code], [410, 'hourLink.expired'])
  assert.equal((await post('renew', { token })).status, 204)
  assert.equal((await post('renew', { token })).status, 204)
  const fresh = tokenIn(await mailTo(app, site, email, 'hoursLink'))
  assert.equal((await mailsTo(app, site, email, 'hoursLink')).length, 1, 'one an hour')
  const colleague = `kees.${crypto.randomUUID().slice(0, 8)}@bakkerij.test`
  assert.equal((await answer(fresh, { answer: 'transfer', name: 'Kees Korst', email: colleague })).status, 200)
  assert.equal((await open(fresh)).code, 'hourLink.passedOn')
  const theirs = tokenIn(await mailTo(app, site, colleague, 'hoursHandedOver'))
  assert.deepEqual(
    [(await open(theirs)).meta.confirmer, (await open(theirs)).meta.handler],
    ['Kees Korst', 'Kees Korst'],
  )
  await assert.rejects(student.run(links.endHourLinks, id), refused('access.forbidden'))
  const ended = await mentor.run(links.endHourLinks, id)
  assert.deepEqual([ended.openLinks, ended.handlerName], [0, null])
  assert.deepEqual([(await open(theirs)).code], ['hourLink.ended'])
  await mentor.run(hours.approveHours, '', { entryIds: ids, reason: 'De bakker is ziek' })
  for (const phase of await routeOf(schoolAdmin, id))
    if (!['approved', 'skipped'].includes(phase.status) && phase.kind !== 'completion')
      await mentor.run(skipPhase, id, { phaseId: phase.id, reason: 'Hoeft niet' })
  await rows('update hour_links set ended_at = null')
  await mentor.run(completeInternship, id)
  assert.equal((await open(theirs)).code, 'hourLink.over')
})

test('guessing is slowed down', async () => {
  const stranger = visitor(app, site)
  const statuses: number[] = []
  for (let at = 0; at < 62; at++) statuses.push((await open(`AAAA${1000 + at}`, stranger)).status)
  assert.deepEqual([statuses[0], statuses.at(-1)], [404, 429])
})

const run = (which: typeof askHosts) => which.run({ site, road: app.road, log: app.http.log, payload: {} })

test('a reminder says when the last one was, goes once a day, and by itself after some days', async () => {
  const { student, id, email } = await mailed(1)
  assert.ok((await student.find(hours.hourTotals, id)).askedAt)
  await assert.rejects(student.run(links.remindHost, id), refused('hours.askedToday'))
  const later = (days: number) =>
    Promise.all([
      rows(
        'update hour_asks set asked_on = asked_on - $2::int, created_at = created_at - make_interval(days => $2) where internship_id = $1',
        [id, days],
      ),
      rows('update hour_entries set submitted_at = submitted_at - make_interval(days => $2) where internship_id = $1', [
        id,
        days,
      ]),
    ])
  await later(1)
  await run(askHosts)
  assert.equal((await mailsTo(app, site, email, 'hoursReminder')).length, 0, 'after one day nobody is asked by itself')
  await mentor.run(links.remindHost, id)
  await assert.rejects(student.run(links.remindHost, id), refused('hours.askedToday'))
  for (let round = 0; round < 5; round++) {
    await later(3)
    await run(askHosts)
    await run(askHosts)
  }
  assert.equal((await mailsTo(app, site, email, 'hoursReminder')).length, 3, 'and then it is enough')
})

test('a week in which nothing was written down is told once; not to who was new, away or wrote', async () => {
  const [empty, wrote] = [await atBakery(), await atBakery()]
  const monday = new Date(Date.parse(day(0)))
  const back = ((monday.getUTCDay() + 6) % 7) + 7
  await rows('update internships set start_date = today_nl() - 25 where id = any($1)', [[empty.id, wrote.id]])
  await log(wrote.student, wrote.id, back - 2)
  await run(missedWeeks)
  await run(missedWeeks)
  await mailTo(app, site, empty.student.email, 'hoursMissing')
  assert.equal((await mailsTo(app, site, empty.student.email, 'hoursMissing')).length, 1)
  assert.equal((await mailsTo(app, site, wrote.student.email, 'hoursMissing')).length, 0)
  await until(
    'a notice',
    async () =>
      (await rows(`select 1 from notifications where user_id = $1 and kind = 'hoursMissing'`, [empty.student.id]))
        .length === 1,
  )
})

test('the sheet says that mail to whoever confirms it does not arrive', async () => {
  const { id, email } = await atBakery()
  assert.equal((await mentor.find(hours.hourTotals, id)).contactUndelivered, null)
  await rows(`insert into undelivered_addresses (address, why, since) values (lower($1), 'unknown', now())`, [email])
  assert.equal((await mentor.find(hours.hourTotals, id)).contactUndelivered, 'unknown')
})
