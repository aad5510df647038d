import { fail, failField } from '#engine/fail.ts'
import type { Me, OrganizationType, RoleName } from '#engine/me.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { organizations } from '#protocol/organizations.ts'

/** Students exist only at schools; every other role exists everywhere. */
export const roleFits = (name: RoleName, type: OrganizationType): boolean => name !== 'student' || type === 'School'

type RoleInput = {
  name?: RoleName | null
  role?: RoleName | null
  organizationId?: string | null
  resourceId?: string | null
  resourceType?: string | null
}

/** There are two names for each, because clients send either; who sends both means the same with both. */
function requireOneMeaning({ name, role, organizationId, resourceId }: RoleInput): void {
  if (name && role && name !== role) throw failField('contradiction', 'role', { other: 'name' })
  if (organizationId && resourceId && organizationId !== resourceId)
    throw failField('contradiction', 'resourceId', { other: 'organizationId' })
}

/** Which role in which organization is meant, and that this person may hand it out there. */
export async function roleInReach(
  tx: Tx,
  me: Me,
  input: RoleInput,
): Promise<{ name: RoleName; organization: TableRow }> {
  requireOneMeaning(input)
  const name = input.name ?? input.role
  if (!name) throw failField('required', 'name')
  const organizationId = input.organizationId ?? input.resourceId ?? me.currentOrganizationId ?? onlyOne(me.adminOf())
  if (!organizationId) throw failField('required', 'organizationId')
  const organization = await tx.row('select id, type, name from organizations where id = $1', [organizationId])
  if (!organization)
    throw fail('relation.missing', { name: 'organization' }, { pointer: '/data/attributes/organizationId' })
  const isOwn = me.isOperator || me.adminOf().includes(organizationId)
  const isManaged = await tx.holdsFor(organizations, organizationId, hostsOfCenter(me))
  if (!isOwn && !isManaged) throw fail('access.forbidden')
  if (input.resourceType && input.resourceType !== organization.type)
    throw failField('contradiction', 'resourceType', { other: 'organizationId' })
  if (!roleFits(name, organization.type)) throw failField('role.unfit', 'name')
  return { name, organization }
}

const onlyOne = (ids: string[]): string | null => (ids.length === 1 ? (ids[0] as string) : null)

/** Locks the organization first, so that of two who leave at the same moment the second sees that the first went. */
export async function keepsAnAdmin(tx: Tx, organizationId: string, leavingUserId: string): Promise<boolean> {
  await tx.run('select from organizations where id = $1 for no key update', [organizationId])
  const other = await tx.row(
    `select r.id from roles r join users u on u.id = r.user_id
     where r.organization_id = $1 and r.name = 'admin' and r.user_id <> $2 and u.status = 'active' limit 1`,
    [organizationId, leavingUserId],
  )
  return other !== undefined
}

/** Somebody who is the last administrator anywhere stays until there is another. */
export async function requireNotLastAdmin(tx: Tx, userId: string): Promise<void> {
  const administered = await tx.rows(
    `select organization_id from roles where user_id = $1 and name = 'admin' and organization_id is not null
     order by organization_id`,
    [userId],
  )
  for (const { organization_id } of administered) {
    if (!(await keepsAnAdmin(tx, organization_id, userId))) throw fail('role.lastAdmin')
  }
}
