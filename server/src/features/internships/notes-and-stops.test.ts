import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import {
  approvePhase,
  askToStop,
  handInPhase,
  leaveStopRequest,
  reopenInternship,
  returnPhase,
  stopInternship,
} from '#protocol/features/internship-commands.ts'
import { internshipHistory } from '#protocol/features/internship-history.ts'
import {
  changeInternshipNote,
  internshipNotes,
  removeInternshipNote,
  writeInternshipNote,
} from '#protocol/features/internship-notes.ts'
import { internshipEnds, internships, stopRequests } from '#protocol/features/internships.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { studentProgress } from '#protocol/features/progress.ts'
import { apiOf } from '#test/json-api.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { forgetNotes } from './internship-notes.ts'

const app = await reactingApp()
const w = await routeWorld({ flags: { digitalContracts: true, hours: true } }, app)
const { mentor, schoolAdmin, nonProfitAdmin, place, newStudent, newPeriod, day } = w
const period = await newPeriod()
const refused = (code: string, status: number) => (error: ApiError) => {
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  return true
}
const told = (who: typeof mentor, kind: string, path: string) =>
  until(`${kind} is told`, async () => {
    const found = (await who.list(notifications)).find((notice) => notice.kind === kind && notice.path === path)
    if (!found) await hurry(app)
    return found
  })

test('staff write notes for each other; nobody else reads them, and they go on their day', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const input = { text: 'Vindt de drukte lastig', keptUntil: day(100) }
  await mentor.run(writeInternshipNote, id, input)
  const [note] = await schoolAdmin.list(internshipNotes, { filter: { internshipIdEq: id } })
  assert.deepEqual([note?.text, note?.can.changeInternshipNote], [input.text, false])
  for (const who of [student, nonProfitAdmin, w.centerAdmin]) {
    assert.equal(await who.count(internshipNotes, {}), 0)
    await assert.rejects(who.run(writeInternshipNote, id, input), refused('access.forbidden', 403))
  }
  const noteId = note?.id ?? ''
  await mentor.run(changeInternshipNote, noteId, { keptUntil: day(1) })
  const tooLong = { text: 'Te lang', keptUntil: day(4 * 365) }
  await assert.rejects(mentor.run(writeInternshipNote, id, tooLong), refused('internshipNote.keptTooLong', 422))
  await w.row(`update internship_notes set kept_until = today_nl() - 1 where id = $1 returning id`, [noteId])
  await forgetNotes.run({ site: w.site, road: app.road, payload: {}, log: app.http.log })
  assert.equal(await mentor.count(internshipNotes, { internshipIdEq: id }), 0)
  await mentor.run(writeInternshipNote, id, input)
  const [again] = await mentor.list(internshipNotes, { filter: { internshipIdEq: id } })
  await mentor.run(removeInternshipNote, again?.id ?? '')
  assert.equal(await mentor.count(internshipNotes, { internshipIdEq: id }), 0)
})

