import type { TableRow } from '#db/tables.ts'
import type { RoleName } from '#engine/judging/me.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { identityLinked } from '#protocol/features/sessions.ts'
import { userLife } from '#protocol/features/users.ts'
import { affiliationFits, type EntreePerson, schoolsWithBrin } from './claims.ts'
import { AccountConflict, Refusal } from './refusal.ts'

type Person = Pick<TableRow<'users'>, 'id' | 'status'>
type School = { id: string; brin: string; status: string }

/**
 * Whose account this is. Who came before is known by issuer and subject alone; who comes for the first time must be
 * in the school's own list, and is remembered. Nobody gets an account or a role here: schools bring those.
 */
export async function matchUser(tx: Tx, person: EntreePerson): Promise<Person> {
  const schools = await schoolsOf(tx, person.brin)
  const known = await tx.row<Person>(
    `select u.id, u.status from identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
    [person.issuer, person.subject],
  )
  const user = known ?? (await newcomer(tx, person, schools))
  await requireMember(tx, user, schools, person.affiliations)
  if (!known) {
    await requireNoOtherWayIn(tx, user, schools, person)
    await linkIdentity(tx, user, person)
  }
  if (user.status === 'invited') await activate(tx, user)
  return user
}

async function schoolsOf(tx: Tx, brin: string | null): Promise<School[]> {
  if (!brin) throw new Refusal('brin_missing')
  const family = await tx.rows<School>(
    `select id, upper(brin) as brin, status from organizations where type = 'School' and left(upper(brin), 4) = $1`,
    [brin.slice(0, 4)],
  )
  const schools = schoolsWithBrin(family, brin)
  if (schools.length === 0) throw new Refusal('brin_unknown')
  const approved = schools.filter((school) => school.status === 'approved')
  if (approved.length === 0) throw new Refusal('school_not_activated')
  return approved
}

/** By the mail address that the school gives; the row is locked, so that two who come at once take turns. */
async function newcomer(tx: Tx, person: EntreePerson, schools: readonly School[]): Promise<Person> {
  if (schools.length > 1) throw new Refusal('brin_four_ambiguous')
  if (!person.mail) throw new Refusal('mail_missing')
  const user = await tx.row<Person>(`select id, status from users where email_key = lower($1) for no key update`, [
    person.mail,
  ])
  if (!user) throw new Refusal('user_not_provisioned')
  return user
}

async function requireMember(
  tx: Tx,
  user: Person,
  schools: readonly School[],
  affiliations: readonly string[],
): Promise<void> {
  const roles = await tx.rows<{ name: RoleName }>(
    'select name from roles where user_id = $1 and organization_id = any($2)',
    [user.id, schools.map((school) => school.id)],
  )
  if (roles.length === 0) throw new Refusal('user_other_school')
  if (user.status === 'inactive' || user.status === 'archived') throw new Refusal('user_archived')
  const names = roles.map((role) => role.name)
  if (!affiliationFits(affiliations, names)) throw new Refusal('role_mismatch')
}

/**
 * A school speaks for its own people. An account that has a password, another identity or a role elsewhere belongs to
 * more than this school, so a mail address is not enough to get into it.
 */
async function requireNoOtherWayIn(
  tx: Tx,
  user: Person,
  schools: readonly School[],
  { issuer, subject }: EntreePerson,
): Promise<void> {
  const row = await tx.one<{ isTaken: boolean }>(
    `select exists (select from credentials where user_id = $1 and password_hash is not null)
         or exists (select from identities where user_id = $1 and (issuer, subject) <> ($2, $3))
         or exists (select from roles where user_id = $1 and organization_id is distinct from $4) as "isTaken"`,
    [user.id, issuer, subject, schools[0]?.id],
  )
  if (row.isTaken) throw new AccountConflict(user.id)
}

export async function linkIdentity(
  tx: Tx,
  user: { id: string },
  { issuer, subject }: Pick<EntreePerson, 'issuer' | 'subject'>,
): Promise<void> {
  const added = await tx.run(
    `insert into identities (user_id, issuer, subject) values ($1, $2, $3)
     on conflict (tenant_id, issuer, subject) do nothing`,
    [user.id, issuer, subject],
  )
  if (added > 0) tx.emit(identityLinked, { userId: user.id }, { type: 'users', id: user.id })
}

/** Who was invited and comes through their school has accepted, without a password to choose. */
async function activate(tx: Tx, user: Person): Promise<void> {
  await tx.move(userLife.confirm, user, { set: { confirmedAt: new Date() }, tell: { userId: user.id } })
}
