import type { EventRow } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews, tell, wantsMail } from '#events/tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { type Both, inLanguage } from '#protocol/features/forms/content.ts'
import type { FormRole } from '#protocol/features/forms.ts'
import { issueLink } from '../answer/form-links.ts'
import { submissionNews } from '../form-submissions.news.ts'

export type Asked = {
  id: string
  formId: string
  status: string
  role: FormRole
  internshipId: string | null
  workId: string | null
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
    `select s.id, s.form_id as "formId", s.status, s.role, s.internship_id as "internshipId", s.work_id as "workId", v.content -> 'title' as title, o.name as owner,
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

type Letter = {
  event: EventRow
  mail: { person: MailKind; host: MailKind }
  /** What it tells of. A link that somebody asked for is no news. */
  kind?: keyof typeof submissionNews
}

/** To who fills it in: with an account to their own page, a host by a link of its own that is made with the mail. */
export async function writeTo(tx: Tx, asked: Asked, { event, mail, kind }: Letter): Promise<void> {
  const locale = asked.locale ?? tx.site.locale
  const words = wordsOf(asked, locale)
  const news = kind && submissionNews[kind]
  const { respondentId: id, email, role } = asked
  const to: Recipient = { id, email: email ?? '', locale, firstName: asked.firstName ?? '' }
  const line = { event, to, detail: words.form, path: `/forms/${asked.id}`, doer: 'told' as const }
  const own = email && role !== 'host' ? { mail: mail.person, values: words } : {}
  if (news && (id || own.mail)) await tell(tx, news, { ...line, ...own })
  if (!email || role !== 'host') return
  const key = event.id
  const known = await tx.row('select 1 from mails where dedupe_key = $1', [`${mail.host.purpose}:${key}`])
  if (known || (news && !(await wantsMail(tx, news, to)))) return
  const token = await issueLink(tx, asked.id, 'mail', email)
  const made = { mail: mail.host, key, to, values: words, link: `/forms/${token}` }
  await (news ? mailNews(tx, news, made) : queueMail(tx, made))
}
