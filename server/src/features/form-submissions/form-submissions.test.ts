import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import * as answering from '#protocol/features/form-answering.ts'
import { formResults } from '#protocol/features/form-results.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import * as forms from '#protocol/features/forms.ts'
import { isRefused } from '#test/contract-world.ts'
import { evaluation, formWorld, good } from '#test/form-world.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { organization, person } from '#test/world.ts'
import { legacyContent, legacyForm } from './requests/legacy-form.ts'
import { tendSubmissions } from './requests/tend-submissions.ts'

const w = await formWorld(await reactingApp())
const { app, site, mentor, schoolAdmin, guest, asked } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const find = (id: string) => mentor.find(protocol.formSubmissions, id)
const stored = async (id: string) => {
  const [row] = await rows<{ answers: object }>('select answers from form_submissions where id = $1', [id])
  return row?.answers
}
const answers = (values: object) => ({ version: 1, answers: { ...values } })

test('a student is asked, begins, goes on later and hands in; the mentor sends it back and then agrees', async () => {
  const { student, id } = await asked()
  await mailTo(app, site, student.email, 'formRequested')
  const opened = await student.run(answering.openAnswers, '', { submissionId: id })
  assert.deepEqual([opened.state, opened.version, opened.student], ['answer', 1, 'Daan de Wit'])
  assert.equal((await find(id)).status, 'requested')

  const first = { verloop1: 'slecht', waarom01: 'Te weinig te doen' }
  await student.run(answering.saveAnswers, '', { submissionId: id, ...answers(first), page: 0 })
  assert.equal((await find(id)).status, 'in_progress')
  // What is hidden by another answer is not stored, also when it is sent.
  await student.run(answering.saveAnswers, '', { submissionId: id, ...answers({ verloop1: 'goed' }), page: 1 })
  assert.deepEqual(await stored(id), { verloop1: 'goed' })
  const sent = { ...answers({ waarom01: 'Toch', rubriek1: { op: 'L2' }, cijfer01: 'acht' }), submissionId: id }
  await assert.rejects(student.run(answering.submitAnswers, '', sent), (error: ApiError) => {
    const problems = error.errors.map(({ source, meta }) => [
      source?.pointer,
      (meta as { problem: { code: string } }).problem.code,
    ])
    assert.deepEqual(problems, [
      ['/data/attributes/answers/rubriek1', 'rowsMissing'],
      ['/data/attributes/answers/cijfer01', 'notANumber'],
    ])
    return error.status === 422
  })
  const given = await student.run(answering.submitAnswers, '', { submissionId: id, ...answers(good) })
  assert.equal(given.state, 'given')
  assert.deepEqual(await stored(id), good)
  await mailTo(app, site, mentor.email, 'formSubmitted')

  // Within a day one may go on with it.
  await student.run(answering.reopenAnswers, '', { submissionId: id })
  await student.run(answering.submitAnswers, '', { submissionId: id, ...answers({ cijfer01: 9 }) })
  await mentor.run(protocol.returnSubmission, id, { reason: 'Vertel er iets bij.' })
  await mailTo(app, site, student.email, 'formReturned')
  await assert.rejects(
    student.run(answering.reopenAnswers, '', { submissionId: id }),
    isRefused('formSubmission.tooLate'),
  )
  await student.run(answering.submitAnswers, '', { submissionId: id, ...answers({ cijfer01: 7 }) })
  const { can } = await mentor.run(protocol.acceptSubmission, id)
  assert.equal(can.undoAcceptSubmission, true)
  const shown = await mentor.run(protocol.showSubmission, id)
  assert.deepEqual([shown.version, shown.answers.cijfer01, shown.earlier[0]?.answers.cijfer01], [1, 7, 9])
  await assert.rejects(
    student.run(answering.saveAnswers, '', { submissionId: id, ...answers({ cijfer01: 10 }) }),
    isRefused('state.conflict'),
  )
})

