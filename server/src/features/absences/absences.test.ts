import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { absenceReasons, absences, cancelAbsence, endAbsence, reportAbsence } from '#protocol/features/absences.ts'
import { stopInternship } from '#protocol/features/internship-commands.ts'
import { internshipHistory } from '#protocol/features/internship-history.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { apiOf } from '#test/json-api.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { forgetNotes } from './end-absence.ts'

const app = await reactingApp()
const w = await routeWorld({ flags: { digitalContracts: true, hours: true } }, app)
const { mentor, schoolAdmin, nonProfitAdmin, centerAdmin, place, newStudent, newPeriod, day } = w
const period = await newPeriod()
const sick = { kind: 'sick', firstDay: day(0) } as const
const refused = (code: string, status: number, field?: string) => (error: ApiError) => {
  const [{ code: said, source } = { code: '' }] = error.errors
  assert.deepEqual([error.status, said, source?.pointer?.split('/').at(-1)], [status, code, field])
  return true
}
const told = (who: typeof mentor, kind: string, path: string) =>
  until(`${kind} is told`, async () => {
    const found = (await who.list(notifications)).find((notice) => notice.kind === kind && notice.path === path)
    if (!found) await hurry(app)
    return found
  })
const of = (internshipId: string) => ({ filter: { internshipIdEq: internshipId } })
const first = async (who: typeof mentor, internshipId: string) => {
  const [found] = await who.list(absences, of(internshipId))
  assert.ok(found)
  return found
}

test('a student is ill: host and mentor hear it at once, and that it is over', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const path = `/internships/${id}`
  await w.row(
    `update internships set contact_name = 'Els', contact_email = 'els@host.test' where id = $1 returning id`,
    [id],
  )
  await student.run(reportAbsence, id, sick)
  assert.match((await told(nonProfitAdmin, 'absenceReported', path)).detail ?? '', /Daan de Wit, vanaf/)
  await told(mentor, 'absenceReported', path)
  for (const [email, mail] of [
    [nonProfitAdmin.email, 'absenceReportedHost'],
    ['els@host.test', 'absenceReportedHost'],
    [mentor.email, 'absenceReported'],
  ] as const) {
    const { text, subject } = await mailTo(app, w.site, email, mail)
    assert.ok(subject.includes('Daan de Wit'))
    assert.doesNotMatch(text, /ziek/i)
  }
  const away = (await nonProfitAdmin.list(absences, { filter: { onDay: day(0) } })).map(({ id: found }) => found)
  const { id: absenceId, can, lastDay } = await first(student, id)
  assert.deepEqual([away.includes(absenceId), lastDay ?? null, can.endAbsence], [true, null, true])
  await w.row(`update absences set first_day = today_nl() - 2 where id = $1 returning id`, [absenceId])
  for (const [wrong, code] of [
    [day(1), 'absence.notOver'],
    [day(-3), 'absence.notOver'],
  ] as const)
    await assert.rejects(student.run(endAbsence, absenceId, { lastDay: wrong }), refused(code, 422, 'lastDay'))
  await student.run(endAbsence, absenceId, { lastDay: day(-1) })
  await told(nonProfitAdmin, 'absenceEnded', path)
  await mailTo(app, w.site, 'els@host.test', 'absenceEndedHost')
  assert.equal((await nonProfitAdmin.list(absences, { filter: { onDay: day(0) } })).length, away.length - 1)
  await assert.rejects(student.run(endAbsence, absenceId, { lastDay: day(-1) }), { status: 409 })
  await assert.rejects(student.run(cancelAbsence, absenceId), { status: 403 }, 'it is over')
  await mentor.run(cancelAbsence, absenceId)
  await told(student, 'ownAbsenceCancelled', path)
  assert.ok((await student.list(notifications)).every(({ kind }) => kind === 'ownAbsenceCancelled'))
})

