import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unzipSync } from 'fflate'
import * as workForms from '#protocol/features/assignment-forms.ts'
import * as links from '#protocol/features/assignment-links.ts'
import * as protocol from '#protocol/features/assignments.ts'
import * as answering from '#protocol/features/form-answering.ts'
import * as results from '#protocol/features/form-results.ts'
import * as submissions from '#protocol/features/form-submissions.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import * as forms from '#protocol/features/forms.ts'
import { reopenPhase } from '#protocol/features/internship-commands.ts'
import { whoAmI } from '#protocol/features/who-am-i.ts'
import { isRefused } from '#test/contract-world.ts'
import { evaluation, formWorld } from '#test/form-world.ts'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { routeOf } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'

const w = await formWorld(await reactingApp())
const { app, site, school, mentor, schoolAdmin, nonProfitAdmin: host, providerAdmin: stranger } = w

const both = (nl: string) => ({ nl })
const reflection: FormContent = {
  title: { nl: 'Reflectie', en: 'Reflection' },
  fields: [
    { key: 'geleerd1', kind: 'long_text', label: both('Wat heb je geleerd?'), required: true },
    { key: 'bewijs01', kind: 'file', label: both('Bewijs'), maxFiles: 1, accept: ['pdf'] },
  ],
}
const rubric: FormContent = { ...evaluation, fields: evaluation.fields.filter(({ key }) => key === 'rubriek1') }
const formId = await w.published(reflection)
const rubricId = await w.published(rubric)

type Made = Partial<Parameters<typeof mentor.run<typeof protocol.createAssignment>>[2]>
const make = (made: Made, who = mentor) =>
  who.run(protocol.createAssignment, '', {
    schoolId: school.id,
    title: 'Terugblik',
    marking: 'none',
    supervisor: 'none',
    ...made,
  })
async function given(made: Made = {}) {
  const { student, internshipId } = await w.placed()
  const assignment = await make({ studentIds: [student.id], ...made })
  await mentor.run(protocol.publishAssignment, assignment.id)
  const [work] = await student.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
  assert.ok(work)
  return { student, internshipId, assignment, work }
}
const shown = (who: Person, workId: string) => who.run(workForms.showWorkForms, workId)
const fillIn = (who: Person, submissionId: string, text: string) =>
  who.run(answering.submitAnswers, '', { submissionId, version: 1, answers: { geleerd1: text } })
const scores = { rubricVersion: 1, rubricAnswers: { rubriek1: { op: 'L2', samen: 'L3' } } }

