import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { allOf, type Condition, not, sqlCondition } from '#engine/judging/condition.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/hours.ts'
import { confirmsAsHost, confirmsAsSchool, decidedSelf, mayConfirm } from './hours.policy.ts'
import { judgeHours } from './judge-hours.ts'
import { toldOf } from './log-hours.ts'
import { done, holdEntries, internshipsOf } from './send-hours.ts'
import { settleHours } from './settle-hours.ts'

/** Nobody agrees with what was changed after they looked. */
export const unchangedSince = (seenAt: string | null | undefined): Condition<'hour_entries'> =>
  seenAt ? sqlCondition((t, param) => `${t}.updated_at <= ${param(seenAt)}::timestamptz`) : true

/** Those that are as they were seen, held. What is then written about the law does not count as a change. */
export async function holdUnchanged(
  tx: Tx,
  ids: readonly string[],
  seenAt: string | null | undefined,
  internshipId: string | null = null,
) {
  const held = await tx.rows<{ id: string }>(
    `select id from hour_entries where id = any($1::uuid[]) and ($2::timestamptz is null or updated_at <= $2::timestamptz)
       and ($3::uuid is null or internship_id = $3)
     order by id for no key update`,
    [ids, seenAt ?? null, internshipId],
  )
  return held.map(({ id }) => id)
}

/** Whoever had an account before them, or had none: what was said before them is over. */
const withAccount = { decidedName: null, decidedVia: null, decidedLinkId: null }
export const undecided = {
  ...withAccount,
  decidedById: null,
  decidedAs: null,
  decidedAt: null,
  note: null,
  otherMinutes: null,
}

/** As long as the student said is no other number. */
export const otherThan = (minutes: number | null | undefined) => sql`nullif(${minutes ?? null}::int, m.minutes)`

export const approveHours = handle(
  protocol.approveHours,
  async ({ input: { entryIds, reason, seenAt }, me, tx }) => {
    const seen = await holdUnchanged(tx, entryIds, seenAt)
    // What breaks the law about young people only the school agrees with, which says why.
    const { broken, isNews } = await judgeHours(tx, seen)
    const approve = (who: Condition<'hour_entries'>, decidedAs: 'host' | 'school') =>
      tx.moveAll(protocol.hourLife.approve, allOf({ id: seen }, who), {
        set: {
          ...withAccount,
          decidedById: me.id,
          decidedAs,
          decidedAt: sql`now()`,
          note: decidedAs === 'school' ? (reason ?? null) : null,
          otherMinutes: null,
        },
        tell: toldOf,
      })
    const asHost = await approve(allOf(confirmsAsHost(me), not({ id: broken })), 'host')
    const asSchool = await approve(confirmsAsSchool(me), 'school')
    if (asSchool.length > 0 && !reason) throw failField('hours.whyInstead', 'reason')
    const all = [...asHost, ...asSchool]
    if (all.length === 0) {
      const isTheirs = (id: string) => tx.holdsFor(protocol.hourEntries, id, confirmsAsHost(me))
      const needsSchool = (await Promise.all(broken.map(isTheirs))).some(Boolean)
      // To refuse would forget what was found out just now, and the same button would be offered again.
      if (!needsSchool || !isNews) throw fail(needsSchool ? 'hours.needsSchool' : 'hours.nothingWaits')
    }
    await settleHours(tx, internshipsOf(all))
    return done(all)
  },
  mayConfirm,
)

export const undoHourApproval = handle(
  protocol.undoHourApproval,
  async ({ input: { entryIds }, me, tx }) => {
    await holdEntries(tx, entryIds)
    const back = await tx.moveAll(protocol.hourLife.undoApproval, allOf({ id: entryIds }, decidedSelf(me)), {
      set: undecided,
      tell: toldOf,
    })
    await settleHours(tx, internshipsOf(back))
    return done(back)
  },
  mayConfirm,
)

export const rejectHours = handle(protocol.rejectHours, async ({ subject, input, me, tx }) => {
  const isHost = await tx.holdsFor(protocol.hourEntries, subject.id, confirmsAsHost(me))
  await tx.move(protocol.hourLife.reject, subject, {
    set: {
      ...withAccount,
      note: input.reason,
      otherMinutes: otherThan(input.otherMinutes),
      decidedById: me.id,
      decidedAs: isHost ? 'host' : 'school',
      decidedAt: sql`now()`,
    },
    tell: toldOf(subject),
  })
  await settleHours(tx, [subject.internshipId])
})

export const undoHourRejection = handle(protocol.undoHourRejection, async ({ subject, tx }) => {
  await tx.move(protocol.hourLife.undoRejection, subject, {
    set: undecided,
    tell: toldOf(subject),
  })
  await settleHours(tx, [subject.internshipId])
})

/** The host has said already that it was so long; so nobody has to look at it once more. */
export const agreeHours = handle(protocol.agreeHours, async ({ subject, me, tx }) => {
  const minutes = subject.otherMinutes ?? subject.minutes
  if (minutes === 0) throw fail('hours.nothingWaits')
  await tx.move(protocol.hourLife.agree, subject, { set: { otherMinutes: null }, tell: toldOf(subject) })
  // From when to when does not say how long it was any more.
  const times = minutes === subject.minutes ? {} : { startsAt: null, endsAt: null, breakMinutes: 0 }
  await tx.update(protocol.hourEntries, subject.id, { ...times, minutes, touchedById: me.id })
  if ((await judgeHours(tx, [subject.id])).broken.length > 0) throw fail('hours.needsSchool')
  await settleHours(tx, [subject.internshipId])
})
