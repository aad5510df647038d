import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { reportAbsence } from '#protocol/features/absences.ts'
import { stopInternship } from '#protocol/features/internship-commands.ts'
import { internshipHistory } from '#protocol/features/internship-history.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { minutesOf, roundOf } from '#protocol/features/visit-round.ts'
import {
  cancelVisit,
  finishVisit,
  moveVisit,
  planVisits,
  recordVisit,
  reopenVisit,
  restoreVisit,
  visitBoard,
  visitNotes,
  visits,
  writeVisitNote,
} from '#protocol/features/visits.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { routeOf, routeWorld, standing } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { organization, person } from '#test/world.ts'
import { forgetVisitNotes } from './finish-visit.ts'

const app = await reactingApp()
const w = await routeWorld({ flags: { digitalContracts: true } }, app)
const { mentor, schoolAdmin, nonProfitAdmin, newStudent, newPeriod, place, day, site } = w
const period = await newPeriod()
const refused = (code: string, status: number, field?: string) => (error: ApiError) => {
  const [first] = error.errors
  assert.deepEqual([error.status, first?.code], [status, code])
  if (field) assert.equal(first?.source?.pointer, `/data/attributes/${field}`)
  return true
}
const sql = (text: string, values: unknown[] = []) => app.road.db.withTenant(site.id, (db) => db.run(text, values))
/** As if its day has come. */
const makeToday = (id: string) => sql(`update visits set day = today_nl(), time = '00:00' where id = $1`, [id])
async function placed() {
  const student = await newStudent()
  return { student, id: await place(student, period) }
}
async function plan(internshipIds: string[], input: object = {}) {
  return (await mentor.run(planVisits, '', { internshipIds, day: day(7), time: '10:00', ...input })).ids
}
const first = (ids: string[]) => ids[0] ?? ''
const told = (who: typeof mentor, kind: string, path: string) =>
  until(`${kind} is told`, async () => {
    const found = (await who.list(notifications)).find((notice) => notice.kind === kind && notice.path === path)
    if (!found) await hurry(app)
    return found
  })

test('a round has its times one after the other, and ends on its day', () => {
  const at = (...hosts: (string | null)[]) => hosts.map((organizationId) => ({ organizationId }))
  assert.deepEqual(roundOf(600, at('a', 'b', 'b', null, null), 30, 15), ['10:00', '10:45', '11:15', '12:00', '12:45'])
  assert.equal(roundOf(23 * 60, at('a', 'b'), 30, 15), null)
  assert.deepEqual([minutesOf('09:05'), minutesOf('24:00'), minutesOf('9:05')], [545, undefined, undefined])
})

test('a mentor plans a round; student and host hear when, and who comes', async () => {
  const [one, two] = [await placed(), await placed()]
  const ids = await plan([one.id, two.id], { day: day(6), minutes: 20, between: 10 })
  const found = await mentor.list(visits, { filter: { idIn: ids } })
  assert.deepEqual(found.map(({ time }) => time).toSorted(), ['10:00', '10:20'])
  const [own] = await one.student.list(visits)
  assert.equal(own?.id, ids[0])
  assert.ok(own?.visitorName)
  assert.deepEqual([own?.can.moveVisit, own?.can.finishVisit], [false, false])
  await told(one.student, 'visitPlanned', `/bezoeken/${ids[0]}`)
  const mail = await mailTo(app, site, nonProfitAdmin.email, 'visitPlannedHost')
  assert.ok(mail.text.includes('10:00') || mail.text.includes('10:20'))
  await mentor.run(moveVisit, first(ids), { time: '14:30' })
  await told(one.student, 'visitMoved', `/bezoeken/${ids[0]}`)
  assert.ok((await mailTo(app, site, one.student.email, 'visitMoved')).text.includes('14:30'))
  await mentor.run(cancelVisit, first(ids), { reason: 'Ik ben ziek' })
  await told(one.student, 'visitCancelled', `/bezoeken/${ids[0]}`)
  assert.ok((await mailTo(app, site, one.student.email, 'visitCancelled')).text.includes('Ik ben ziek'))
})

test('what is planned and taken back at once nobody hears of', async () => {
  const { student, id } = await placed()
  const [visitId = ''] = await plan([id], { day: day(8) })
  await mentor.run(cancelVisit, visitId)
  await mentor.run(restoreVisit, visitId)
  await mentor.run(moveVisit, visitId, { time: '11:00' })
  await mentor.run(moveVisit, visitId, { time: '10:00' })
  await mentor.run(cancelVisit, visitId)
  const other = await placed()
  const [later = ''] = await plan([other.id], { day: day(8), time: '16:00' })
  await told(other.student, 'visitPlanned', `/bezoeken/${later}`)
  assert.ok((await mailsTo(app, site, student.email)).every(({ purpose }) => !purpose.startsWith('visit')))
})

