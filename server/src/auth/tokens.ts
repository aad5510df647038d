import { randomBytes } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hashToken } from './authenticate.ts'

/** 128 bits for a session, as its clients expect; 256 for a link that travels by mail. */
export const newSessionToken = () => randomBytes(16).toString('base64url')
export const newLinkToken = () => randomBytes(32).toString('base64url')

export type LinkPurpose = 'invitation' | 'reset' | 'emailChange' | 'magicLink' | 'entreeHandover' | 'accountDeletion'

const lifetimes: Record<LinkPurpose, number> = {
  invitation: 14 * 24 * 3600,
  reset: 3600,
  emailChange: 24 * 3600,
  magicLink: 600,
  entreeHandover: 60,
  accountDeletion: 24 * 3600,
}

/** Links of these kinds that the person has not used yet no longer work. */
export async function voidLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.run(`update link_tokens set used_at = now() where user_id = $1 and purpose = any($2) and used_at is null`, [
    userId,
    purposes,
  ])
}

/** A new link of this kind replaces the person's earlier ones. Only its hash is kept. */
export async function issueLink(tx: Tx, userId: string, purpose: LinkPurpose, data: object = {}): Promise<string> {
  const token = newLinkToken()
  await voidLinks(tx, userId, [purpose])
  await tx.run(
    `insert into link_tokens (user_id, purpose, token_hash, data, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [userId, purpose, hashToken(token), data, lifetimes[purpose]],
  )
  return token
}

export const looksLikeLinkToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[\w-]{43}$/.test(token)

const isGood = `token_hash = $1 and purpose = any($2) and used_at is null and expires_at > now()`

/** Whose link it was, and what it was made with. */
type Redeemed = { userId: string; purpose: LinkPurpose; data: Record<string, unknown> }

/** Uses the link up, once: of two that come at the same moment one wins. Opening a link never does this, only a POST. */
export async function redeemLink(
  tx: Tx,
  token: unknown,
  purposes: readonly LinkPurpose[],
  otherwise: 'token.invalid' | 'reset.invalid' = 'token.invalid',
): Promise<Redeemed> {
  if (!looksLikeLinkToken(token)) throw fail(otherwise)
  const values = [hashToken(token), purposes]
  // The person first and then the link, as everybody does who changes an account and voids its links.
  await tx.run(
    `select from users where id = (select user_id from link_tokens where ${isGood}) for no key update`,
    values,
  )
  const row = await tx.row<Redeemed>(
    `update link_tokens set used_at = now() where ${isGood} returning user_id as "userId", purpose, data`,
    values,
  )
  if (!row) throw fail(otherwise)
  return row
}

/** Whose link this is, as long as it works. Asking does not use it up. */
export async function ownerOfLink(
  tx: Tx,
  token: unknown,
  purposes: readonly LinkPurpose[],
): Promise<string | undefined> {
  if (!looksLikeLinkToken(token)) return undefined
  const row = await tx.row<{ id: string }>(`select user_id as id from link_tokens where ${isGood}`, [
    hashToken(token),
    purposes,
  ])
  return row?.id
}

export async function isLinkGood(tx: Tx, token: unknown, purposes: readonly LinkPurpose[]): Promise<boolean> {
  return (await ownerOfLink(tx, token, purposes)) !== undefined
}
