import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { ownerOfAddress } from '#features/users/stand-in.ts'
import * as protocol from '#protocol/features/joining.ts'
import { roleAdded, userInvited, users } from '#protocol/features/users.ts'

/** Asking twice is asking once, and nobody learns whether the address has an account. */
export const joinOrganization = handle(protocol.joinOrganization, async ({ input, tx, call }) => {
  const { organizationId, contactEmail, contactPhone, firstName, infix, lastName } = input
  await call.throttle.mail(contactEmail, call)
  const organization = await tx.row(
    `select id from organizations where id = $1 and status = 'approved' and type in ('NonProfit', 'Provider')`,
    [organizationId],
  )
  if (!organization) throw failField('relation.missing', 'organizationId', { name: 'organization' })
  const request = await tx.row<{ id: string }>(
    `insert into join_requests (organization_id, email, phone_number, first_name, infix, last_name, locale)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (tenant_id, organization_id, email_key) where status = 'pending' do nothing returning id`,
    [organizationId, contactEmail, contactPhone ?? null, firstName, infix ?? null, lastName, call.locale],
  )
  if (request) {
    tx.emit(
      protocol.joinRequested,
      { organizationId, joinRequestId: request.id },
      { type: 'organizations', id: organizationId },
    )
  }
  return null
})

const decided = (tx: Tx) => ({ decidedById: tx.me.id, decidedAt: new Date() })
const about = ({ id, organizationId }: { id: string; organizationId: string }) => ({
  organizationId,
  joinRequestId: id,
})

/**
 * Somebody new is invited. Who is here already gets the role beside what they have; who has an account elsewhere is invited
 * like somebody new, since anybody can type anybody's address.
 */
export const acceptJoinRequest = handle(protocol.acceptJoinRequest, async ({ subject: request, tx }) => {
  await tx.move(protocol.joinLife.accept, request, { set: decided(tx), tell: about(request) })
  const { inSight, elsewhere } = await ownerOfAddress(tx, request.email)
  const user = inSight
    ? { id: inSight }
    : await tx.insert(users, {
        email: request.email,
        isStandIn: elsewhere !== undefined,
        firstName: request.firstName,
        infix: request.infix,
        lastName: request.lastName,
        phoneNumber: request.phoneNumber,
        locale: request.locale,
        status: 'invited',
        invitedAt: new Date(),
      })
  const { organizationId } = request
  const added = await tx.run(
    `insert into roles (user_id, name, organization_id) values ($1, 'volunteer', $2)
     on conflict (tenant_id, user_id, name, organization_id) do nothing`,
    [user.id, organizationId],
  )
  const subject = { type: 'users', id: user.id }
  if (!inSight) tx.emit(userInvited, { userId: user.id }, subject)
  else if (added) tx.emit(roleAdded, { userId: user.id, role: 'volunteer', organizationId }, subject)
})

export const declineJoinRequest = handle(protocol.declineJoinRequest, async ({ subject: request, input, tx }) => {
  const set = { reason: input.reason, ...decided(tx) }
  await tx.move(protocol.joinLife.decline, request, { set, tell: about(request) })
})
