import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ApiError } from '#protocol/client.ts'
import * as answering from '#protocol/features/form-answering.ts'
import * as results from '#protocol/features/form-results.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { contentProblems } from '#protocol/features/forms/checks.ts'
import { anyAnswers, anyContent, mended } from '#protocol/features/forms/content.factory.ts'
import { keptAnswers, problemsOf } from '#protocol/features/forms/logic.ts'
import { approvePhase, reopenPhase, setPhaseDue, skipPhase } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import * as workflows from '#protocol/features/workflows.ts'
import { isRefused } from '#test/contract-world.ts'
import { formWorld, good } from '#test/form-world.ts'
import { reactingApp } from '#test/mails.ts'
import { routeOf } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import { type Person, person } from '#test/world.ts'

const w = await formWorld(await reactingApp())
const { app, site, mentor, schoolAdmin } = w
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

/** A route of the school that ends; `step` is one to put before its end. */
async function ownRoute(name: string) {
  await w.placed()
  const [ofSite] = await schoolAdmin.list(workflows.workflows, { filter: { schoolIdNull: true } })
  const { id } = await schoolAdmin.run(workflows.copyWorkflow, ofSite?.id ?? '', { name })
  const phases = () => schoolAdmin.list(workflows.workflowPhases, { filter: { workflowIdEq: id }, page: { size: 100 } })
  const last = (await phases()).at(-1)
  assert.ok(last)
  const { step: _, kind, actor, dueRule, dueDays = null, byHand } = last
  const end = {
    ...{ id: last.id, step: 1, kind, name: last.name, nameEn: last.nameEn, actor, dueRule, dueDays, byHand },
    ...{ explanation: null, explanationEn: null, dueDate: null, remindDays: [] },
    ...{ onlySelfFound: false, onlyMinors: false, levelIds: [] },
  }
  const { id: __, ...rest } = end
  const step = { ...rest, dueRule: 'none' as const, kind: 'evaluation' as const, step: 0, name: 'Terugblik' }
  const save = (version: number, given: workflows.SavedPhase[]) =>
    schoolAdmin.run(workflows.saveWorkflow, id, { name, version, phases: given })
  return { id, phases, step, end, save }
}