test('a contact without an account gets a mail as well', async () => {
  const { id } = await placed()
  await sql(
    `update internships set contact_person_id = null, supervisor_id = null, contact_name = 'Wim van Oord',
    contact_email = 'wim@bakker.example' where id = $1`,
    [id],
  )
  await plan([id], { day: day(9), kind: 'phone' })
  const mail = await until('the mail', async () => {
    await hurry(app)
    return (await mailsTo(app, site, 'wim@bakker.example')).find(({ purpose }) => purpose === 'visitPlannedHost')
  })
  assert.ok(mail)
})

test('refusals stand at the field: past, outside, over, at two hosts at once, twice on a day, a stranger', async () => {
  const { id } = await placed()
  const bad = (input: object, code: string, field: string) =>
    assert.rejects(plan([id], { day: day(12), ...input }), refused(code, 422, field))
  await bad({ day: day(-1) }, 'visit.past', 'day')
  await bad({ day: day(0), time: '00:00' }, 'visit.past', 'time')
  await bad({ time: '25:00' }, 'visit.time', 'time')
  await bad({ day: day(31) }, 'visit.outside', 'day')
  await bad({ time: '23:50' }, 'visit.late', 'time')
  await assert.rejects(plan([id], { visitorId: nonProfitAdmin.id }), refused('relation.missing', 404, 'visitorId'))
  await plan([id], { day: day(12) })
  await bad({ time: '15:00' }, 'visit.twice', 'day')
  // Two students of one host are seen in one go; another host is elsewhere.
  const [beside, elsewhere] = [await placed(), await placed()]
  await plan([beside.id], { day: day(12) })
  const other = await organization(app, site, 'NonProfit', { name: 'De Wilg' })
  await sql('update internships set organization_id = $2 where id = $1', [elsewhere.id, other.id])
  await assert.rejects(plan([elsewhere.id], { day: day(12), time: '10:20' }), refused('visit.busy', 422, 'time'))
  await plan([elsewhere.id], { day: day(12), time: '10:30' })
  const gone = await placed()
  const [left = ''] = await plan([gone.id], { day: day(13) })
  await mentor.run(stopInternship, gone.id, { reason: 'Gestopt met de opleiding', endedBy: 'student' })
  await assert.rejects(plan([gone.id], { day: day(14) }), refused('visit.over', 422, 'internshipIds'))
  await until('the visit goes with it', async () => {
    await hurry(app)
    return (await mentor.find(visits, left)).status === 'cancelled'
  })
})

test('somebody dropped in: written down afterwards, it ends the step, and once a day is enough', async () => {
  const { student, id } = await placed()
  await sql(
    `update internship_phases set kind = 'visit', actor = 'mentor' where internship_id = $1 and kind = 'contract'`,
    [id],
  )
  const step = async () => (await routeOf(mentor, id)).find(({ kind }) => kind === 'visit')
  const before = await step()
  assert.equal(before?.byItself, true, 'nobody ticks it')
  assert.equal((await routeOf(mentor, id)).at(-1)?.byItself, false)
  const { id: made } = await mentor.run(recordVisit, '', { internshipId: id, note: 'Ze doet het goed' })
  const visit = await mentor.find(visits, made)
  assert.deepEqual([visit.status, visit.day], ['done', day(0)])
  assert.equal((await mentor.find(visitNotes, made)).note, 'Ze doet het goed')
  assert.equal((await step())?.status, 'approved')
  const { happenings } = await student.tell(internshipHistory, { filter: { internshipId: id } })
  assert.ok(happenings.some(({ name }) => name === 'visit.done'))
  const again = (input: object) => mentor.run(recordVisit, '', { internshipId: id, ...input })
  await assert.rejects(again({}), refused('visit.twice', 422, 'day'))
  await assert.rejects(again({ day: day(1) }), refused('visit.notYet', 409))
  await assert.rejects(again({ day: day(-90) }), refused('visit.outside', 422, 'day'))
  await assert.rejects(student.run(recordVisit, '', { internshipId: id }), refused('access.forbidden', 403))
  // It did not take place after all: the step is open again.
  await mentor.run(reopenVisit, made)
  assert.equal((await step())?.status, 'open')
})

