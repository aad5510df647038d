import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { requireGood } from '#features/form-submissions/answer/answer-form.ts'
import { formSubmissions, submissionLife, submissionStarted } from '#protocol/features/form-submissions.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { keptAnswers } from '#protocol/features/forms/logic.ts'
import { type Score, scoreOf } from '#protocol/features/forms/score.ts'
import { isObject } from '#protocol/shared/guards.ts'
import type { Work } from '../work/hand-in.ts'

type Given = { rubricVersion?: number | null | undefined; rubricAnswers?: Answers | null | undefined }
type Rubric = { formId: string; formVersionId: string; content: FormContent; versionId: string }

/** In the version that the reviewer had before them, and about the version of the work that was handed in last. */
const rubricOf = (tx: Tx, { id, assignmentId }: Work, version: number | null) =>
  tx.row<Rubric>(
    `select f.id as "formId", v.id as "formVersionId", v.content,
       (select w.id from work_versions w where w.work_id = $1 order by w.number desc limit 1) as "versionId"
     from assignments a join forms f on f.id = a.rubric_id
       join form_versions v on v.form_id = f.id and v.number = least(coalesce($3::int, f.published_version), f.published_version)
     where a.id = $2`,
    [id, assignmentId, version],
  )

/**
 * The rubric is handed in with the review. Who accepts fills in all of it; who sends work back, as much as helps. It is a
 * submission as any other, so that it counts in the results of its form.
 */
export async function writeRubric(tx: Tx, work: Work, given: Given, isWhole: boolean): Promise<void> {
  const rubric = await rubricOf(tx, work, given.rubricVersion ?? null)
  if (!rubric) return
  const { formId, formVersionId, versionId, content } = rubric
  const answers = keptAnswers(content, isObject(given.rubricAnswers) ? given.rubricAnswers : {})
  if (isWhole) requireGood(content, answers)
  // What was taken back is only there to begin with again.
  await tx.run(`delete from form_submissions where work_version_id = $1 and status = 'in_progress'`, [versionId])
  if (Object.keys(answers).length === 0) return
  const made = await tx.insert(formSubmissions, {
    formId,
    formVersionId,
    workId: work.id,
    workVersionId: versionId,
    internshipId: work.internshipId,
    studentId: work.studentId,
    schoolId: work.schoolId,
    role: 'mentor',
    status: 'in_progress',
    respondentId: tx.me.id,
    answers: JSON.stringify(answers),
  })
  const told = { formId, submissionId: made.id }
  tx.emit(submissionStarted, told, { type: 'formSubmissions', id: made.id })
  await tx.move(
    submissionLife.submit,
    { id: made.id },
    { set: { savedAt: sql`now()`, submittedAt: sql`now()` }, tell: told },
  )
}

/** With the review its rubric is taken back: the student sees it no longer, and whoever reviews goes on with it. */
export async function takeRubricBack(tx: Tx, workId: string): Promise<void> {
  const rows = await tx.rows<{ id: string; formId: string }>(
    `select s.id, s.form_id as "formId" from form_submissions s join work_versions v on v.id = s.work_version_id
     where v.work_id = $1 and s.status = 'submitted'
       and v.number = (select max(n.number) from work_versions n where n.work_id = $1)`,
    [workId],
  )
  for (const { id, formId } of rows)
    await tx.move(submissionLife.reopen, { id }, { set: { reopenUntil: null }, tell: { formId, submissionId: id } })
}

/** The points of the version that was handed in last. */
export async function scoreOfWork(tx: Tx, workId: string): Promise<Score | null> {
  const rubric = await tx.row<{ content: FormContent; answers: Answers }>(
    `select v.content, s.answers from form_submissions s join work_versions n on n.id = s.work_version_id
       join form_versions v on v.id = s.form_version_id
     where n.work_id = $1 and s.status = 'submitted' and n.number = (select max(m.number) from work_versions m where m.work_id = $1)`,
    [workId],
  )
  return rubric ? scoreOf(rubric.content, rubric.answers) : null
}
