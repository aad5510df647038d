import type { Tx } from '#engine/writing/transaction.ts'
import { notify } from '#events/notify.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { type Both, inLanguage } from '#protocol/features/forms/content.ts'
import type { FormRole } from '#protocol/features/forms.ts'
import type { NotificationKind } from '#protocol/generated/notification-kinds.ts'
import { issueLink } from '../answer/form-links.ts'

export type Asked = {
  id: string
  formId: string
  status: string
  role: FormRole
  internshipId: string | null
  title: Both
  owner: string
  student: string | null
  organization: string | null
  respondent: string | null
  email: string | null
  locale: Locale | null
  firstName: string | null
  respondentId: string | null
  dueOn: string | null
  reason: string | null
}

/** As it is now, with what is told of it. */
export const askedOf = (tx: Tx, id: string) =>
  tx.row<Asked>(
    `select s.id, s.form_id as "formId", s.status, s.role, s.internship_id as "internshipId", v.content -> 'title' as title, o.name as owner,
       nullif(concat_ws(' ', st.first_name, st.infix, st.last_name), '') as student,
       coalesce(h.name, i.organization_name) as organization,
       coalesce(nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), ''), s.respondent_name) as respondent,
       coalesce(u.email, s.respondent_email) as email, u.locale, coalesce(u.first_name, s.respondent_name) as "firstName",
       u.id as "respondentId", s.due_on::text as "dueOn", s.reason
     from form_submissions s join forms f on f.id = s.form_id join organizations o on o.id = f.organization_id
       join form_versions v on v.form_id = f.id
         and case when s.form_version_id is null then v.number = f.published_version else v.id = s.form_version_id end
       left join internships i on i.id = s.internship_id left join organizations h on h.id = i.organization_id
       left join users st on st.id = s.student_id
       left join users u on u.id = s.respondent_id and u.status in ('active', 'invited')
     where s.id = $1`,
    [id],
  )

const day = (date: string, locale: Locale) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    day: 'numeric',
    month: 'long',
  })

/** What a mail says of it, in the language of who reads it. */
export function wordsOf({ title, owner, student, organization, dueOn, reason, respondent }: Asked, locale: Locale) {
  const place = organization && (locale === 'nl' ? ` bij ${organization}` : ` at ${organization}`)
  const about = locale === 'nl' ? 'Het gaat over de stage van' : 'It is about the internship of'
  const until = locale === 'nl' ? 'Graag uiterlijk' : 'Please do so by'
  return {
    form: inLanguage(title, locale),
    owner,
    about: student ? `${about} ${student}${place ?? ''}.` : '',
    due: dueOn ? `${until} ${day(dueOn, locale)}.` : '',
    reason: reason ?? '',
    respondent: respondent ?? '',
  }
}

type Letter = { key: string; eventId: string; mail: { person: MailKind; host: MailKind }; notice?: NotificationKind }

/** To who fills it in: with an account to their own page, a host by a link of its own that is made with the mail. */
export async function writeTo(tx: Tx, asked: Asked, { key, eventId, mail, notice }: Letter): Promise<void> {
  const locale = asked.locale ?? tx.site.locale
  const words = wordsOf(asked, locale)
  const own = `/forms/${asked.id}`
  if (asked.respondentId && notice)
    await notify(tx, { userId: asked.respondentId, eventId, kind: notice, detail: words.form, path: own })
  if (!asked.email) return
  const to: Recipient = { id: asked.respondentId, email: asked.email, locale, firstName: asked.firstName ?? '' }
  if (asked.role !== 'host') return queueMail(tx, { mail: mail.person, key, to, values: words, link: own })
  const known = await tx.row('select 1 from mails where dedupe_key = $1', [`${mail.host.purpose}:${key}`])
  if (known) return
  const token = await issueLink(tx, asked.id, 'mail', asked.email)
  await queueMail(tx, { mail: mail.host, key, to, values: words, link: `/forms/${token}` })
}
