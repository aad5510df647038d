import type { TableRow } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import type { RoleName } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/users.ts'

const isOver = sqlCondition((t) => `${t}.expires_at <= now()`)
const about = (userId: string) => ({ type: 'users', id: userId })

export async function grantRole(tx: Tx, userId: string, name: RoleName, organizationId: string): Promise<void> {
  const added = await tx.run(
    `insert into roles (user_id, name, organization_id) values ($1, $2, $3)
     on conflict (tenant_id, user_id, name, organization_id) do nothing`,
    [userId, name, organizationId],
  )
  if (added) tx.emit(protocol.roleAdded, { userId, role: name, organizationId }, about(userId))
}

/** One open offer of the same role is enough; one that has run out makes room for a new one. */
export async function offerRole(
  tx: Tx,
  user: { id: string },
  name: 'admin' | 'mentor',
  organizationId: string,
): Promise<void> {
  const held = await tx.row('select id from roles where user_id = $1 and name = $2 and organization_id = $3', [
    user.id,
    name,
    organizationId,
  ])
  if (held) return
  await tx.moveAll(protocol.offerLife.expire, allOf({ userId: user.id }, isOver), {})
  const offer = await tx.row<{ id: string }>(
    `insert into role_offers (user_id, name, organization_id, offered_by_id) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [user.id, name, organizationId, tx.me.id],
  )
  if (offer)
    tx.emit(protocol.roleOffered, { userId: user.id, role: name, organizationId, offerId: offer.id }, about(user.id))
}

const dataOf = (offer: TableRow<'role_offers'>) => ({
  userId: offer.userId,
  role: offer.name,
  organizationId: offer.organizationId,
  offerId: offer.id,
})

/** Only the person decides: not somebody who is looking into their account. */
function requireThemselves(offer: TableRow<'role_offers'>, tx: Tx): void {
  if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
  if (offer.expiresAt <= new Date()) throw fail('offer.expired')
}

export const acceptRoleOffer = handle(protocol.acceptRoleOffer, async ({ subject: offer, tx }) => {
  requireThemselves(offer, tx)
  await tx.move(protocol.offerLife.accept, offer, { tell: dataOf(offer) })
  await grantRole(tx, offer.userId, offer.name, offer.organizationId)
})

export const declineRoleOffer = handle(protocol.declineRoleOffer, async ({ subject: offer, tx }) => {
  requireThemselves(offer, tx)
  await tx.move(protocol.offerLife.decline, offer, { tell: dataOf(offer) })
})

export const withdrawRoleOffer = handle(protocol.withdrawRoleOffer, async ({ subject: offer, tx }) => {
  await tx.move(protocol.offerLife.withdraw, offer, { tell: dataOf(offer) })
})

export const expireRoleOffers = job(
  'expireRoleOffers',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.moveAll(protocol.offerLife.expire, isOver, {})
    }),
  '20 2 * * *',
)
