import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { buildsForms } from '#features/forms/forms.policy.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { handles } from '../form-submissions.policy.ts'

/** Nobody gets two on one day, whoever asks. */
export const remindSubmissions = handle(
  protocol.remindSubmissions,
  async ({ input, me, tx }) => {
    const ids = [...new Set(input.submissionIds)]
    for (const id of ids)
      if (!(await tx.holdsFor(protocol.formSubmissions, id, handles(me))))
        throw failField('relation.missing', 'submissionIds', { name: 'submission' })
    const reminded = await tx.rows<{ submissionId: string; formId: string }>(
      `with held as (select id from form_submissions where id = any($1::uuid[])
       and status in ('requested', 'in_progress', 'returned')
       and (reminded_at is null or (reminded_at at time zone 'Europe/Amsterdam')::date < today_nl())
       order by id for no key update)
     update form_submissions s set reminded_at = now(), reminders = reminders + 1 from held where s.id = held.id
     returning s.id as "submissionId", s.form_id as "formId"`,
      [ids],
    )
    for (const told of reminded)
      tx.emit(protocol.submissionReminded, told, { type: 'formSubmissions', id: told.submissionId })
    return { status: 200, body: metaDocument({ done: reminded.length, tooSoon: ids.length - reminded.length }) }
  },
  buildsForms,
)
