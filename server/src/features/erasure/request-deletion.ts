import { issueLink } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/erasure.ts'
import { requireHandedOver } from './erase-person.ts'
import { erasureMails } from './erasure.mails.ts'
import { erasureNews } from './erasure.news.ts'

/** The school that made the account, when one did: the first one that gave a role as student or mentor. */
export async function provisioningSchools(tx: Tx, userId: string) {
  const roles = await tx.rows<{ id: string; organization: string; name: string; type: string }>(
    `select o.id, o.name as organization, o.type, r.name from roles r join organizations o on o.id = r.organization_id
     where r.user_id = $1 order by r.created_at, r.id`,
    [userId],
  )
  return roles.filter(protocol.isProvisionedRole)
}

/** Who decides alone gets a link by mail; for others the request goes to their school. */
export const requestDeletion = handle(protocol.requestDeletion, async ({ me, tx, call }) => {
  if (me.isImpersonated) throw fail('impersonation.forbidden')
  const userId = me.requireId()
  const user = await tx.row<Omit<Recipient, 'id'>>(
    'select id, email, locale, first_name as "firstName" from users where id = $1 for update',
    [userId],
  )
  if (!user) throw fail('session.required')
  await requireHandedOver(tx, userId)
  const subject = { type: 'users', id: userId }
  const [school] = await provisioningSchools(tx, userId)
  if (school) {
    const request = await tx.row<{ id: string }>(
      `insert into deletion_requests (user_id, organization_id) values ($1, $2)
       on conflict (tenant_id, user_id) where status = 'pending' do nothing returning id`,
      [userId, school.id],
    )
    if (!request) throw fail('erasure.pending')
    tx.emit(protocol.deletionRequested, { userId, deletionRequestId: request.id }, subject)
    return { status: 200, body: metaDocument({ way: 'school', requestId: request.id }) }
  }
  await call.throttle.mail(user.email, call)
  const token = await issueLink(tx, userId, 'accountDeletion')
  await mailNews(tx, erasureNews.deletionRequested, {
    mail: erasureMails.deletionConfirm,
    key: token.slice(0, 12),
    to: { id: userId, email: user.email, locale: user.locale, firstName: user.firstName },
    link: `/account/verwijderen?token=${token}`,
  })
  tx.emit(protocol.deletionRequested, { userId, deletionRequestId: null }, subject)
  return { status: 200, body: metaDocument({ way: 'mail' }) }
})
