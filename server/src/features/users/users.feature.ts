import { allOf, type Condition, existsIn } from '#engine/condition.ts'
import { feature } from '#engine/feature.ts'
import { inverse, serve, through } from '#engine/serve.ts'
import * as protocol from '#protocol/users.ts'
import { addRole, removeRole } from './change-roles.ts'
import { createUser } from './create-user.ts'
import { currentOrganizations, currentUser, updateCurrentUser } from './current-user.ts'
import { resendInvitation, sendInvitation } from './invite.ts'
import { archiveUser, updateUser } from './update-user.ts'
import { contactPolicy, rolePolicy, studentPolicy, userPolicy } from './users.policy.ts'
import { tellRoleAdded, tellRoleRemoved } from './users.reactions.ts'

/** Both together mean one role: the administrators of that organization, not administrators who also know it. */
function usersByRole({ organizationIdEq, withRole }: Record<string, unknown>): Condition {
  return existsIn(
    'roles',
    'userId',
    'id',
    allOf(
      organizationIdEq ? { organizationId: organizationIdEq as string } : true,
      withRole ? { name: withRole as string } : true,
    ),
  )
}

export const usersFeature = feature({
  resources: [
    serve(protocol.users, {
      table: 'users',
      policy: userPolicy,
      relations: { roles: inverse('user_id'), organizations: through('roles', 'user_id', 'organization_id') },
      scopes: usersByRole,
    }),
    serve(protocol.roles, {
      table: 'roles',
      policy: rolePolicy,
      expressions: {
        resourceId: (t) => `${t}.organization_id`,
        resourceType: (t) =>
          `(select o.type from organizations o where o.tenant_id = ${t}.tenant_id and o.id = ${t}.organization_id)`,
      },
    }),
    serve(protocol.students, {
      table: 'users',
      policy: studentPolicy,
      where: existsIn('roles', 'userId', 'id', { name: 'student' }),
    }),
    serve(protocol.contacts, { table: 'users', policy: contactPolicy }),
  ],
  commands: [createUser, updateUser, archiveUser, addRole, removeRole, resendInvitation, updateCurrentUser],
  queries: [currentUser, currentOrganizations],
  reactions: [sendInvitation, tellRoleAdded, tellRoleRemoved],
})
