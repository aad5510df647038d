import { redeemLink } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/erasure.ts'
import { erasePerson } from './erase-person.ts'
import { provisioningSchools } from './request-deletion.ts'

/** Opening the link changes nothing; this POST does. A school that gave a role meanwhile has its say first. */
export const confirmDeletion = handle(protocol.confirmDeletion, async ({ input, tx }) => {
  const { userId } = await redeemLink(tx, input.token, ['accountDeletion'])
  if ((await provisioningSchools(tx, userId)).length > 0) throw fail('token.invalid')
  await erasePerson(tx, userId)
  return null
})

const decided = (tx: Tx) => ({ decidedById: tx.me.id, decidedAt: new Date() })
const about = ({ id: deletionRequestId, userId }: { id: string; userId: string }) => ({ userId, deletionRequestId })
const { approve, deny, withdraw } = protocol.deletionLife

/** One school does not decide for another. */
export const approveDeletion = handle(protocol.approveDeletion, async ({ subject: request, tx }) => {
  const others = await provisioningSchools(tx, request.userId)
  const other = others.find(({ id }) => id !== request.organizationId)
  if (other) throw fail('erasure.otherSchool', { organization: other.organization })
  await tx.move(approve, request, { set: decided(tx) })
  await erasePerson(tx, request.userId)
})

export const denyDeletion = handle(protocol.denyDeletion, async ({ subject: request, input, tx }) => {
  await tx.move(deny, request, { set: { reason: input.reason, ...decided(tx) }, tell: about(request) })
})

export const withdrawDeletion = handle(protocol.withdrawDeletion, async ({ subject: request, tx }) => {
  await tx.move(withdraw, request, { set: decided(tx), tell: about(request) })
})
