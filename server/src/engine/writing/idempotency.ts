import { createHmac } from 'node:crypto'
import type { Statement } from '#db/batch.ts'
import { fail } from '../fail.ts'
import type { Answer } from '../road.ts'
import type { Tx } from './transaction.ts'

export type IdempotencyKey = { caller: string; key: string; hash: string }

/** A write as its caller sent it. */
export type Sending = {
  /** The header Idempotency-Key. */
  key: string | undefined
  method: string
  url: string
  /** What must be the same for it to be the same request: the body, or the parts of it that count. */
  content: readonly (string | Uint8Array)[]
}

/**
 * The key belongs to a caller and a route, so the same one elsewhere is another; of callers whom we do not know each
 * address has its own. The hash notices when it is used for something else. A body may hold a password, and a plain
 * hash of one could be guessed from a copy of the database: hence the secret.
 */
export function idempotencyKey(
  sending: Sending,
  callerId: string | null,
  ip: string,
  secret: string,
): IdempotencyKey | null {
  const { key, method, url, content } = sending
  if (key === undefined) return null
  if (key.length === 0 || key.length > 255)
    throw fail('parameter.invalid', { name: 'Idempotency-Key' }, { header: 'Idempotency-Key' })
  const [path = '', query = ''] = url.split('?', 2)
  const scope = callerId ? [] : [ip]
  return {
    caller: callerId ?? 'guest',
    key: digest(secret, [method, path, key, ...scope]),
    hash: digest(secret, [query, ...content]),
  }
}

/** Each part with its length, so that no two lists of parts look the same. */
function digest(secret: string, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(`${part.length}\n`).update(part)
  return hmac.digest('hex')
}

/**
 * Claims the key inside the caller's transaction. A twin that runs at the same moment waits for the first to commit
 * and then gets its answer; if the first failed, its claim is gone and the twin does the work.
 */
export function claiming({ caller, key, hash }: IdempotencyKey): Statement {
  return {
    text: `insert into idempotency_keys (caller, key, request_hash) values ($1, $2, $3) on conflict (tenant_id, caller, key) do nothing`,
    values: [caller, key, hash],
  }
}

/** The answer that was given before, if this is a repeat. */
export async function replayOf(tx: Tx, made: IdempotencyKey): Promise<Answer | undefined> {
  const { caller, key, hash } = made
  const [claim] = await tx.batch([claiming(made)])
  if (claim?.count === 1) return undefined
  const first = await tx.row<Answer & { hash: string }>(
    `select request_hash as hash, status, headers, body from idempotency_keys where caller = $1 and key = $2`,
    [caller, key],
  )
  if (!first?.status) throw fail('idempotency.running')
  if (first.hash !== hash) throw fail('idempotency.mismatch', {}, { header: 'Idempotency-Key' })
  return { status: first.status, body: first.body, headers: { ...first.headers, 'idempotency-replayed': 'true' } }
}

export function keepAnswer({ caller, key }: IdempotencyKey, answer: Answer): Statement {
  return {
    text: `update idempotency_keys set status = $3, headers = $4, body = $5 where caller = $1 and key = $2`,
    values: [caller, key, answer.status, JSON.stringify(answer.headers ?? {}), answer.body],
  }
}

/** Gives the key back: a repeat does the work again, as if it had come without one. */
export function release({ caller, key }: IdempotencyKey): Statement {
  return { text: 'delete from idempotency_keys where caller = $1 and key = $2', values: [caller, key] }
}