test('a student asks to stop: the mentor hears it, the host reads nothing of it, and the stopped student is without a place', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const without = async () => (await mentor.tell(studentProgress, { filter: { periodId: period } })).stages.without
  const before = await without()
  const reason = 'Ik word daar gepest'
  await student.run(askToStop, id, { reason })
  assert.equal((await told(mentor, 'stopAsked', `/internships/${id}`)).kind, 'stopAsked')
  assert.ok((await mailTo(app, w.site, mentor.email, 'stopAsked')).text.includes(reason))
  const asked = async (who: typeof student) => (await who.list(stopRequests, { filter: { idEq: id } })).length
  assert.deepEqual([await asked(student), await asked(mentor), await asked(nonProfitAdmin)], [1, 1, 0])
  await assert.rejects(
    nonProfitAdmin.run(askToStop, id, { reason: 'Komt vaak te laat' }),
    refused('internship.stopAsked', 409),
  )
  await mentor.run(leaveStopRequest, id)
  assert.equal(await asked(mentor), 0)
  await nonProfitAdmin.run(askToStop, id, { reason: 'Komt vaak te laat' })
  assert.deepEqual([await asked(student), await asked(nonProfitAdmin)], [0, 1])
  await mentor.run(stopInternship, id, { reason: 'In overleg gestopt', endedBy: 'host' })
  assert.equal(await asked(mentor), 0, 'it was answered')
  assert.equal(await without(), before + 1, 'back among those without a place')
  assert.equal((await student.find(internshipEnds, id)).endedReason, 'In overleg gestopt')
  await told(student, 'internshipStopped', `/internships/${id}`)
  await mailTo(app, w.site, nonProfitAdmin.email, 'internshipStoppedHost')
  assert.ok(!(await mailsTo(app, w.site, mentor.email)).some(({ purpose }) => purpose === 'internshipStoppedMentor'))
  await schoolAdmin.run(reopenInternship, id, { reason: 'Toch verder' })
  await told(student, 'internshipReopened', `/internships/${id}`)
  assert.equal(await without(), before)
})

test('moves are told to whom they concern, with what is missing, and not to who made them', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const path = `/internships/${id}`
  await student.run(handInPhase, id)
  await told(mentor, 'phaseHandedIn', path)
  await mentor.run(returnPhase, id, { reason: 'De handtekening ontbreekt' })
  await told(student, 'phaseReturned', path)
  assert.ok((await mailTo(app, w.site, student.email, 'phaseReturned')).text.includes('De handtekening ontbreekt'))
  await mentor.run(approvePhase, id)
  await told(student, 'phaseStarted', path)
  await mailTo(app, w.site, student.email, 'internshipReady')
  assert.ok((await mentor.list(notifications)).every(({ kind, path: of }) => of !== path || kind === 'phaseHandedIn'))
})

test('what a host may not know is in no answer: no birth date, no notes, no texts of other steps, no talk behind its back', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  await w.row(`update student_profiles set birth_date = '2010-02-03' where id = $1 returning id`, [student.id])
  await mentor.run(writeInternshipNote, id, { text: 'Geheim van school', keptUntil: day(10) })
  await student.run(handInPhase, id)
  await mentor.run(returnPhase, id, { reason: 'Tekst van een andere stap' })
  await student.run(askToStop, id, { reason: 'Niet voor de stageplek' })
  const host = apiOf(app, nonProfitAdmin.credentials)
  const every = [
    `/internships/${id}?include=student,organization,current_phase,internship_period,contact_person,supervisor`,
    `/phases?filter[internship_id_eq]=${id}`,
    `/phase_texts?filter[internship_id_eq]=${id}`,
    `/intern_contacts/${id}`,
    `/internship_ends/${id}`,
    `/internships/history?filter[internship_id]=${id}`,
    '/internship_notes',
    '/stop_requests',
  ]
  for (const address of every) {
    const { status, document } = await host('GET', address)
    assert.equal(status, 200, address)
    const said = JSON.stringify(document)
    for (const secret of [
      '2010-02-03',
      'Geheim van school',
      'Tekst van een andere stap',
      'Niet voor de stageplek',
      'stop_asked',
    ])
      assert.ok(!said.includes(secret), `${secret} is in the answer of ${address}`)
  }
})

test('the history is for who reads the internship', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  await mentor.run(approvePhase, id)
  const filter = { internshipId: id }
  const { happenings } = await student.tell(internshipHistory, { filter })
  assert.ok(happenings.some(({ name, actorName }) => name === 'phase.approved' && actorName))
  assert.ok((await nonProfitAdmin.tell(internshipHistory, { filter })).happenings.length > 0)
  await assert.rejects(w.providerAdmin.tell(internshipHistory, { filter }), refused('record.missing', 404))
  assert.equal((await mentor.find(internships, id)).can.writeInternshipNote, true)
})