test('mentors plan for their own students, administrators for the school, nobody else', async () => {
  const { student, id } = await placed()
  const colleague = await person(app, site, [['mentor', w.school.id]])
  const input = { internshipIds: [id], day: day(15), time: '09:00' }
  await assert.rejects(colleague.run(planVisits, '', input), refused('relation.missing', 404))
  for (const who of [student, nonProfitAdmin])
    await assert.rejects(who.run(planVisits, '', input), refused('access.forbidden', 403))
  // Planned by the school for a colleague, who then sees it and can say that it is done.
  const { ids } = await schoolAdmin.run(planVisits, '', { ...input, visitorId: colleague.id })
  const visitId = first(ids)
  await makeToday(visitId)
  await colleague.run(finishVisit, visitId, { note: 'Zit goed op zijn plek' })
  for (const who of [mentor, schoolAdmin, colleague])
    assert.equal((await who.find(visitNotes, visitId)).note.length, 21)
  for (const who of [student, nonProfitAdmin]) {
    assert.equal((await who.find(visits, visitId)).status, 'done')
    await assert.rejects(who.find(visitNotes, visitId), refused('record.missing', 404))
  }
})

test('a visit is done on its day; what was written down goes after a year; both can be taken back', async () => {
  const { id } = await placed()
  const visitId = first(await plan([id], { day: day(16) }))
  await assert.rejects(mentor.run(finishVisit, visitId), refused('visit.notYet', 409))
  await makeToday(visitId)
  await mentor.run(finishVisit, visitId)
  await mentor.run(reopenVisit, visitId)
  await mentor.run(finishVisit, visitId, { note: 'Werkt hard' })
  await mentor.run(writeVisitNote, visitId, { note: 'Werkt heel hard' })
  assert.equal((await mentor.find(visitNotes, visitId)).note, 'Werkt heel hard')
  await sql('update visits set note_kept_until = today_nl() - 1 where id = $1', [visitId])
  await forgetVisitNotes.run({ site, road: app.road, payload: {}, log: app.http.log })
  assert.equal(await mentor.count(visitNotes, { idEq: visitId }), 0)
  assert.equal((await mentor.find(visits, visitId)).status, 'done')
  const told = await app.road.db.withTenant(site.id, (db) =>
    db.rows<{ name: string }>(`select name from events where subject_id = $1 order by created_at, id`, [visitId]),
  )
  assert.deepEqual(told.map(({ name }) => name).toSorted(), [
    'visit.done',
    'visit.done',
    'visit.noted',
    'visit.planned',
    'visit.reopened',
  ])
})

test('on a route with a visit, the visit that took place is what ends the step', async () => {
  const { id } = await placed()
  await sql(
    `update internship_phases set kind = 'visit', actor = 'mentor' where internship_id = $1 and kind = 'contract'`,
    [id],
  )
  const visitId = first(await plan([id], { day: day(17) }))
  await makeToday(visitId)
  await mentor.run(finishVisit, visitId)
  const step = async () => (await routeOf(mentor, id)).find(({ kind }) => kind === 'visit')?.status
  assert.equal(await step(), 'approved')
  await mentor.run(reopenVisit, visitId)
  assert.equal(await step(), 'open')
  assert.match(await standing(mentor, id), / visit mentor visit open$/)
})

test('who was seen longest ago stands first; a day shows who is there', async () => {
  const [never, before, soon] = [await placed(), await placed(), await placed()]
  const done = first(await plan([before.id], { day: day(18) }))
  await makeToday(done)
  await mentor.run(finishVisit, done)
  await plan([soon.id], { day: day(18) })
  const ids = [never.id, before.id, soon.id]
  const board = await mentor.tell(visitBoard, { filter: { week: day(18) } })
  const order = board.students.filter(({ internshipId }) => ids.includes(internshipId))
  assert.deepEqual(
    order.map(({ internshipId }) => internshipId),
    ids,
  )
  assert.equal(board.days.length, 7)
  assert.equal(board.days[1]?.count, 0, 'they work on Mondays')
  assert.ok(board.visits.some(({ internshipId, host }) => internshipId === soon.id && host))
  const unvisited = await mentor.tell(visitBoard, { filter: { unvisited: true } })
  assert.ok(unvisited.students.every(({ lastVisit, nextVisit }) => !lastVisit && !nextVisit))
  const monday = board.days[0]
  await never.student.run(reportAbsence, never.id, {
    kind: 'sick',
    firstDay: monday?.day ?? '',
    lastDay: monday?.day ?? '',
  })
  const again = await mentor.tell(visitBoard, { filter: { week: day(18) } })
  assert.equal(again.days[0]?.count, (monday?.count ?? 0) - 1, 'who said not to come is not there')
  const tuesday = board.days[1]?.day ?? ''
  const there = await mentor.tell(visitBoard, { filter: { day: tuesday, internshipId: never.id } })
  assert.deepEqual(
    there.students.map(({ internshipId }) => internshipId),
    [never.id],
    'whom one asks for stands there anyway',
  )
})
