import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Me, RoleName } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hostsOfCenter } from '#features/organizations/organizations.policy.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { type RoleInput, requireOneMeaning, roleFits } from '../users.rules.ts'

export type GrantedRole = { name: RoleName; organization: Pick<TableRow<'organizations'>, 'id' | 'type' | 'name'> }

/** Which role in which organization is meant, and that this person may hand it out there. */
export async function roleInReach(tx: Tx, me: Me, input: RoleInput): Promise<GrantedRole> {
  requireOneMeaning(input)
  const name = input.name ?? input.role
  if (!name) throw failField('required', 'name')
  const organizationId = input.organizationId ?? input.resourceId ?? me.currentOrganizationId ?? onlyOne(me.adminOf())
  if (!organizationId) throw failField('required', 'organizationId')
  const organization = await tx.row<GrantedRole['organization']>(
    'select id, type, name from organizations where id = $1',
    [organizationId],
  )
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

const onlyOne = ([id, ...others]: string[]): string | null => (id && others.length === 0 ? id : null)
