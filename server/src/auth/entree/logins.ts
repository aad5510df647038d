import type { FastifyRequest } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { readCookie } from '#server/http/request-context.ts'
import { hashToken } from '../authenticate.ts'
import type { EntreePerson } from './claims.ts'
import type { Secrets } from './entree-client.ts'
import { Refusal } from './refusal.ts'

const MINUTES = 10

export type Login = Secrets & { id: string; returnTo: string | null }

export const newSecrets = (): Secrets => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
})

/** A sign-in begins. Its id goes only to this browser's cookie, its state only through the identity provider. */
export async function startLogin(tx: Tx, secrets: Secrets, returnTo: string | null): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    `insert into oidc_logins (state_hash, nonce, verifier, return_to, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => ${MINUTES})) returning id`,
    [hashToken(secrets.state), secrets.nonce, secrets.verifier, returnTo],
  )
  return id
}

/** The sign-in that this state belongs to, once, and only in the browser that began it. */
export async function claimLogin(tx: Tx, state: string | null, browser: string | undefined): Promise<Login> {
  const row = await tx.row<Omit<Login, 'state'> & { isUsed: boolean; isLate: boolean }>(
    `select id, nonce, verifier, return_to as "returnTo", used_at is not null as "isUsed", expires_at <= now() as "isLate"
     from oidc_logins where state_hash = $1 for update`,
    [hashToken(state ?? '')],
  )
  if (!row || !state) throw new Refusal('state_mismatch')
  if (row.isUsed) throw new Refusal('replayed')
  // Not used up: the browser it belongs to may still come.
  if (row.id !== browser) throw new Refusal('state_mismatch')
  if (row.isLate) throw new Refusal('expired')
  await tx.run('update oidc_logins set used_at = now() where id = $1', [row.id])
  return { id: row.id, state, nonce: row.nonce, verifier: row.verifier, returnTo: row.returnTo }
}

/** Keeps who was proved here until the owner of the account has given its password. */
export async function keepForLink(tx: Tx, login: Login, person: EntreePerson, userId: string): Promise<void> {
  await tx.run(
    `update oidc_logins set user_id = $2, issuer = $3, subject = $4, expires_at = now() + make_interval(mins => ${MINUTES})
     where id = $1`,
    [login.id, userId, person.issuer, person.subject],
  )
}

/** The identity that waits in this browser for the password of this account, once. */
export async function takeForLink(
  tx: Tx,
  browser: string | undefined,
  userId: string,
): Promise<{ issuer: string; subject: string }> {
  const row =
    browser &&
    (await tx.row<{ issuer: string; subject: string }>(
      `delete from oidc_logins where id = $1 and user_id = $2 and expires_at > now() returning issuer, subject`,
      [browser, userId],
    ))
  if (!row) throw fail('token.invalid')
  return row
}

// With the prefix no sibling site can set the cookie for us; browsers allow the prefix only on https.
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-entree' : 'entree')

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  `${cookieName(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`

/** Long enough for the way through the identity provider and then for the password of an account. */
export const loginCookie = (id: string, isSecure: boolean) => cookie(id, 2 * MINUTES * 60, isSecure)
export const clearedLoginCookie = (isSecure: boolean) => cookie('', 0, isSecure)

export function browserOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const value = readCookie(request.headers.cookie, cookieName(isSecure))
  return isId(value) ? value : undefined
}
