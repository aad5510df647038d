import { createHash } from 'node:crypto'
import type { Statement } from '#db/batch.ts'
import { fail } from './fail.ts'
import type { Answer } from './road.ts'
import type { Tx } from './transaction.ts'

export type IdempotencyKey = { caller: string; key: string; hash: string }

/** The key belongs to a caller and a route; the hash notices when it is used for something else. */
export function idempotencyKey(
  header: string | undefined,
  caller: string,
  route: string,
  body: unknown,
): IdempotencyKey | null {
  if (header === undefined) return null
  if (header.length === 0 || header.length > 255)
    throw fail('parameter.invalid', { name: 'Idempotency-Key' }, { header: 'Idempotency-Key' })
  const hash = createHash('sha256')
    .update(route)
    .update('\n')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
  return { caller, key: header, hash }
}

/**
 * Claims the key inside the caller's transaction. A twin that runs at the same moment waits for the first to commit
 * and then gets its answer; if the first failed, its claim is gone and the twin does the work.
 */
export async function claim(tx: Tx, { caller, key, hash }: IdempotencyKey): Promise<Answer | undefined> {
  const claimed = await tx.run(
    `insert into idempotency_keys (caller, key, request_hash) values ($1, $2, $3) on conflict (tenant_id, caller, key) do nothing`,
    [caller, key, hash],
  )
  if (claimed === 1) return undefined
  const first = await tx.row(
    `select request_hash, status, headers, body from idempotency_keys where caller = $1 and key = $2`,
    [caller, key],
  )
  if (!first?.status) throw fail('idempotency.running')
  if (first.request_hash !== hash) throw fail('idempotency.mismatch', {}, { header: 'Idempotency-Key' })
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
