import type { System } from '#db/system.ts'
import type { TableRow } from '#db/tables.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { SessionValues } from '../http/session-headers.ts'
import { verifyPassword } from './passwords/hash.ts'
import { startSession } from './start-session.ts'
import type { Throttle } from './throttle.ts'

/** What signing in has to know of somebody. */
export type AuthUser = Pick<
  TableRow<'users'>,
  'id' | 'email' | 'status' | 'firstName' | 'infix' | 'lastName' | 'locale'
>
export type SignedIn = { user: AuthUser; session: SessionValues }

const userColumns = 'u.id, u.email, u.status, u.first_name as "firstName", u.infix, u.last_name as "lastName", u.locale'

export function findUserByEmail(tx: Tx, email: string): Promise<AuthUser | undefined> {
  return tx.row(`select ${userColumns} from users u where u.email_key = lower($1)`, [email])
}

export function findUserById(tx: Tx, id: string): Promise<AuthUser | undefined> {
  return tx.row(`select ${userColumns} from users u where u.id = $1`, [id])
}

/** Whoever is archived, or gets another password, at this moment is so before the lock is ours or after we are done. */
export function lockUser(tx: Tx, id: string): Promise<AuthUser | undefined> {
  return tx.row(`select ${userColumns} from users u where u.id = $1 for no key update`, [id])
}

/** The one door: every way of signing in ends here, so that status is never forgotten on one of them. */
export async function admit(
  tx: Tx,
  call: Call,
  userId: string,
  kind: 'password' | 'passwordless' | 'entree' | 'reset',
): Promise<SignedIn> {
  const user = await lockUser(tx, userId)
  if (user?.status !== 'active') throw fail('signin.failed')
  return { user, session: await startSession(tx, { user, kind, userAgent: call.userAgent }) }
}

export async function passwordHashOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx.row<{ hash: string | null }>(
    'select password_hash as hash from credentials where user_id = $1',
    [userId],
  )
  return row?.hash ?? undefined
}

/** Checking a password takes long and is done without a transaction: it must still be the same one when it counts. */
export async function isStillPassword(tx: Tx, userId: string, checked: string | undefined): Promise<boolean> {
  await lockUser(tx, userId)
  return (await passwordHashOf(tx, userId)) === checked
}

type Tools = {
  system: System
  throttle: Throttle
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** What happens together with letting the person in; plainly letting them in when it is left out. */
  enter?: (tx: Tx, user: AuthUser) => Promise<SignedIn>
}

/**
 * Wrong address, wrong password and an account that may not sign in all look and last the same: two comparisons. Only who
 * proves the password of their account at another partner is told that this is the wrong website.
 */
export async function signInWithPassword(call: Call, email: string, password: string, tools: Tools): Promise<SignedIn> {
  await tools.throttle.signIn(email, call)
  const found = await tools.inTenant((tx) =>
    tx.row<AuthUser & { hash: string | null }>(
      `select ${userColumns}, c.password_hash as hash
       from users u left join credentials c on c.user_id = u.id where u.email_key = lower($1)`,
      [email],
    ),
  )
  const isRight = await verifyPassword(found?.hash, password)
  if (!isRight || found?.status !== 'active') {
    call.log.warn({ tenant: call.site.key, user: found?.id }, 'sign-in refused')
    if (await isRightElsewhere(tools.system, call, email, password)) throw fail('signin.wrongCenter')
    throw fail('signin.failed')
  }
  return tools.inTenant(async (tx) => {
    if (!(await isStillPassword(tx, found.id, found.hash ?? undefined))) throw fail('signin.failed')
    return tools.enter ? tools.enter(tx, found) : admit(tx, call, found.id, 'password')
  })
}

async function isRightElsewhere(system: System, call: Call, email: string, password: string): Promise<boolean> {
  return verifyPassword(await system.passwordElsewhere(email, call.site.id), password)
}
