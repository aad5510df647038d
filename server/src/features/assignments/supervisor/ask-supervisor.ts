import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hourContact } from '#features/hours/host/hour-contact.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { renewAssignmentLink as renewCommand } from '#protocol/features/assignment-links.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { assignmentMails } from '../assignments.mails.ts'
import { joinInternships } from '../give-works.ts'
import { settleWorks } from '../settle-works.ts'
import { toldOf } from '../work/hand-in.ts'
import { findLinkRow, issueLink } from './assignment-links.ts'
import { viewLink } from './view-link.ts'

const today = async (tx: Tx) => (await tx.one<{ day: string }>('select today_nl()::text as day')).day

/** One mail a day to an address, with everything that waits there. Nothing goes out when nothing waits. */
export async function mailWaiting(tx: Tx, to: Recipient, key = `${to.email}:`): Promise<boolean> {
  const { waiting, school } = await viewLink(tx, { id: '', email: to.email })
  if (waiting.length === 0) return false
  const names = [...new Set(waiting.map(({ student, assignment }) => `${student}: ${assignment}`))]
  const values = { school, count: String(waiting.length), works: names.join('\n'), first: waiting[0]?.student ?? '' }
  const link = await issueLink(tx, to.email)
  await queueMail(tx, { mail: assignmentMails.workToLookAt, key: `${key}${await today(tx)}`, to, values, link })
  return true
}

/** Writes down that the supervisor was asked about it; gives whom to mail, or nothing where nobody is known. */
export async function markAsked(tx: Tx, workId: string): Promise<Recipient | undefined> {
  await joinInternships(tx, { workId })
  const work = await tx.row<{ internshipId: string | null }>(
    'select internship_id as "internshipId" from assignment_works where id = $1',
    [workId],
  )
  const contact = work?.internshipId ? await hourContact(tx, work.internshipId) : undefined
  if (!work || !contact) return undefined
  await tx.run('update assignment_works set asked_at = now(), asked_email = $2 where id = $1', [workId, contact.email])
  await settleWorks(tx, [work.internshipId])
  return contact
}

/** The school asks for it, also where the assignment does not. The mail goes out in a while, with what else waits. */
export const askSupervisor = handle(protocol.askSupervisor, async ({ subject, tx }) => {
  if (!(await markAsked(tx, subject.id))) throw fail('work.noSupervisor')
  tx.emit(protocol.workAsked, toldOf(subject), { type: 'users', id: subject.studentId })
})

/** At most one an hour: whoever got one just now has a link that works. */
export const renewAssignmentLink = handle(renewCommand, async ({ input, tx, call }) => {
  const link = await findLinkRow(tx, input.token)
  if (!link) {
    await call.throttle.question(call.ip)
    return null
  }
  const recent = await tx.row(
    `select 1 from assignment_links where lower(email) = lower($1) and created_at > now() - interval '1 hour'`,
    [link.email],
  )
  if (recent) return null
  const to = { id: null, email: link.email, locale: tx.site.locale, firstName: '' }
  await mailWaiting(tx, to, `${link.email}:${new Date().toISOString()}:`)
  return null
})
