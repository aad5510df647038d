import type { Call } from '#engine/call.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { FormToAnswer } from '#protocol/features/form-answering.ts'
import { givenSubmissions } from '#protocol/features/form-submissions.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Held } from './who-holds.ts'

type Around = Pick<FormToAnswer, 'owner' | 'student' | 'organization' | 'respondent'>
const fullName = (u: string) => `nullif(concat_ws(' ', ${u}.first_name, ${u}.infix, ${u}.last_name), '')`

function stateOf({ status, isOpen }: Held): FormToAnswer['state'] {
  if (isOneOf(givenSubmissions, status)) return 'given'
  return isOpen ? 'answer' : 'over'
}

/** What whoever fills it in may see: no more of others than their names. */
export async function viewToAnswer(tx: Tx, _call: Call, held: Held): Promise<FormToAnswer> {
  const around = await tx.one<Around>(
    `select o.name as owner, ${fullName('st')} as student, coalesce(h.name, i.organization_name) as organization,
       coalesce(${fullName('r')}, s.respondent_name) as respondent
     from form_submissions s join forms f on f.id = s.form_id join organizations o on o.id = f.organization_id
       left join internships i on i.id = s.internship_id left join organizations h on h.id = i.organization_id
       left join users st on st.id = s.student_id left join users r on r.id = s.respondent_id
     where s.id = $1`,
    [held.id],
  )
  const { id, status, role, content, version, answers, page, dueOn, reason, workId } = held
  const isReopened = status === 'submitted' && held.canReopen && held.isOpen
  return {
    submissionId: id,
    status,
    state: stateOf(held),
    role,
    isFormal: role === 'host',
    content,
    version,
    answers,
    page,
    savedAt: held.savedAt?.toISOString() ?? null,
    submittedAt: held.submittedAt?.toISOString() ?? null,
    dueOn,
    reopenUntil: isReopened && !workId ? (held.reopenUntil?.toISOString() ?? null) : null,
    work: workId ? { id: workId, canReopen: isReopened } : null,
    reason,
    ...around,
  }
}