test('a host reads who is missing and until when, never why; a centre reads nothing', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const note = 'Naar de tandarts'
  await student.run(reportAbsence, id, { kind: 'other', firstDay: day(1), lastDay: day(2), note })
  const absenceId = (await first(mentor, id)).id
  const host = apiOf(app, nonProfitAdmin.credentials)
  for (const address of [
    `/absences/${absenceId}?include=internship`,
    '/absences',
    '/absence_reasons',
    '/notifications',
    '/activities',
  ]) {
    const said = JSON.stringify((await host('GET', address)).document)
    assert.doesNotMatch(said, /tandarts|"kind":"(sick|other)"|note/, address)
  }
  assert.equal((await host('GET', `/absence_reasons/${absenceId}`)).status, 404)
  assert.equal((await first(nonProfitAdmin, id)).studentName, 'Daan de Wit')
  assert.deepEqual((await centerAdmin.list(absences)).length, 0)
  for (const reader of [mentor, student, nonProfitAdmin]) {
    const { happenings } = await reader.tell(internshipHistory, { filter: { internshipId: id } })
    const told = happenings.find(({ name }) => name === 'absence.reported')
    assert.deepEqual(told?.absence, { firstDay: day(1), lastDay: day(2) })
    assert.doesNotMatch(JSON.stringify(happenings), /tandarts/)
  }
  const { happenings: ofCentre } = await centerAdmin.tell(internshipHistory, { filter: { internshipId: id } })
  assert.ok(!ofCentre.some(({ name }) => name.startsWith('absence')))
  const [why] = await mentor.list(absenceReasons, of(id))
  assert.deepEqual([why?.kind, why?.note, why?.reporterName], ['other', note, 'Daan de Wit'])
  await assert.rejects(nonProfitAdmin.run(cancelAbsence, absenceId), { status: 403 })
  await assert.rejects(nonProfitAdmin.run(reportAbsence, id, sick), { status: 403 })
  await student.run(cancelAbsence, absenceId)
  assert.ok(!(await mailsTo(app, w.site, centerAdmin.email)).some(({ purpose }) => purpose.startsWith('absence')))
  await w.row(`update absences set first_day = '2020-01-01', last_day = '2020-01-02' where id = $1 returning id`, [
    absenceId,
  ])
  await forgetNotes.run({ site: w.site, road: app.road, payload: {}, log: app.http.log })
  assert.equal((await mentor.list(absenceReasons, of(id)))[0]?.note ?? null, null)
})

test('what cannot be is refused at its field', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const other = { kind: 'other', firstDay: day(3), lastDay: day(5), note: 'Examen' } as const
  const wrong = [
    [{ ...other, lastDay: day(2) }, 'dateOrder', 'lastDay'],
    [{ ...other, firstDay: day(-11) }, 'absence.beforeStart', 'firstDay'],
    [{ ...other, firstDay: day(31), lastDay: day(32) }, 'absence.afterEnd', 'firstDay'],
    [{ ...other, lastDay: day(31) }, 'absence.afterEnd', 'lastDay'],
    [{ ...other, firstDay: day(-8) }, 'absence.tooLongAgo', 'firstDay'],
    [{ ...other, note: null }, 'required', 'note'],
    [{ ...other, lastDay: null }, 'absence.untilWhen', 'lastDay'],
    [{ ...sick, note: 'Griep' }, 'absence.noIllness', 'note'],
  ] as const
  for (const [input, code, field] of wrong)
    await assert.rejects(student.run(reportAbsence, id, input), refused(code, 422, field), code)
  // Two taps on a slow line: one of them finds the days taken.
  const both = await Promise.allSettled([student.run(reportAbsence, id, other), student.run(reportAbsence, id, other)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(
    student.run(reportAbsence, id, sick),
    refused('absence.overlap', 422, 'firstDay'),
    'it lasts into them',
  )
  await student.run(cancelAbsence, (await first(student, id)).id)
  await student.run(reportAbsence, id, sick)
  // Staff of the school keep the days right, also later and for who cannot do it.
  await mentor.run(reportAbsence, id, { kind: 'sick', firstDay: day(-9), lastDay: day(-8) })
  await told(student, 'ownAbsence', `/internships/${id}`)
  assert.equal(await schoolAdmin.count(absences, { internshipIdEq: id }), 3)
  const stranger = await newStudent()
  await assert.rejects(stranger.run(reportAbsence, id, sick), { status: 404 })
  await mentor.run(stopInternship, id, { reason: 'Klaar', endedBy: 'school' })
  await assert.rejects(student.run(reportAbsence, id, { ...sick, firstDay: day(-1), lastDay: day(-1) }), {
    status: 409,
  })
})
