import { hashToken } from '#auth/authenticate.ts'
import { newLinkToken } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/calendar-feeds.ts'
import { feedPath } from './calendar-file.ts'

/** A new address takes the place of the old one: who lost it, or showed it to somebody, makes another. */
export const makeCalendarFeed = handle(
  protocol.makeCalendarFeed,
  async ({ me, tx }) => {
    // Whoever looks into somebody's account does not take a key along.
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const userId = me.requireId()
    const secret = newLinkToken()
    await tx.run(
      `insert into calendar_feeds (user_id, secret_hash) values ($1, $2)
       on conflict (tenant_id, user_id) do update
         set secret_hash = excluded.secret_hash, created_at = now(), last_read_on = null`,
      [userId, hashToken(secret)],
    )
    tx.emit(protocol.calendarFeedMade, { userId }, { type: 'users', id: userId })
    return { status: 201, body: metaDocument({ address: `${tx.site.url}${feedPath(secret)}` }), isSecret: true }
  },
  (me) => !me.isGuest,
)

export const revokeCalendarFeed = handle(protocol.revokeCalendarFeed, async ({ subject: { id, userId }, tx }) => {
  await tx.remove(protocol.calendarFeeds, id)
  tx.emit(protocol.calendarFeedRevoked, { userId }, { type: 'users', id: userId })
  return null
})
