import { redeemLink } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { TableRow, Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/erasure.ts'
import { erasePerson } from './erase-person.ts'
import { provisioningSchools } from './request-deletion.ts'

/** Opening the link changes nothing; this POST does. A school that gave a role meanwhile has its say first. */
export const confirmDeletion = handle(protocol.confirmDeletion, async ({ input, tx }) => {
  const { userId } = await redeemLink(tx, input.token, ['accountDeletion'])
  if ((await provisioningSchools(tx, userId)).length > 0) throw fail('token.invalid')
  await erasePerson(tx, userId)
  return null
})

const decide = (tx: Tx, { id }: TableRow, status: string, reason: string | null = null) =>
  tx.run(
    'update deletion_requests set status = $2, reason = $3, decided_by_id = $4, decided_at = now() where id = $1',
    [id, status, reason, tx.me.id],
  )

/** One school does not decide for another. */
export const approveDeletion = handle(protocol.approveDeletion, async ({ subject: request, tx }) => {
  const others = await provisioningSchools(tx, request.userId)
  const other = others.find(({ id }) => id !== request.organizationId)
  if (other) throw fail('erasure.otherSchool', { organization: other.organization })
  await decide(tx, request, 'approved')
  await erasePerson(tx, request.userId)
})

export const denyDeletion = handle(protocol.denyDeletion, async ({ subject: request, input, tx }) => {
  await decide(tx, request, 'denied', input.reason)
  const { id: deletionRequestId, userId } = request
  tx.emit(protocol.deletionDenied, { userId, deletionRequestId }, { type: 'users', id: userId })
})

export const withdrawDeletion = handle(protocol.withdrawDeletion, async ({ subject: request, tx }) => {
  await decide(tx, request, 'withdrawn')
  const { id: deletionRequestId, userId } = request
  tx.emit(protocol.deletionWithdrawn, { userId, deletionRequestId }, { type: 'users', id: userId })
})
