import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/users.ts'
import { userPolicy } from './users.policy.ts'
import { roleInReach } from './users.rules.ts'

/** Somebody new is invited: they set their own password, nobody sets it for them. */
export const createUser = handle(
  protocol.createUser,
  async ({ input, me, tx }) => {
    const { role, organizationId, ...details } = input
    const granted = await roleInReach(tx, me, { name: role ?? 'volunteer', organizationId })
    const row = await tx.insert(protocol.users, {
      ...details,
      locale: details.locale ?? tx.site.locale,
      status: 'invited',
      invitedAt: new Date(),
    })
    await tx.run('insert into roles (user_id, name, organization_id) values ($1, $2, $3)', [
      row.id,
      granted.name,
      granted.organization.id,
    ])
    tx.emit(protocol.userInvited, { userId: row.id }, { type: 'users', id: row.id })
    return { id: row.id, created: true }
  },
  userPolicy.create,
)
