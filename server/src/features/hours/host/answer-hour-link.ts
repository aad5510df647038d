import { fail, failField } from '#engine/fail.ts'
import { type CommandResult, handle } from '#engine/feature.ts'
import { allOf, type Condition, not, sqlCondition } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Input } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/hour-links.ts'
import { hourLife } from '#protocol/features/hours.ts'
import { holdUnchanged, otherThan, unchangedSince, undecided } from '../confirm-hours.ts'
import { judgeHours } from '../judge-hours.ts'
import { toldOf } from '../log-hours.ts'
import { holdEntries } from '../send-hours.ts'
import { settleHours } from '../settle-hours.ts'
import { hourContact } from './hour-contact.ts'
import { findHourLink, type HourLink } from './hour-links.ts'
import { ofHolder, viewHourLink } from './view-hour-link.ts'

type Answer = Input<typeof protocol.answerHourLink.input>

const shown = async (tx: Tx, link: HourLink): Promise<CommandResult> => ({
  status: 200,
  body: metaDocument(await viewHourLink(tx, link)),
})

/** Only reads: whoever looks at a mail for somebody else, a virus scanner too, confirms nothing. */
export const openHourLink = handle(protocol.openHourLink, async ({ input, tx, call }) =>
  shown(tx, await findHourLink(tx, call, input.token)),
)

const about = ({ internshipId, studentId }: HourLink) =>
  [
    { internshipId, studentId },
    { type: 'users', id: studentId },
  ] as const

/** In whose name it stands: of a mail we know it, whoever scans a code says it. */
async function decidedBy(tx: Tx, link: HourLink, given: Answer) {
  if (link.kind === 'code' && !given.name) throw failField('required', 'name')
  const contact = link.kind === 'mail' ? await hourContact(tx, link.internshipId) : undefined
  return {
    decidedById: null,
    decidedName: link.kind === 'code' ? (given.name ?? '') : contact?.name || link.email,
    decidedAs: 'host',
    decidedVia: link.kind,
    decidedLinkId: link.id,
    decidedAt: sql`now()`,
  }
}
const isOfHolder = (link: HourLink): Condition<'hour_entries'> =>
  sqlCondition((t, add) => ofHolder(t, `${add(link.id)}::uuid`))

const signed = (tx: Tx, link: HourLink) => {
  const [data, subject] = about(link)
  if (link.kind === 'code') tx.emit(protocol.hoursSigned, { ...data, linkId: link.id }, subject)
}

async function approve(tx: Tx, link: HourLink, given: Answer): Promise<void> {
  const entryIds = given.entryIds ?? []
  if (entryIds.length === 0) throw failField('required', 'entryIds')
  if (!given.seenAt) throw failField('required', 'seenAt')
  const by = await decidedBy(tx, link, given)
  const seen = await holdUnchanged(tx, entryIds, given.seenAt, link.internshipId)
  const own = allOf<'hour_entries'>({ id: seen }, { internshipId: link.internshipId })
  const { broken, isNews } = await judgeHours(tx, seen)
  const agreed = await tx.moveAll(hourLife.approve, allOf(own, not({ id: broken })), {
    set: { ...by, note: null, otherMinutes: null },
    tell: toldOf,
  })
  if (agreed.length > 0) return signed(tx, link)
  // To refuse would forget what was found out just now: the answer shows that the school decides.
  if (isNews) return
  // A double tap, or the same page sent again.
  const before = await tx.row(
    `select 1 from hour_entries where id = any($1::uuid[]) and status = 'approved' and internship_id = $2`,
    [entryIds, link.internshipId],
  )
  if (!before) throw fail(broken.length > 0 ? 'hours.needsSchool' : 'hours.nothingWaits')
}

async function reject(tx: Tx, link: HourLink, given: Answer): Promise<void> {
  const [entryId] = given.entryIds ?? []
  if (!entryId) throw failField('required', 'entryIds')
  if (!given.seenAt) throw failField('required', 'seenAt')
  if (!given.reason) throw failField('required', 'reason')
  if (given.reason.length < 3) throw failField('tooShort', 'reason', { min: 3 })
  const by = await decidedBy(tx, link, given)
  const back = await tx.moveAll(
    hourLife.reject,
    allOf({ id: [entryId] }, { internshipId: link.internshipId }, unchangedSince(given.seenAt)),
    { set: { ...by, note: given.reason, otherMinutes: otherThan(given.otherMinutes) }, tell: toldOf },
  )
  if (back.length === 0) throw fail('hours.nothingWaits')
  signed(tx, link)
}

/** Both kinds of answers at once: each goes back to waiting. */
async function takeBack(tx: Tx, which: Condition<'hour_entries'>): Promise<number> {
  const agreed = await tx.moveAll(hourLife.undoApproval, which, { set: undecided, tell: toldOf })
  const back = await tx.moveAll(hourLife.undoRejection, which, { set: undecided, tell: toldOf })
  return agreed.length + back.length
}

async function undo(tx: Tx, link: HourLink, given: Answer): Promise<void> {
  const entryIds = given.entryIds ?? []
  await holdEntries(tx, entryIds)
  await takeBack(tx, allOf({ id: entryIds }, { internshipId: link.internshipId }, isOfHolder(link)))
}

/** Somebody else scanned the code: what was answered with it waits again, and the school hears of it. */
async function deny(tx: Tx, link: HourLink): Promise<void> {
  if (link.kind !== 'mail') throw fail('access.forbidden')
  const { internshipId } = link
  await tx.rows(
    `select id from hour_entries where internship_id = $1 and decided_via = 'code' order by id for no key update`,
    [internshipId],
  )
  const back = await takeBack(tx, { internshipId, decidedVia: 'code' })
  if (back === 0) return
  await tx.run(
    `update hour_links set ended_at = now() where internship_id = $1 and kind = 'code' and ended_at is null`,
    [internshipId],
  )
  tx.emit(protocol.hoursDenied, ...about(link))
}

/** A code cannot pass on: it would end at an address that the student chose. */
async function transfer(tx: Tx, link: HourLink, { name, email }: Answer): Promise<void> {
  if (link.kind !== 'mail') throw fail('access.forbidden')
  if (!name) throw failField('required', 'name')
  if (!email) throw failField('required', 'email')
  const own = await tx.row('select 1 from users where id = $1 and lower(email) = lower($2)', [link.studentId, email])
  if (own) throw failField('hourLink.own', 'email')
  await tx.run(
    `insert into hour_handlers (internship_id, name, email) values ($1, $2, $3)
     on conflict (tenant_id, internship_id) do update set name = excluded.name, email = excluded.email`,
    [link.internshipId, name, email],
  )
  tx.emit(protocol.hoursHandedOver, ...about(link))
}

export const answerHourLink = handle(protocol.answerHourLink, async ({ input, tx, call }) => {
  const link = await findHourLink(tx, call, input.token)
  if (tx.me.id === link.studentId) throw fail('hourLink.own')
  switch (input.answer) {
    case 'approve':
      await approve(tx, link, input)
      break
    case 'reject':
      await reject(tx, link, input)
      break
    case 'undo':
      await undo(tx, link, input)
      break
    case 'deny':
      await deny(tx, link)
      break
    case 'transfer':
      if (input.email) await call.throttle.mail(input.email, call)
      await transfer(tx, link, input)
  }
  await settleHours(tx, [link.internshipId])
  // Who passed it on reads nothing more.
  return input.answer === 'transfer' ? { status: 200, body: metaDocument({}) } : shown(tx, link)
})