test('the form of an assignment is filled in first, goes along with each version, and stays as it was handed in', async () => {
  const { student, work } = await given({ formId })
  assert.deepEqual((await shown(student, work.id)).form, {
    title: reflection.title,
    submissionId: null,
    status: null,
  })
  assert.match((await mailTo(app, site, student.email, 'workGiven')).text, /Vul er dit formulier bij in: Reflectie\./)
  await assert.rejects(student.run(protocol.handInWork, work.id, { text: 'Klaar' }), isRefused('work.formFirst'))
  const { submissionId } = await student.run(workForms.beginWorkForm, work.id)
  assert.equal((await student.run(workForms.beginWorkForm, work.id)).submissionId, submissionId, 'there is one')
  await student.run(answering.saveAnswers, '', { submissionId, version: 1, answers: { geleerd1: 'Half' } })
  await assert.rejects(student.run(protocol.handInWork, work.id, {}), isRefused('work.formFirst'))
  const filled = await fillIn(student, submissionId, 'Samenwerken')
  assert.deepEqual([filled.work, filled.reopenUntil], [{ id: work.id, canReopen: true }, null])
  await student.run(protocol.handInWork, work.id, {})

  // From now on it is with the mentor: it is not looked at, sent back or changed apart from the work.
  await assert.rejects(student.run(answering.reopenAnswers, '', { submissionId }), isRefused('formSubmission.tooLate'))
  const row = await mentor.find(submissions.formSubmissions, submissionId)
  assert.deepEqual(
    [row.can.acceptSubmission, row.can.returnSubmission, row.can.withdrawSubmission],
    [false, false, false],
  )
  const waiting = await mentor.list(submissions.formSubmissions, { filter: { yours: true, formIdEq: formId } })
  assert.equal(waiting.length, 0, 'what waits is the work')

  await mentor.run(protocol.returnWork, work.id, { reason: 'Vertel meer.' })
  await student.run(answering.reopenAnswers, '', { submissionId })
  await mentor.run(protocol.undoReturnWork, work.id)
  const read = async (who: Person) => (await shown(who, work.id)).given.map(({ answers }) => answers.geleerd1)
  assert.deepEqual(await read(mentor), ['Samenwerken'], 'what was handed in is there, whatever the student types')
  await mentor.run(protocol.returnWork, work.id, { reason: 'Vertel meer.' })
  await fillIn(student, submissionId, 'Samenwerken met klanten')
  await student.run(protocol.handInWork, work.id, { text: 'Nu beter' })
  for (const who of [student, mentor, schoolAdmin])
    assert.deepEqual(await read(who), ['Samenwerken', 'Samenwerken met klanten'])
  await mentor.run(protocol.acceptWork, work.id, {})
  await assert.rejects(student.run(workForms.beginWorkForm, work.id), isRefused('state.conflict'))
  assert.equal((await mailsTo(app, site, mentor.email, 'formSubmitted')).length, 0, 'the work tells of it')

  const { given: counted } = await schoolAdmin.tell(results.formResults, { filter: { formId } })
  assert.equal(counted, 1, 'once for each student')
  const classmate = await w.newStudent()
  const otherTeacher = await person(app, site, [['mentor', school.id]])
  for (const who of [classmate, otherTeacher, stranger, host]) {
    await assert.rejects(shown(who, work.id), isRefused('record.missing'))
    await assert.rejects(who.find(submissions.formSubmissions, submissionId), isRefused('record.missing'))
  }
  const url = '/api/v1/current_user/export'
  const zip = await app.http.inject({ url, headers: { ...student.credentials, 'x-tenant': site.key } })
  const taken = unzipSync(new Uint8Array(zip.rawPayload))
  assert.match(Buffer.from(taken['assignments.json'] ?? []).toString(), /Samenwerken met klanten/)
})

test('whoever reviews fills in the rubric: all of it to accept, what helps to send back; the student sees it after that', async () => {
  const { student, work, internshipId } = await given({ rubricId, marking: 'level' })
  await student.run(protocol.handInWork, work.id, { text: 'Mijn werk' })
  const before = await shown(mentor, work.id)
  assert.deepEqual([before.rubric?.version, before.rubric?.answers, before.scored], [1, {}, []])
  assert.equal((await shown(student, work.id)).rubric, null)
  await assert.rejects(mentor.run(protocol.acceptWork, work.id, { level: 'good' }), isRefused('formSubmission.answer'))
  const half = { rubricVersion: 1, rubricAnswers: { rubriek1: { op: 'L1' } } }
  await assert.rejects(
    mentor.run(protocol.acceptWork, work.id, { level: 'good', ...half }),
    isRefused('formSubmission.answer'),
  )
  assert.equal((await student.find(protocol.assignmentWorks, work.id)).status, 'handed_in')

  await mentor.run(protocol.returnWork, work.id, { reason: 'Nog niet.', ...half })
  assert.deepEqual(
    (await shown(student, work.id)).scored.map(({ answers }) => answers),
    [half.rubricAnswers],
  )
  await mentor.run(protocol.undoReturnWork, work.id)
  assert.deepEqual((await shown(student, work.id)).scored, [], 'what was taken back nobody sees')
  assert.deepEqual((await shown(mentor, work.id)).rubric?.answers, half.rubricAnswers, 'and nothing is lost')
  assert.equal(
    (await mentor.list(submissions.formSubmissions, { filter: { yours: true, formIdEq: rubricId } })).length,
    0,
    'it is filled in beside the work only',
  )
  await mentor.run(protocol.returnWork, work.id, { reason: 'Nog niet.', ...half })
  await student.run(protocol.handInWork, work.id, { text: 'Beter werk' })
  await mentor.run(protocol.acceptWork, work.id, { level: 'good', ...scores })
  const told = await shown(student, work.id)
  assert.deepEqual(
    told.scored.map(({ answers }) => answers),
    [half.rubricAnswers, scores.rubricAnswers],
    'each version keeps its own',
  )
  assert.match(
    (await mailTo(app, site, student.email, 'workAccepted')).text,
    /Je beoordeling: goed\s+Rubric: 5 van 6 punten/,
  )
  await mentor.run(protocol.undoAcceptWork, work.id)
  await schoolAdmin.run(protocol.acceptWork, work.id, { level: 'good', ...scores })
  const { submissions: compared } = await student.tell(results.compareForms, { filter: { internshipId } })
  assert.deepEqual(
    compared.map(({ role }) => role),
    ['mentor'],
  )
})

