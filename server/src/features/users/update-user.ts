import { endSessions } from '#auth/start-session.ts'
import { voidLinks } from '#auth/tokens.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/me.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import * as protocol from '#protocol/users.ts'
import { requestEmailChange } from './email-change.ts'
import { whollyManaged } from './users.policy.ts'
import { requireNotLastAdmin } from './users.rules.ts'

const subjectOf = (user: TableRow) => ({ type: 'users', id: user.id })

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
  if (user.id === me.id || !isWholly) throw fail('access.forbidden')
  await changeStatus(tx, user, status)
})

/**
 * Whoever decides where somebody's mail goes can become that person. So not oneself here, where no password is asked;
 * not while acting as somebody else; and only for people all of whose roles one looks after.
 */
async function changeAddress(tx: Tx, me: Me, user: TableRow, email: string): Promise<void> {
  if (me.isImpersonated) throw fail('impersonation.forbidden')
  if (user.id === me.id) throw failField('readOnly', 'email')
  if (!(await tx.holdsFor(protocol.users, user.id, whollyManaged(me)))) throw fail('access.forbidden')
  if (user.status !== 'invited') return requestEmailChange(tx, user, email)
  // The invitation went to an address that was wrong: it must not work there any more.
  await voidLinks(tx, user.id, ['invitation'])
  await tx.update(protocol.users, user.id, { email })
  tx.emit(protocol.userInvited, { userId: user.id }, subjectOf(user))
}

export const archiveUser = handle(protocol.archiveUser, async ({ subject: user, me, tx }) => {
  if (user.id === me.id) throw fail('access.forbidden')
  await changeStatus(tx, user, 'archived')
  return null
})

/** invited → only archived (they become active by accepting); active ⇄ inactive; any → archived → active again. */
async function changeStatus(tx: Tx, user: TableRow, status: 'active' | 'inactive' | 'archived'): Promise<void> {
  if (user.status === 'invited' && status !== 'archived')
    throw fail('state.conflict', { field: 'status', state: user.status })
  if (user.status === 'archived' && status === 'inactive')
    throw fail('state.conflict', { field: 'status', state: user.status })
  if (status !== 'active') {
    await requireNotLastAdmin(tx, user.id)
    await endSessions(tx, user.id)
  }
  await tx.update(protocol.users, user.id, { status })
  if (status === 'archived') tx.emit(protocol.userArchived, { userId: user.id }, subjectOf(user))
  else tx.emit(protocol.userStatusChanged, { userId: user.id, status }, subjectOf(user))
}
