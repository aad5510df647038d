import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/users.ts'
import { keepsAnAdmin } from './last-admin.ts'
import { roleInReach } from './role-in-reach.ts'
import { grantRole, offerRole } from './role-offers.ts'

/** Giving a role twice changes nothing. Whoever is in already is asked before they become administrator or mentor. */
export const addRole = handle(protocol.addRole, async ({ subject: user, input, me, tx }) => {
  const { name, organization } = await roleInReach(tx, me, input)
  const isAsked = user.status !== 'invited' && user.id !== me.id && (name === 'admin' || name === 'mentor')
  if (isAsked) await offerRole(tx, user, name, organization.id)
  else await grantRole(tx, user.id, name, organization.id)
})

export const removeRole = handle(protocol.removeRole, async ({ subject: user, input, me, tx }) => {
  const { name, organization } = await roleInReach(tx, me, input)
  if (name === 'admin' && !(await keepsAnAdmin(tx, organization.id, user.id))) throw fail('role.lastAdmin')
  const removed = await tx.run(`delete from roles where user_id = $1 and name = $2 and organization_id = $3`, [
    user.id,
    name,
    organization.id,
  ])
  if (!removed) throw fail('record.missing')
  tx.emit(
    protocol.roleRemoved,
    { userId: user.id, role: name, organizationId: organization.id },
    { type: 'users', id: user.id },
  )
})