test('only a published form of the own school goes with an assignment, and one that closes keeps nobody up', async () => {
  const { student } = await w.placed()
  const studentIds = [student.id]
  const draft = (await w.newForm()).id
  const foreign = (await w.newForm(host)).id
  for (const id of [draft, foreign, crypto.randomUUID()]) {
    await assert.rejects(make({ studentIds, formId: id }), isRefused('assignment.form'))
    await assert.rejects(make({ studentIds, rubricId: id }), isRefused('assignment.rubric'))
  }
  await assert.rejects(make({ studentIds, rubricId: formId }), isRefused('assignment.rubric'))
  await assert.rejects(make({ studentIds, rubricId, supervisor: 'decides' }), isRefused('assignment.rubricDecides'))
  const closing = await w.published(reflection)
  const { student: late, work, assignment } = await given({ formId: closing })
  await schoolAdmin.run(forms.closeForm, closing)
  await late.run(protocol.handInWork, work.id, { text: 'Zonder formulier' })
  const same = { title: 'Terugblik', marking: 'none' as const, supervisor: 'none' as const, studentIds: [late.id] }
  await mentor.run(protocol.changeAssignment, assignment.id, { ...same, formId: closing })
  await assert.rejects(
    mentor.run(protocol.changeAssignment, assignment.id, { ...same, formId: draft }),
    isRefused('assignment.form'),
  )
  const { student: other, work: without } = await given()
  await assert.rejects(other.run(workForms.beginWorkForm, without.id), isRefused('work.noForm'))
})

test('who guides the student reads what was filled in, by a link or with an account, and takes an answer back', async () => {
  const { student, work } = await given({ formId, supervisor: 'looks' })
  const { submissionId } = await student.run(workForms.beginWorkForm, work.id)
  await fillIn(student, submissionId, 'Vroeg opstaan')
  await student.run(protocol.handInWork, work.id, {})
  const token = tokenIn(await mailTo(app, site, host.email, 'workToLookAt'))
  const { waiting } = await w.guest.run(links.openAssignmentLink, '', { token })
  assert.equal(waiting.find(({ id }) => id === work.id)?.form?.answers.geleerd1, 'Vroeg opstaan')
  const atHost = async (who: Person) => {
    const { waiting: open, answered } = await who.tell(links.hostWorks, {})
    return [open.some(({ id }) => id === work.id), answered.some(({ id }) => id === work.id)]
  }
  assert.equal((await shown(host, work.id)).given.length, 1)
  assert.deepEqual(
    [await atHost(host), await atHost(stranger), await atHost(mentor)],
    [
      [true, false],
      [false, false],
      [false, false],
    ],
  )
  const waits = async () => (await host.tell(whoAmI, {})).waiting.worksAtHost
  const before = (await waits()) ?? 0
  const versionId = waiting.find(({ id }) => id === work.id)?.versionId ?? ''
  await assert.rejects(
    host.run(protocol.giveOpinion, work.id, { verdict: 'good', versionId: crypto.randomUUID() }),
    isRefused('work.seenOld'),
  )
  await assert.rejects(stranger.run(protocol.giveOpinion, work.id, { verdict: 'good' }), isRefused('record.missing'))
  await host.run(protocol.giveOpinion, work.id, { verdict: 'good', text: 'Fijn.', versionId })
  assert.deepEqual([await atHost(host), await waits()], [[false, true], before - 1])
  await host.run(protocol.takeOpinionBack, work.id)
  assert.deepEqual([await atHost(host), await waits()], [[true, false], before])
  await mentor.run(protocol.acceptWork, work.id, {})
  await assert.rejects(host.run(protocol.giveOpinion, work.id, { verdict: 'good' }), isRefused('state.conflict'))
})

