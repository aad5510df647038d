import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { TableRow, Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/applications.ts'
import { type By, byMe } from './accept.ts'
import { dropLinks } from './application-links.ts'

const about = ({ vacancyId, studentId }: TableRow) => ({ vacancyId, studentId })
const subjectOf = ({ id }: TableRow) => ({ type: 'applications', id })

export async function decline(tx: Tx, application: TableRow, reason: string, by: By): Promise<void> {
  await tx.run(
    `update applications set status = 'declined', reason = $2, expires_at = null, decided_at = clock_timestamp(),
       decided_by_id = $3, answered_by = $4 where id = $1`,
    [application.id, reason, by.userId, by.email],
  )
  tx.emit(protocol.applicationDeclined, { ...about(application), reason }, subjectOf(application))
}

type Talk = { talkAt: string; talkPlace: string; talkNote?: string | null }

/** After the talk there is a week left to decide; so it cannot be just any day. */
export async function talk(tx: Tx, application: TableRow, { talkAt, talkPlace, talkNote }: Talk): Promise<void> {
  if (Date.parse(talkAt) < Date.now()) throw failField('application.talkPast', 'talkAt')
  if (Date.parse(talkAt) > Date.now() + protocol.talkDays * 86_400_000)
    throw failField('application.talkFar', 'talkAt', { days: protocol.talkDays })
  await tx.run(
    `update applications set status = 'in_talk', talk_at = $2, talk_place = $3, talk_note = $4,
       expires_at = greatest(expires_at, $2::timestamptz + interval '7 days') where id = $1`,
    [application.id, talkAt, talkPlace, talkNote ?? null],
  )
  tx.emit(protocol.applicationTalkProposed, about(application), subjectOf(application))
}

export async function extend(tx: Tx, application: TableRow): Promise<void> {
  if (application.extendedAt) throw fail('application.extended')
  await tx.run(
    `update applications set extended_at = now(), expires_at = greatest(expires_at, now()) + make_interval(days => $2)
     where id = $1`,
    [application.id, protocol.answerDays],
  )
  tx.emit(protocol.applicationExtended, about(application), subjectOf(application))
}

/** `by`: who passes it on through a link, which only reads from then on; all other links are over. */
export async function transfer(tx: Tx, application: TableRow, to: { name: string; email: string }, by?: string) {
  await tx.run('update applications set handler_name = $2, handler_email = $3 where id = $1', [
    application.id,
    to.name,
    to.email,
  ])
  await dropLinks(tx, application.id, by ? [to.email, by] : [to.email])
  tx.emit(protocol.applicationTransferred, { ...about(application), toName: to.name }, subjectOf(application))
}

export const declineApplication = handle(protocol.declineApplication, async ({ subject, input, tx }) => {
  await decline(tx, subject, input.reason, byMe(tx))
})

export const proposeTalk = handle(protocol.proposeTalk, async ({ subject, input, tx }) => {
  await talk(tx, subject, input)
})

export const extendApplication = handle(protocol.extendApplication, async ({ subject, tx }) => {
  await extend(tx, subject)
})

export const transferApplication = handle(protocol.transferApplication, async ({ subject, input, tx, call }) => {
  await call.throttle.mail(input.email, call.ip)
  await transfer(tx, subject, input)
})

/** Only the first time says something; who looks again changes nothing. */
export const readApplication = handle(protocol.readApplication, async ({ subject, tx }) => {
  await tx.run(`update applications set status = 'read', read_at = now() where id = $1 and status = 'with_host'`, [
    subject.id,
  ])
})
