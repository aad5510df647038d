import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/hours.ts'
import { hourPolicy, mayLog } from './hours.policy.ts'
import { type Entry, toldOf } from './log-hours.ts'
import { settleHours } from './settle-hours.ts'

export const internshipsOf = (entries: readonly Pick<Entry, 'internshipId'>[]) => [
  ...new Set(entries.map(({ internshipId }) => internshipId)),
]
/** In one order, so that two who want the same days wait for each other instead of both for ever. */
export const holdEntries = (tx: Tx, ids: readonly string[]) =>
  tx.rows('select id from hour_entries where id = any($1::uuid[]) order by id for no key update', [ids])

export const done = (entries: readonly unknown[]) => ({ status: 200, body: metaDocument({ done: entries.length }) })

/** A day, or all of a week: "this week is complete". */
export const submitHours = handle(
  protocol.submitHours,
  async ({ input: { entryIds }, me, tx }) => {
    await holdEntries(tx, entryIds)
    const sent = await tx.moveAll(protocol.hourLife.submit, allOf({ id: entryIds }, hourPolicy.changeHours(me)), {
      set: { submittedAt: sql`now()`, note: null, otherMinutes: null },
      tell: toldOf,
    })
    if (sent.length === 0) throw fail('hours.nothingToSend')
    await settleHours(tx, internshipsOf(sent))
    return done(sent)
  },
  mayLog,
)

export const recallHours = handle(protocol.recallHours, async ({ subject, tx }) => {
  await tx.move(protocol.hourLife.recall, subject, { set: { submittedAt: null }, tell: toldOf(subject) })
  await settleHours(tx, [subject.internshipId])
})
