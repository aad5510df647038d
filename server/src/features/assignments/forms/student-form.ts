import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { beginWorkForm as beginCommand } from '#protocol/features/assignment-forms.ts'
import { formSubmissions, givenSubmissions, submissionStarted } from '#protocol/features/form-submissions.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Work } from '../work/hand-in.ts'

type Found = {
  formId: string
  isOpen: boolean
  submissionId: string | null
  status: string | null
  formVersionId: string | null
  answers: Answers
}
/** The form that goes with this work, and how far the student is with it. */
const formOf = (tx: Tx, { id, assignmentId }: Work) =>
  tx.row<Found>(
    `select f.id as "formId", f.status = 'published' and coalesce(f.closes_on >= today_nl(), true) as "isOpen",
       s.id as "submissionId", s.status, s.form_version_id as "formVersionId", s.answers
     from assignments a join forms f on f.id = a.form_id
       left join form_submissions s on s.work_id = $1 and s.form_id = f.id and s.work_version_id is null
     where a.id = $2`,
    [id, assignmentId],
  )

/** It is made when somebody begins, so that nobody is asked twice for the same work. */
export const beginWorkForm = handle(beginCommand, async ({ subject, tx }) => {
  const form = await formOf(tx, subject)
  if (!form?.isOpen) throw fail('work.noForm')
  if (form.submissionId) return { status: 200, body: metaDocument({ submissionId: form.submissionId }) }
  const { id } = await tx.insert(formSubmissions, {
    formId: form.formId,
    workId: subject.id,
    internshipId: subject.internshipId,
    studentId: subject.studentId,
    schoolId: subject.schoolId,
    role: 'student',
    status: 'in_progress',
    respondentId: subject.studentId,
  })
  tx.emit(submissionStarted, { formId: form.formId, submissionId: id }, { type: 'formSubmissions', id })
  return { status: 200, body: metaDocument({ submissionId: id }) }
})

/** What it says goes along with the version. A form that was closed meanwhile keeps nobody from handing in. */
export async function answersWith(tx: Tx, work: Work): Promise<{ formVersionId: string; answers: Answers } | null> {
  const form = await formOf(tx, work)
  if (!form) return null
  const { isOpen, status, formVersionId, answers } = form
  if (isOneOf(givenSubmissions, status) && formVersionId) return { formVersionId, answers }
  if (isOpen) throw fail('work.formFirst')
  return null
}
