import { voidLinks } from '#auth/tokens.ts'
import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { requestEmailChange } from '#features/account/email-change.ts'
import * as protocol from '#protocol/features/users.ts'
import { changeStatus } from './change-status.ts'
import { accountElsewhere } from './stand-in.ts'
import { whollyManaged } from './users.policy.ts'

const subjectOf = (user: { id: string }) => ({ type: 'users', id: user.id })

/** An administrator corrects details at once; a new e-mail address of somebody active is confirmed by that address. */
export const updateUser = handle(protocol.updateUser, async ({ subject: user, input, me, tx }) => {
  const { status, email, ...details } = input
  const isNewAddress = email !== undefined && email.toLowerCase() !== user.email.toLowerCase()
  if (isNewAddress) await changeAddress(tx, me, user, email)
  if (Object.keys(details).length > 0) await tx.update(protocol.users, user.id, details)
  if (isNewAddress || Object.keys(details).length > 0)
    tx.emit(protocol.userUpdated, { userId: user.id }, subjectOf(user))
  if (status === undefined || status === user.status) return
  const isWholly = await tx.holdsFor(protocol.users, user.id, whollyManaged(me))
  if (!isWholly) throw fail('access.forbidden')
  await changeStatus(tx, user, status)
})

/**
 * Whoever decides where somebody's mail goes can become that person. So not oneself here, where no password is asked;
 * not while acting as somebody else; and only for people all of whose roles one looks after.
 */
export async function changeAddress(tx: Tx, me: Me, user: TableRow<'users'>, email: string): Promise<void> {
  if (me.isImpersonated) throw fail('impersonation.forbidden')
  if (user.id === me.id) throw failField('readOnly', 'email')
  if (!(await tx.holdsFor(protocol.users, user.id, whollyManaged(me)))) throw fail('access.forbidden')
  if (user.status !== 'invited') return requestEmailChange(tx, user, email)
  // The invitation went to an address that was wrong: it must not work there any more.
  await voidLinks(tx, user.id, ['invitation'])
  const isStandIn = (await accountElsewhere(tx, email, user.id)) !== undefined
  await tx.update(protocol.users, user.id, { email, isStandIn })
  // Whoever was not invited yet is not invited by a correction.
  if (!user.invitedAt) return
  tx.emit(protocol.userInvited, { userId: user.id }, subjectOf(user))
}