test('a host answers by a link without an account, in the version it began with', async () => {
  const at = await w.placed()
  const email = `bea.${at.internshipId.slice(0, 8)}@bakkerij.test`
  await rows(
    `update internships set contact_person_id = null, supervisor_id = null, contact_name = 'Bea Bakker', contact_email = $2 where id = $1`,
    [at.internshipId, email],
  )
  const formId = await w.published()
  const { made } = await mentor.run(protocol.requestForm, formId, { internshipIds: [at.internshipId], role: 'host' })
  const id = made[0] ?? ''
  const { link } = await mailTo(app, site, email, 'formHostRequested')
  const token = link.pathname.split('/').at(-1) ?? ''
  const opened = await guest.run(answering.openAnswers, '', { token })
  assert.deepEqual([opened.isFormal, opened.respondent, opened.organization], [true, 'Bea Bakker', 'Buurthuis'])
  await guest.run(answering.saveAnswers, '', { token, ...answers({ verloop1: 'goed' }) })
  assert.equal((await find(id)).undelivered, null)
  await rows(`insert into undelivered_addresses (address, why, since) values (lower($1), 'full', now())`, [email])
  assert.equal((await find(id)).undelivered, 'full', 'whoever waits for it sees that mail does not arrive')

  // The school changes a question meanwhile: who began goes on with what they saw.
  const { name, purpose } = await schoolAdmin.find(forms.forms, formId)
  const content = { ...evaluation, fields: evaluation.fields.slice(0, 1) }
  await schoolAdmin.run(forms.saveForm, formId, { name, purpose, content, revision: 1 })
  await schoolAdmin.run(forms.publishForm, formId, { revision: 2 })
  assert.equal((await guest.run(answering.openAnswers, '', { token })).content.fields.length, 5)
  const newer = { token, version: 2, answers: { verloop1: 'goed' } }
  await assert.rejects(guest.run(answering.saveAnswers, '', newer), isRefused('formSubmission.otherVersion'))
  await guest.run(answering.submitAnswers, '', { token, ...answers(good) })
  const shown = await mentor.run(protocol.showSubmission, id)
  assert.deepEqual([shown.version, shown.content.fields.length], [1, 5])

  const { made: next } = await mentor.run(protocol.requestForm, formId, {
    internshipIds: [at.internshipId],
    role: 'host',
  })
  assert.equal((await mentor.find(protocol.formSubmissions, next[0] ?? '')).version ?? null, null)
  await guest.run(answering.renewFormLink, '', { token })
  await mailTo(app, site, email, 'formHostLink')
  await mentor.run(protocol.withdrawSubmission, next[0] ?? '', { reason: 'Niet nodig' })
  const links = await mailsTo(app, site, email, 'formHostRequested')
  const over = links.at(-1)?.link.pathname.split('/').at(-1) ?? ''
  await assert.rejects(guest.run(answering.openAnswers, '', { token: over }), isRefused('formLink.over'))
})

test('nobody opens, saves or judges what is not theirs', async () => {
  const { student, id } = await asked()
  const other = await w.newStudent()
  const elsewhere = await person(app, site, [['admin', (await organization(app, site, 'School')).id]])
  const whose = { submissionId: id, ...answers(good) }
  for (const who of [other, elsewhere, w.nonProfitAdmin]) {
    await assert.rejects(who.run(answering.openAnswers, '', { submissionId: id }), isRefused('record.missing'))
    await assert.rejects(who.run(answering.submitAnswers, '', whose), isRefused('record.missing'))
    await assert.rejects(who.run(protocol.showSubmission, id), isRefused('record.missing'))
  }
  await assert.rejects(guest.run(answering.submitAnswers, '', whose), isRefused('formLink.unknown'))
  await assert.rejects(guest.run(answering.openAnswers, '', { token: 'A'.repeat(43) }), isRefused('formLink.unknown'))
  await student.run(answering.submitAnswers, '', whose)
  await assert.rejects(student.run(protocol.acceptSubmission, id), isRefused('access.forbidden'))
  await assert.rejects(
    elsewhere.run(protocol.remindSubmissions, '', { submissionIds: [id] }),
    isRefused('relation.missing'),
  )
})

