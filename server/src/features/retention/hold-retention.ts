import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/retention.ts'
import { users } from '#protocol/features/users.ts'
import { holdsClocks, mayHold } from './retention.policy.ts'

/** A complaint, a diploma: somebody's data stays a while longer, and it is written down who said so and why. */
export const holdRetention = handle(
  protocol.holdRetention,
  async ({ input: { userId, until, reason }, me, tx }) => {
    await tx.find(users, userId)
    if (userId === me.id || !(await tx.holdsFor(users, userId, mayHold(me)))) throw fail('access.forbidden')
    const day = await tx.row<{ isLater: boolean; isNear: boolean }>(
      `select $1::date > today_nl() as "isLater", $1::date <= today_nl() + $2::int as "isNear"`,
      [until, protocol.longestHoldDays],
    )
    if (!day?.isLater || !day.isNear) throw failField('retention.until', 'until')
    const erased = await tx.row('select id from users where id = $1 and erased_at is not null', [userId])
    if (erased) throw fail('record.missing')
    // One says it anew instead of adding to it.
    await tx.run('delete from retention_holds where user_id = $1', [userId])
    const { id } = await tx.insert(protocol.retentionHolds, { userId, until, reason, createdById: me.id })
    tx.emit(protocol.retentionHeld, { userId, until }, { type: 'users', id: userId })
    return { id, created: true }
  },
  holdsClocks,
)

export const releaseRetention = handle(protocol.releaseRetention, async ({ subject: { id, userId }, tx }) => {
  await tx.run('delete from retention_holds where id = $1', [id])
  tx.emit(protocol.retentionReleased, { userId }, { type: 'users', id: userId })
  return null
})