test('a step that is opened again brings its accepted work back to the school', async () => {
  const { student, internshipId } = await w.placed()
  const step = (await routeOf(mentor, internshipId)).find(({ kind }) => kind === 'assignment')
  assert.ok(step)
  const { at: workflowPhaseId } = await app.road.db.withTenant(site.id, (sql) =>
    sql.one<{ at: string }>('select workflow_phase_id as at from internship_phases where id = $1', [step.id]),
  )
  const assignment = await make({ studentIds: [student.id], workflowPhaseId, rubricId })
  await mentor.run(protocol.publishAssignment, assignment.id)
  const [work] = await student.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignment.id } })
  assert.ok(work)
  await student.run(protocol.handInWork, work.id, { text: 'Klaar' })
  await mentor.run(protocol.acceptWork, work.id, scores)
  await mentor.run(reopenPhase, internshipId, { phaseId: step.id })
  await until('it waits for the school', async () => {
    const { status } = await mentor.find(protocol.assignmentWorks, work.id)
    return status === 'handed_in' || undefined
  })
  assert.deepEqual((await shown(student, work.id)).scored, [])
  await mentor.run(protocol.acceptWork, work.id, scores)
  assert.equal((await routeOf(mentor, internshipId)).find(({ id }) => id === step.id)?.status, 'approved')
})

test('one criterion is another one next year, and what was scored before reads as it was', async () => {
  const own = await w.published(rubric)
  const first = await given({ rubricId: own })
  await first.student.run(protocol.handInWork, first.work.id, { text: 'Vorig jaar' })
  await mentor.run(protocol.acceptWork, first.work.id, scores)
  const changed: FormContent = {
    ...rubric,
    fields: rubric.fields.map((field) =>
      field.kind === 'rubric'
        ? {
            ...field,
            criteria: field.criteria.map((each) =>
              each.key === 'op' ? { key: 'plannen', label: both('Plannen') } : each,
            ),
          }
        : field,
    ),
  }
  const { revision, name, purpose } = await schoolAdmin.find(forms.forms, own)
  const saved = await schoolAdmin.run(forms.saveForm, own, { name, purpose, content: changed, revision })
  await schoolAdmin.run(forms.publishForm, own, { revision: saved.revision })
  const second = await given({ rubricId: own })
  await second.student.run(protocol.handInWork, second.work.id, { text: 'Dit jaar' })
  const { rubric: asked } = await shown(mentor, second.work.id)
  assert.deepEqual([asked?.version, asked?.content.fields], [2, changed.fields])
  const answers = { rubriek1: { plannen: 'L1', samen: 'L2' } }
  await mentor.run(protocol.acceptWork, second.work.id, { rubricVersion: 2, rubricAnswers: answers })
  const [old] = (await shown(first.student, first.work.id)).scored
  const [now] = (await shown(second.student, second.work.id)).scored
  assert.deepEqual([old?.content.fields, old?.answers], [rubric.fields, scores.rubricAnswers])
  assert.deepEqual([now?.content.fields, now?.answers], [changed.fields, answers])
  const { questions } = await schoolAdmin.tell(results.formResults, { filter: { formId: own } })
  const rows = questions.find(({ key }) => key === 'rubriek1')?.rows ?? []
  assert.deepEqual(rows.map(({ key }) => key).toSorted(), ['op', 'plannen', 'samen'], 'all of them are counted')
})