test('is asked once, reminded once a day, and ends by itself when its time is over', async () => {
  const { internshipId, formId, id } = await asked()
  const again = await mentor.run(protocol.requestForm, formId, { internshipIds: [internshipId], role: 'student' })
  assert.deepEqual(
    again.skipped.map(({ code }) => code),
    ['formSubmission.exists'],
  )
  const both = { submissionIds: [id] }
  assert.deepEqual(await mentor.run(protocol.remindSubmissions, '', both), { done: 1, tooSoon: 0 })
  assert.deepEqual(await mentor.run(protocol.remindSubmissions, '', both), { done: 0, tooSoon: 1 })
  await rows(`update form_submissions set due_on = today_nl() - 70 where id = $1`, [id])
  const tend = () => tendSubmissions.run({ site, road: app.road, payload: {}, log: app.http.log })
  await tend()
  assert.equal((await find(id)).status, 'expired')
  const extended = await mentor.run(protocol.extendSubmission, id, { dueOn: w.day(2) })
  assert.equal(extended.status, 'in_progress')
  await rows(
    `update form_submissions set reminded_at = now() - interval '4 days', created_at = now() - interval '5 days' where id = $1`,
    [id],
  )
  await tend()
  await tend()
  assert.equal((await find(id)).reminders, 2)
})

test('anybody fills in a public form by its code, but no program does', async () => {
  const id = await w.published()
  const { publicCode, publicToken } = await schoolAdmin.run(forms.shareForm, id, { isPublic: true, maxSubmissions: 1 })
  const code = `${publicCode?.slice(0, 4)}-${publicCode?.slice(4).toLowerCase()}`
  const open = await guest.run(answering.openPublicForm, '', { token: code })
  assert.equal(open.state, 'open')
  const begin = { token: publicToken ?? '', start: open.start }
  await assert.rejects(guest.run(answering.startPublicForm, '', begin), isRefused('publicForm.tooFast'))
  const { startMark } = await import('./public/start-mark.ts')
  const earlier = await app.road.inTenant(site, async (tx) => startMark(tx, id, new Date(Date.now() - 60_000)))
  const forged = { ...begin, start: `${(Date.now() - 90_000).toString(36)}.${earlier.split('.')[1]}` }
  await assert.rejects(guest.run(answering.startPublicForm, '', forged), isRefused('publicForm.start'))
  const trap = { ...begin, start: earlier, website: 'https://spam.test' }
  await assert.rejects(guest.run(answering.startPublicForm, '', trap), isRefused('publicForm.start'))

  const one = await guest.run(answering.startPublicForm, '', { ...begin, start: earlier })
  const two = await guest.run(answering.startPublicForm, '', { ...begin, start: earlier })
  await guest.run(answering.saveAnswers, '', { token: one.token, ...answers({ verloop1: 'goed' }) })
  await guest.run(answering.submitAnswers, '', { token: one.token, ...answers(good) })
  await assert.rejects(
    guest.run(answering.submitAnswers, '', { token: two.token, ...answers(good) }),
    isRefused('publicForm.closed'),
  )
  assert.equal((await guest.run(answering.openPublicForm, '', { token: code })).state, 'full')
  assert.equal((await schoolAdmin.find(forms.forms, id)).submitted, 1)
})

test('the fixed simple form of earlier years is answered and read as any other', async () => {
  const made = () => app.road.inTenant(site, (tx) => legacyForm(tx, w.school.id, 'student'))
  const formId = await made()
  assert.equal(await made(), formId, 'a school has one')
  const { student, id } = await asked('student', formId)
  const said = { legscore: 'p4', leggoodd: 'De klanten', leghours: 'yes' }
  await student.run(answering.submitAnswers, '', { submissionId: id, ...answers(said) })
  const { content, version, answers: shown } = await mentor.run(protocol.showSubmission, id)
  assert.deepEqual([content, version, shown], [legacyContent('student'), 1, said])
  await mentor.run(protocol.acceptSubmission, id)
  const copy = await student.run(answering.openAnswers, '', { submissionId: id })
  assert.deepEqual([copy.state, copy.answers], ['given', said])
  const { questions } = await schoolAdmin.tell(formResults, { filter: { formId } })
  const counts = questions.find(({ key }) => key === 'legscore')?.counts?.filter(({ count }) => count > 0)
  assert.deepEqual(
    counts?.map(({ key, count }) => [key, count]),
    [['p4', 1]],
  )
})
