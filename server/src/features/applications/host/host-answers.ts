import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import { requireUntold } from '#engine/writing/second-thoughts.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/applications.ts'
import { type By, byMe, requireStillFree } from '../accept-application.ts'
import { decided } from '../applications.rules.ts'
import { settlingVacancy } from '../settle-later.ts'
import { dropLinks } from './application-links.ts'

type Application = TableRow<'applications'>

const about = ({ vacancyId, studentId }: Application) => ({ vacancyId, studentId })
const subjectOf = ({ id }: Application) => ({ type: 'applications', id })

export async function decline(tx: Tx, application: Application, reason: string, by: By): Promise<void> {
  await tx.move(protocol.applicationLife.decline, application, {
    set: { reason, ...decided, decidedById: by.userId, answeredBy: by.email },
    tell: { ...about(application), reason },
  })
}

type Talk = { talkAt: string; talkPlace: string; talkNote?: string | null }

/** After the talk there is a week left to decide; so it cannot be just any day. */
export async function talk(tx: Tx, application: Application, { talkAt, talkPlace, talkNote }: Talk): Promise<void> {
  if (Date.parse(talkAt) < Date.now()) throw failField('application.talkPast', 'talkAt')
  if (Date.parse(talkAt) > Date.now() + protocol.talkDays * 86_400_000)
    throw failField('application.talkFar', 'talkAt', { days: protocol.talkDays })
  const expiresAt = sql`greatest(expires_at, ${talkAt}::timestamptz + interval '7 days')`
  await tx.move(protocol.applicationLife.proposeTalk, application, {
    set: { talkAt, talkPlace, talkNote: talkNote ?? null, talkAnswer: null, talkWish: null, expiresAt },
    tell: about(application),
  })
}

export async function extend(tx: Tx, application: Application): Promise<void> {
  if (application.extendedAt) throw fail('application.extended')
  await tx.run(
    `update applications set extended_at = now(), expires_at = greatest(expires_at, now()) + make_interval(days => $2)
     where id = $1`,
    [application.id, protocol.answerDays],
  )
  tx.emit(protocol.applicationExtended, about(application), subjectOf(application))
}

/** `by`: who passes it on through a link, which only reads from then on; all other links are over. */
export async function transfer(tx: Tx, application: Application, to: { name: string; email: string }, by?: string) {
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

/** A no that nobody heard of never was; unless the student got a place since, or there is none any more. */
export const takeBackDecline = handle(protocol.takeBackDecline, async ({ subject, tx }) => {
  requireUntold(tx, subject)
  await requireStillFree(tx, subject)
  const vacancy = await tx.row<{ isFull: boolean }>(
    `select places_taken >= places as "isFull" from vacancies
     where id = $1 and status in ('published', 'full', 'paused') for share`,
    [subject.vacancyId],
  )
  if (!vacancy) throw fail('state.conflict', { field: 'status', state: 'declined' })
  const { takeBackDecline, takeBackDeclineAfterTalk, takeBackDeclineInLine } = protocol.applicationLife
  const back = subject.talkAt ? takeBackDeclineAfterTalk : takeBackDecline
  const days = subject.extendedAt ? 2 * protocol.answerDays : protocol.answerDays
  const expiresAt = sql`greatest(sent_at + make_interval(days => ${days}), talk_at + interval '7 days', now() + interval '1 day')`
  await tx.move(vacancy.isFull ? takeBackDeclineInLine : back, subject, {
    set: {
      reason: null,
      decidedAt: null,
      decidedById: null,
      answeredBy: null,
      expiresAt: vacancy.isFull ? null : expiresAt,
    },
    tell: about(subject),
  })
  if (vacancy.isFull) tx.enqueue(settlingVacancy(subject.vacancyId))
})

export const proposeTalk = handle(protocol.proposeTalk, async ({ subject, input, tx }) => {
  await talk(tx, subject, input)
})

export const extendApplication = handle(protocol.extendApplication, async ({ subject, tx }) => {
  await extend(tx, subject)
})

export const transferApplication = handle(protocol.transferApplication, async ({ subject, input, tx, call }) => {
  await call.throttle.mail(input.email, call)
  await transfer(tx, subject, input)
})

/** Only the first time says something; who looks again changes nothing. */
export const readApplication = handle(protocol.readApplication, async ({ subject, tx }) => {
  await tx.moveAll(protocol.applicationLife.read, { id: subject.id }, { set: { readAt: sql`now()` } })
})
