import { Failure } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { organizationCreated, organizations } from '#protocol/features/organizations.ts'
import { userInvited, users } from '#protocol/features/users.ts'

export type First = {
  email: string
  firstName: string
  lastName: string
  /** The organization to begin with; without one they run the whole site. */
  organization?: { type: 'School' | 'VolunteerCenter'; name: string }
}

/**
 * Somebody has to be the first: at a site where nobody can invite anybody yet, whoever runs the installation does. The
 * way in is the same as for everybody, a mail with a link.
 */
export async function inviteFirst(tx: Tx, { email, firstName, lastName, organization }: First): Promise<string> {
  const place = organization ? await findOrAdd(tx, organization) : null
  const known = await tx.row('select id from users where email_key = $1', [email.toLowerCase()])
  if (known) throw new Failure([{ code: 'record.duplicate' }])
  const { id } = await tx.insert(users, { email, firstName, lastName, locale: tx.site.locale, status: 'invited' })
  await tx.run(`insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)`, [id, place])
  tx.emit(userInvited, { userId: id }, { type: 'users', id })
  return id
}

async function findOrAdd(tx: Tx, { type, name }: NonNullable<First['organization']>): Promise<string> {
  const known = await tx.row<{ id: string }>('select id from organizations where type = $1 and name = $2', [type, name])
  if (known) return known.id
  const { id } = await tx.insert(organizations, { type, name, status: 'approved' })
  tx.emit(organizationCreated, { organizationId: id }, { type: 'organizations', id })
  return id
}
