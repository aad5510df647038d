import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/users.ts'
import { keepsAnAdmin, roleInReach } from './users.rules.ts'

/** Giving a role twice changes nothing. */
export const addRole = handle(protocol.addRole, async ({ subject: user, input, me, tx }) => {
  const { name, organization } = await roleInReach(tx, me, input)
  const added = await tx.run(
    `insert into roles (user_id, name, organization_id) values ($1, $2, $3)
     on conflict (tenant_id, user_id, name, organization_id) do nothing`,
    [user.id, name, organization.id],
  )
  if (added)
    tx.emit(
      protocol.roleAdded,
      { userId: user.id, role: name, organizationId: organization.id },
      { type: 'users', id: user.id },
    )
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