test('a step of the route asks for its form; handed in, sent back and agreed with, the step goes along', async () => {
  const { id, step, end, save } = await ownRoute('Met formulier')
  const formId = await w.published()
  const draft = (await w.newForm()).id
  await assert.rejects(save(1, [{ ...step, formId: draft }, end]), isRefused('relation.missing'))
  await save(1, [
    { ...step, actor: 'student' as const, formId },
    { ...step, name: 'Oordeel', actor: 'mentor' as const, formId },
    end,
  ])

  const student = await w.newStudent()
  const internshipId = await w.place(student, await w.newPeriod(id))
  const asked = await until('both were asked', async () => {
    const found = await mentor.list(protocol.formSubmissions, { filter: { internshipIdEq: internshipId } })
    return found.length === 2 ? found : undefined
  })
  const own = asked.find(({ role }) => role === 'student')
  const ofMentor = asked.find(({ role }) => role === 'mentor')
  assert.ok(own && ofMentor)
  const stepOf = async (name: string) => (await routeOf(mentor, internshipId)).find((each) => each.name === name)
  const phaseId = own.phaseId ?? ''
  assert.equal((await mentor.find(internships, internshipId)).block, 'form', 'it says what stands in the way')
  await assert.rejects(mentor.run(approvePhase, internshipId, { phaseId }), isRefused('phase.byItself'))

  const answer = { submissionId: own.id, version: 1, answers: good }
  await student.run(answering.submitAnswers, '', answer)
  assert.equal((await stepOf('Terugblik'))?.status, 'submitted')
  await mentor.run(protocol.returnSubmission, own.id, { reason: 'Vertel meer.' })
  assert.equal((await stepOf('Terugblik'))?.status, 'returned')
  await student.run(answering.submitAnswers, '', answer)
  await student.run(answering.reopenAnswers, '', { submissionId: own.id })
  assert.equal((await stepOf('Terugblik'))?.status, 'open')
  await student.run(answering.submitAnswers, '', answer)
  await mentor.run(protocol.acceptSubmission, own.id)
  assert.equal((await stepOf('Terugblik'))?.status, 'approved')
  // What the school fills in itself is done when it is handed in.
  const higher = { ...good, rubriek1: { op: 'L3', samen: 'L3' } }
  await mentor.run(answering.submitAnswers, '', { ...answer, submissionId: ofMentor.id, answers: higher })
  assert.equal((await stepOf('Oordeel'))?.status, 'approved')

  const { submissions, rubrics } = await mentor.tell(results.compareForms, { filter: { internshipId } })
  assert.deepEqual(
    submissions.map(({ role }) => role),
    ['student', 'mentor'],
  )
  assert.deepEqual(
    rubrics[0]?.criteria.map(({ apart }) => apart),
    [1, 0],
  )

  const other = await w.newStudent()
  const second = await w.place(other, await w.newPeriod(id))
  const [next] = await until('the next one was asked', async () => {
    const filter = { internshipIdEq: second, roleEq: 'student' } as const
    const found = await mentor.list(protocol.formSubmissions, { filter })
    return found.length > 0 ? found : undefined
  })
  await mentor.run(skipPhase, second, { phaseId: next?.phaseId ?? '', reason: 'Was al klaar' })
  await until('nobody has to fill in what was skipped', async () => {
    const { status } = await mentor.find(protocol.formSubmissions, next?.id ?? '')
    return status === 'cancelled' || undefined
  })

  // A step that is open again asks again: of who filled it in with their answers, after a skipped one anew.
  await mentor.run(reopenPhase, internshipId, { phaseId, reason: 'Je vergat je leerdoelen.' })
  const again = await until('the student has it back', async () => {
    const found = await student.find(protocol.formSubmissions, own.id)
    return found.status === 'returned' ? found : undefined
  })
  assert.equal(again.reason, 'Je vergat je leerdoelen.')
  const before = await mentor.run(protocol.showSubmission, own.id)
  assert.deepEqual(before.earlier.at(0)?.answers, good, 'what was agreed with stays to be read')
  assert.deepEqual((await student.run(answering.openAnswers, '', { submissionId: own.id })).answers, good)
  await assert.rejects(mentor.run(approvePhase, internshipId, { phaseId }), isRefused('phase.byItself'))
  await student.run(answering.submitAnswers, '', answer)
  await mentor.run(protocol.acceptSubmission, own.id)
  assert.equal((await stepOf('Terugblik'))?.status, 'approved')
  await mentor.run(reopenPhase, internshipId, { phaseId, backTo: 'submitted' })
  await until('it waits for the mentor', async () => {
    const { status } = await mentor.find(protocol.formSubmissions, own.id)
    return status === 'submitted' || undefined
  })
  await mentor.run(reopenPhase, second, { phaseId: next?.phaseId ?? '' })
  await until('the step that was left out asks anew', async () => {
    const filter = { phaseIdEq: next?.phaseId ?? '', statusEq: 'requested' } as const
    return (await mentor.list(protocol.formSubmissions, { filter })).length === 1 || undefined
  })
})

test('what was asked by hand and is not handed in yet becomes the form of its step', async () => {
  const { id, phases, step, end, save } = await ownRoute('Later een formulier')
  await save(1, [{ ...step, actor: 'student' as const }, end])
  const student = await w.newStudent()
  const internshipId = await w.place(student, await w.newPeriod(id))
  const formId = await w.published()
  const { made } = await mentor.run(protocol.requestForm, formId, { internshipIds: [internshipId], role: 'student' })
  const [before] = await phases()
  await save(2, [{ ...step, id: before?.id ?? '', actor: 'student' as const, formId }, end])
  const own = await until('it is that of the step', async () => {
    const found = await mentor.find(protocol.formSubmissions, made[0] ?? '')
    return found.phaseId ? found : undefined
  })
  const stepNow = async () => (await routeOf(mentor, internshipId)).find(({ kind }) => kind === 'evaluation')
  assert.equal(own.phaseId, (await stepNow())?.id)
  await assert.rejects(mentor.run(approvePhase, internshipId, { phaseId: own.phaseId }), isRefused('phase.byItself'))
  const days = async () => [(await stepNow())?.dueOn, (await mentor.find(protocol.formSubmissions, own.id)).dueOn]
  await mentor.run(setPhaseDue, internshipId, { phaseId: own.phaseId, dueOn: w.day(4) })
  assert.deepEqual(await days(), [w.day(4), w.day(4)], 'a form has the day of its step')
  await mentor.run(protocol.extendSubmission, own.id, { dueOn: w.day(6) })
  assert.deepEqual(await days(), [w.day(6), w.day(6)], 'and more time for it is more time for the step')
  await student.run(answering.submitAnswers, '', { submissionId: own.id, version: 1, answers: good })
  assert.equal((await stepNow())?.status, 'submitted')
  const all = await mentor.list(protocol.formSubmissions, { filter: { internshipIdEq: internshipId } })
  assert.equal(all.length, 1, 'nobody is asked twice')
})

