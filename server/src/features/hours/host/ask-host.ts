import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { News } from '#engine/news.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews, wantsMail } from '#events/tell.ts'
import { toldOf } from '#features/internships/whom-to-tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail } from '#mail/queue.ts'
import * as protocol from '#protocol/features/hour-links.ts'
import { loggedStatuses } from '#protocol/features/hours.ts'
import { countText, dayLines, daysWhere } from '../day-lines.ts'
import { hourMails } from '../hours.mails.ts'
import { hourNews } from '../hours.news.ts'
import { hourContact } from './hour-contact.ts'
import { findLinkRow, issueCode, issueMailLink } from './hour-links.ts'

/** The days that wait, with a link to answer them. With `news` only to who wants a mail about that. Nothing goes out when nothing waits, or nobody has an address. */
export async function mailWaiting(
  tx: Tx,
  internshipId: string,
  mail: MailKind,
  key: string,
  news?: News,
): Promise<boolean> {
  const told = await toldOf(tx, internshipId)
  const to = told && tx.site.flags.hours ? await hourContact(tx, internshipId) : undefined
  const days = await daysWhere(tx, `h.internship_id = $1 and h.status = 'submitted'`, [internshipId])
  if (!told || !to || days.length === 0 || !loggedStatuses.includes(told.status)) return false
  if (news && !(await wantsMail(tx, news, to))) return false
  const { student, organization } = told
  const values = {
    student,
    organization,
    count: countText(days.length, to.locale),
    days: dayLines(days, to.locale),
  }
  const made = { mail, key, to, values, link: await issueMailLink(tx, internshipId, to.email) }
  await (news ? mailNews(tx, news, made) : queueMail(tx, made))
  return true
}

type Ask = { isReminder: boolean; byId: string | null }
/** One mail a day for an internship, whoever asks for it. Gives the id of the ask, or nothing when there was one today. */
export async function askHost(tx: Tx, internshipId: string, { isReminder, byId }: Ask): Promise<string | undefined> {
  const made = await tx.row<{ id: string }>(
    `insert into hour_asks (internship_id, is_reminder, asked_by_id) values ($1, $2, $3)
     on conflict (tenant_id, internship_id, asked_on) do nothing returning id`,
    [internshipId, isReminder, byId],
  )
  if (!made) return undefined
  const mail = hourMails[isReminder ? 'hoursReminder' : 'hoursToConfirm']
  // By the clock as they want to be told; what somebody asks for themselves is sent.
  const news = byId ? undefined : hourNews.hoursSubmitted
  if (await mailWaiting(tx, internshipId, mail, made.id, news)) return made.id
  await tx.run('delete from hour_asks where id = $1', [made.id])
  return undefined
}

/** The student or the school asks again. */
export const remindHost = handle(protocol.remindHost, async ({ subject: { id, studentId }, me, tx }) => {
  if (!(await hourContact(tx, id))) throw fail('hours.noContact')
  const waits = await tx.row(`select 1 from hour_entries where internship_id = $1 and status = 'submitted'`, [id])
  if (!waits) throw fail('hours.nothingWaits')
  const askId = await askHost(tx, id, { isReminder: true, byId: me.id })
  if (!askId) throw fail('hours.askedToday')
  tx.emit(protocol.hoursAsked, { internshipId: id, studentId, askId }, { type: 'users', id: studentId })
})

/** At most one an hour: whoever got one just now has a link that works. It goes to who confirms now. */
export const renewHourLink = handle(protocol.renewHourLink, async ({ input, tx, call }) => {
  const link = await findLinkRow(tx, input.token)
  if (!link || link.kind === 'code' || link.isEnded) {
    await call.throttle.question(call.ip)
    return null
  }
  const { internshipId } = link
  await tx.row('select 1 from internships where id = $1 for no key update', [internshipId])
  const recent = await tx.row(
    `select 1 from hour_links where internship_id = $1 and kind = 'mail' and created_at > now() - interval '1 hour'`,
    [internshipId],
  )
  if (!recent) await mailWaiting(tx, internshipId, hourMails.hoursLink, `${internshipId}:${new Date().toISOString()}`)
  return null
})

/** The code stands on the student's screen and nowhere else: only what it becomes is kept. */
export const showHourCode = handle(protocol.showHourCode, async ({ subject, tx }) => {
  const { status } = await tx.one<{ status: string }>('select status from internships where id = $1', [subject.id])
  if (!loggedStatuses.includes(status)) throw fail('hours.notNow')
  const waits = await tx.row(`select 1 from hour_entries where internship_id = $1 and status = 'submitted'`, [
    subject.id,
  ])
  if (!waits) throw fail('hours.nothingWaits')
  const { code, expiresAt } = await issueCode(tx, subject.id)
  const address = `${tx.site.url}/teken?token=${code}`
  return { status: 200, body: metaDocument({ code, address, expiresAt }), isSecret: true }
})

/** Whoever took over is forgotten too: the next mail goes to who is named at the internship. */
export const endHourLinks = handle(protocol.endHourLinks, async ({ subject: { id, studentId }, tx }) => {
  await tx.run('update hour_links set ended_at = now() where internship_id = $1 and ended_at is null', [id])
  await tx.run('delete from hour_handlers where internship_id = $1', [id])
  tx.emit(protocol.hourLinksEnded, { internshipId: id, studentId }, { type: 'users', id: studentId })
})
