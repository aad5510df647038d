import { verifyPassword } from '#auth/passwords/hash.ts'
import { lockUser, passwordHashOf } from '#auth/sign-in.ts'
import { fail, failField } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/account.ts'
import { users, userUpdated } from '#protocol/features/users.ts'
import { requestEmailChange } from './email-change.ts'

export const currentUser = answer(protocol.currentUser, ({ me }) => ({ where: { id: me.self } }))

/** Every organization of the person, whatever the current one is: this is the list they choose from. */
export const currentOrganizations = answer(protocol.currentOrganizations, ({ me }) => ({
  where: { id: me.allRoles.flatMap((role) => role.organizationId ?? []) },
}))

/** A stolen phone must not be able to move the account to another address: that needs the password again. */
export const updateCurrentUser = handle(protocol.updateCurrentUser, async ({ input, me, tx, call }) => {
  const { email, currentPassword, ...details } = input
  const id = me.requireId()
  const user = await tx.find(users, id)
  tx.requireUnchanged(user)
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase()) {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    await call.throttle.password(id)
    // Under lock, so that a password that is being replaced is refused or ends what is asked here.
    await lockUser(tx, id)
    if (!(await verifyPassword(await passwordHashOf(tx, id), currentPassword ?? '')))
      throw failField('password.wrong', 'currentPassword')
    await requestEmailChange(tx, user, email)
  }
  if (Object.keys(details).length > 0) {
    await tx.update(users, id, details)
    tx.emit(userUpdated, { userId: id }, { type: 'users', id })
  }
  return { id }
})