test('results count every answer over versions; who sees no names sees no small group', async () => {
  const formId = await w.published()
  for (const [how, mark] of [
    ['goed', 8],
    ['goed', 6],
    ['slecht', 4],
  ] as const) {
    const { student, id } = await w.asked('student', formId)
    const answers = { ...good, verloop1: how, cijfer01: mark, waarom01: 'Te druk' }
    await student.run(answering.submitAnswers, '', { submissionId: id, version: 1, answers })
  }
  const all = await schoolAdmin.tell(results.formResults, { filter: { formId } })
  const of = (key: string) => all.questions.find((each) => each.key === key)
  assert.deepEqual([all.given, all.asked, all.isHidden, all.seesNames], [3, 3, false, true])
  assert.deepEqual(
    of('verloop1')?.counts?.map(({ key, count }) => [key, count]),
    [
      ['goed', 2],
      ['slecht', 1],
    ],
  )
  assert.deepEqual(of('cijfer01')?.numbers, { average: 6, min: 4, max: 8 })
  assert.deepEqual(of('waarom01')?.texts, ['Te druk'])
  assert.deepEqual(
    of('rubriek1')?.rows?.[0]?.counts.map(({ count }) => count),
    [0, 3, 0],
  )
  const colleague = await person(app, site, [['mentor', w.school.id]])
  const few = await colleague.tell(results.formResults, { filter: { formId } })
  assert.deepEqual([few.given, few.isHidden, few.questions.length], [3, true, 0])
  await assert.rejects(w.student.tell(results.formResults, { filter: { formId } }), isRefused('record.missing'))

  // The school looks at a part of them; who sees no names has no parts to subtract, and nothing but a few whom they do not know.
  const given = async (who: Person, filter: Partial<Record<'periodId' | 'mentorId' | 'version' | 'role', string>>) =>
    (await who.tell(results.formResults, { filter: { formId, ...filter } as { formId: string } })).given
  for (const filter of [{ periodId: w.period }, { mentorId: mentor.id }, { version: '1' }, { role: 'student' }]) {
    assert.equal(await given(schoolAdmin, filter), 3)
    assert.equal(await given(colleague, filter), 0)
  }
  assert.equal(await given(schoolAdmin, { periodId: await w.newPeriod() }), 0)
  for (let n = 3; n < 5; n++) {
    const { student, id } = await w.asked('student', formId)
    await student.run(answering.submitAnswers, '', { submissionId: id, version: 1, answers: good })
  }
  const whole = await colleague.tell(results.formResults, { filter: { formId } })
  assert.deepEqual([whole.given, whole.isHidden, whole.seesNames], [5, false, false])
  await rows(
    `insert into mentorships (mentor_id, student_id, school_id)
     select $1, student_id, school_id from form_submissions where form_id = $2 limit 1`,
    [colleague.id, formId],
  )
  const less = await colleague.tell(results.formResults, { filter: { formId } })
  assert.deepEqual([less.given, less.isHidden, less.questions.length], [5, true, 0])
})

test('the server finds wrong what the browser finds wrong, and stores what it shows', async () => {
  const contents = fc
    .sample(anyContent, { numRuns: 20, seed: 16 })
    .map((content) => mended(content, new Set(contentProblems(content).flatMap(({ field }) => field ?? []))))
    .filter((content) => contentProblems(content).length === 0)
    .slice(0, 3)
  assert.equal(contents.length, 3)
  for (const content of contents) {
    const { student, id } = await w.asked('student', await w.published(content))
    for (const given of fc.sample(anyAnswers, { numRuns: 4, seed: 16 })) {
      const answers = JSON.parse(JSON.stringify(given))
      for (const { kind, key } of content.fields) if (kind === 'file') delete answers[key]
      await rows(`update form_submissions set answers = '{}' where id = $1`, [id])
      const problems = problemsOf(content, answers)
      const sent = { submissionId: id, version: 1, answers }
      await student.run(answering.saveAnswers, '', sent)
      const [stored] = await rows<{ answers: object }>('select answers from form_submissions where id = $1', [id])
      assert.deepEqual(stored?.answers, JSON.parse(JSON.stringify(keptAnswers(content, answers))))
      const refused = await student.run(answering.submitAnswers, '', sent).then(
        () => [],
        (error) => (error instanceof ApiError ? error.errors.map(({ meta }) => meta?.field) : [error]),
      )
      assert.deepEqual(refused, Object.keys(problems))
      if (refused.length === 0) await student.run(answering.reopenAnswers, '', { submissionId: id })
    }
  }
})
