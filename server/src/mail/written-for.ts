import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { isWrittenMail, problemsIn, type WrittenMail } from '#protocol/features/mail-text.ts'
import { notificationTemplateBroken } from '#protocol/features/notification-templates.ts'
import { rulesOf } from './mail-kind.ts'
import type { NewMail } from './queue.ts'

type Found = { schoolId: string | null; id: string | null; text: unknown }

/**
 * Which school a mail is about, and what that school, or else the site, wrote for mails of its kind. The event that the mail
 * follows from says which school; without one it is the only school of whoever gets it.
 */
const statement = `
  with about as (
    select coalesce(
      $1::uuid,
      (select school_id from internships where id = $2::uuid),
      (select school_id from student_profiles where id = $3::uuid),
      (select school_id from form_submissions where id = $4::uuid),
      (select school_id from assignments where id = $5::uuid),
      (select (array_agg(distinct r.organization_id))[1] from roles r
       join organizations o on o.id = r.organization_id and o.type = 'School'
       where r.user_id = $6::uuid having count(distinct r.organization_id) = 1)
    ) as school_id
  )
  select a.school_id as "schoolId", t.id, case $8 when 'nl' then t.nl else t.en end as text
  from about a left join lateral (
    select n.* from notification_templates n
    where n.purpose = $7 and (n.school_id = a.school_id or n.school_id is null)
      and case $8 when 'nl' then n.nl else n.en end is not null
    order by n.school_id is null limit 1
  ) t on true`

const named = ['internshipId', 'studentId', 'submissionId', 'assignmentId'] as const

/**
 * A text that does not fit any more, because a field of it is gone or it was changed by hand, never holds up a mail: the
 * default goes out and the text is marked, and whoever keeps it is told.
 */
export async function writtenFor(
  tx: Tx,
  { mail, to, schoolId, tried }: NewMail,
  isFormal: boolean,
): Promise<{ schoolId: string | null; written: WrittenMail | undefined }> {
  if (tried) return { schoolId: null, written: tried }
  const ids = named.map((name) => {
    const value = tx.cause?.[name]
    return isId(value) ? value : null
  })
  const found = await tx.one<Found>(statement, [schoolId ?? null, ...ids, to.id, mail.purpose, to.locale])
  const about = found.schoolId
  // Whoever is addressed with u keeps the text that does so.
  if (!found.id || mail.isFixed || isFormal) return { schoolId: about, written: undefined }
  if (isWrittenMail(found.text)) {
    const [problem] = problemsIn(found.text, rulesOf(mail, to.locale, tx.site.url))
    if (!problem) return { schoolId: about, written: found.text }
  }
  await markBroken(tx, found.id)
  return { schoolId: about, written: undefined }
}

async function markBroken(tx: Tx, templateId: string): Promise<void> {
  const marked = await tx.row<{ purpose: string }>(
    'update notification_templates set broken_at = now() where id = $1 and broken_at is null returning purpose',
    [templateId],
  )
  if (marked)
    tx.emit(notificationTemplateBroken, { templateId, ...marked }, { type: 'notificationTemplates', id: templateId })
}
