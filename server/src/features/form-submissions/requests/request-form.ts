import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { refusalOf } from '#features/contracts/paper/contract-problems.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import type { FormRole } from '#protocol/features/forms.ts'
import { internships } from '#protocol/features/internships.ts'
import { required } from '#protocol/shared/guards.ts'
import { mayAsk } from '../form-submissions.policy.ts'
import { type AskedInternship, whoAnswers } from './who-answers.ts'

export type Wanted = {
  formId: string
  internshipId: string
  role: FormRole
  dueOn: string | null
  phaseId?: string
  requestedById: string | null
}

/** One form for one person about one internship; what is asked already is not asked again. */
export async function requestOne(tx: Tx, { formId, internshipId, role, dueOn, phaseId, requestedById }: Wanted) {
  const of = required(
    await tx.row<AskedInternship>(
      `select id, student_id as "studentId", school_id as "schoolId", organization_id as "organizationId"
       from internships where id = $1`,
      [internshipId],
    ),
    'internship of a request',
  )
  const before = await tx.row(
    `select 1 from form_submissions where form_id = $1 and internship_id = $2 and role = $3
       and (status in ('requested', 'in_progress', 'returned') or phase_id = $4 and status <> 'cancelled')`,
    [formId, internshipId, role, phaseId ?? null],
  )
  if (before) throw fail('formSubmission.exists')
  const made = await tx.insert(protocol.formSubmissions, {
    formId,
    internshipId,
    phaseId: phaseId ?? null,
    studentId: of.studentId,
    schoolId: of.schoolId,
    organizationId: of.organizationId,
    role,
    dueOn,
    requestedById,
    ...(await whoAnswers(tx, of, role)),
  })
  const told = { formId, submissionId: made.id }
  tx.emit(protocol.submissionRequested, told, { type: 'formSubmissions', id: made.id })
  return made.id
}

export async function requireDay(tx: Tx, dueOn: string | null | undefined): Promise<void> {
  if (dueOn && !(await tx.row('select 1 where $1::date >= today_nl()', [dueOn])))
    throw failField('formSubmission.past', 'dueOn')
}

export const requestForm = handle(protocol.requestForm, async ({ subject, input, me, tx }) => {
  const { internshipIds, role, dueOn = null } = input
  await requireDay(tx, dueOn)
  const answer: protocol.RequestedForms = { made: [], skipped: [] }
  for (const internshipId of new Set(internshipIds)) {
    if (!(await tx.holdsFor(internships, internshipId, mayAsk(me))))
      throw failField('relation.missing', 'internshipIds', { name: 'internship' })
    try {
      const wanted = { formId: subject.id, internshipId, role, dueOn, requestedById: me.id }
      answer.made.push(await tx.attempt(() => requestOne(tx, wanted)))
    } catch (error) {
      answer.skipped.push({ internshipId, ...refusalOf(error, me.locale) })
    }
  }
  return { status: 200, body: metaDocument(answer) }
})
