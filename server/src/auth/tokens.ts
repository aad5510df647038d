import { randomBytes } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import { hashToken } from './authenticate.ts'

/** 128 bits for a session, as its clients expect; 256 for a link that travels by mail. */
export const newSessionToken = () => randomBytes(16).toString('base64url')
const newLinkToken = () => randomBytes(32).toString('base64url')

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

const looksLikeToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]{43}$/.test(token)

/** Uses the link up, once: of two that come at the same moment one wins. Opening a link never does this, only a POST. */
export async function redeemLink(
  tx: Tx,
  token: unknown,
  purposes: readonly LinkPurpose[],
  otherwise: 'token.invalid' | 'reset.invalid' = 'token.invalid',
): Promise<TableRow> {
  if (!looksLikeToken(token)) throw fail(otherwise)
  const row = await tx.row(
    `update link_tokens set used_at = now()
     where token_hash = $1 and purpose = any($2) and used_at is null and expires_at > now()
     returning user_id as "userId", purpose, data`,
    [hashToken(token), purposes],
  )
  if (!row) throw fail(otherwise)
  return row
}

export async function isLinkGood(tx: Tx, token: unknown, purposes: readonly LinkPurpose[]): Promise<boolean> {
  if (!looksLikeToken(token)) return false
  const row = await tx.row(
    `select 1 as good from link_tokens where token_hash = $1 and purpose = any($2) and used_at is null and expires_at > now()`,
    [hashToken(token), purposes],
  )
  return row !== undefined
}
