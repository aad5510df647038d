import { randomUUID } from 'node:crypto'
import { findUserByEmail, lockUser } from '#auth/sign-in.ts'
import { failField } from '#engine/fail.ts'
import type { RoleName } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { users } from '#protocol/features/users.ts'
import { grantRole } from './roles/role-offers.ts'
import { userPolicy } from './users.policy.ts'

type Account = { id: string; email: string; locale: Locale; firstName: string }
type Owner = Account & { isStandIn: boolean }

/**
 * Who has an address, as far as whoever asks may know: somebody in their sight, or an account elsewhere, of which they must
 * not learn. The same is asked for every address. Of two who ask about the same one the second waits for what the first does.
 */
export async function ownerOfAddress(
  tx: Tx,
  email: string,
  exceptId: string | null = null,
): Promise<{ inSight?: string; elsewhere?: Account }> {
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('address ' || current_tenant() || lower($1), 0))`, [
    email,
  ])
  const columns = 'id, email, locale, first_name as "firstName", is_stand_in as "isStandIn"'
  const owners = await tx.rows<Owner>(
    `select ${columns} from users where email_key = lower($1) and id is distinct from $2
     union all
     select ${columns} from users where is_stand_in and lower(email) = lower($1) and id is distinct from $2`,
    [email, exceptId],
  )
  const ids = owners.length > 0 ? owners.map(({ id }) => id) : [randomUUID()]
  for (const id of ids) {
    if (await tx.holdsFor(users, id, userPolicy.read(tx.me))) return { inSight: id }
  }
  const elsewhere = owners.find(({ isStandIn }) => !isStandIn)
  return elsewhere ? { elsewhere } : {}
}

/** The account elsewhere that has this address. Whose address it is they may see is told. */
export async function accountElsewhere(
  tx: Tx,
  email: string,
  exceptId: string | null = null,
): Promise<Account | undefined> {
  const { inSight, elsewhere } = await ownerOfAddress(tx, email, exceptId)
  if (inSight) throw failField('emailTaken', 'email')
  return elsewhere
}

type Invited = { id: string; email: string }

/**
 * Whoever stands in for an account becomes part of it, now that its owner has shown that the mailbox is theirs. Gives the
 * account; where there is none any more the stand-in is one from now on.
 */
export async function joinAccount(tx: Tx, invited: Invited) {
  const standIn = await tx.row('select id from users where id = $1 and is_stand_in', [invited.id])
  if (!standIn) return lockUser(tx, invited.id)
  const account = await findUserByEmail(tx, invited.email)
  if (!account) {
    await tx.run('update users set is_stand_in = false where id = $1', [invited.id])
    return lockUser(tx, invited.id)
  }
  const roles = await tx.rows<{ name: RoleName; organizationId: string }>(
    'select name, organization_id as "organizationId" from roles where user_id = $1',
    [invited.id],
  )
  await tx.run('select merge_stand_in($1, $2)', [invited.id, account.id])
  for (const { name, organizationId } of roles) await grantRole(tx, account.id, name, organizationId)
  return lockUser(tx, account.id)
}
