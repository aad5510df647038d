import { randomBytes } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { CODE_MINUTES, newCode, readToken } from '#auth/short-code.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { required } from '#protocol/shared/guards.ts'
import type { Contract, Signer } from '../paper/contract-paper.ts'
import type { Way } from './way-to-signer.ts'

const LINK_DAYS = 30

/** For one signer of one version of one contract; only what it becomes is kept. */
export function newLink(tx: Tx, contract: Contract, signer: Signer, { kind, reached }: Way) {
  const token = randomBytes(32).toString('base64url')
  const storing = tx.run(
    `insert into contract_links (contract_id, signer_id, version, kind, reached, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [contract.id, signer.id, contract.version, kind, reached, hashToken(token), LINK_DAYS],
  )
  return { link: `/contracts/${contract.id}/sign/${signer.id}?token=${token}`, storing }
}

/** On the screen of whoever shows it, for somebody who stands beside it. The one before it is over. */
export async function issueCode(tx: Tx, contract: Contract, signer: Signer, shownBy: string) {
  const code = newCode()
  await tx.run(
    `update contract_links set ended_at = now() where signer_id = $1 and kind = 'code' and ended_at is null`,
    [signer.id],
  )
  const { expiresAt } = await tx.one<{ expiresAt: Date }>(
    `insert into contract_links (contract_id, signer_id, version, kind, reached, token_hash, expires_at)
     values ($1, $2, $3, 'code', $4, $5, now() + make_interval(mins => $6)) returning expires_at as "expiresAt"`,
    [contract.id, signer.id, contract.version, shownBy, hashToken(code), CODE_MINUTES],
  )
  return { code, expiresAt: expiresAt.toISOString() }
}

export const endLinks = (tx: Tx, signerId: string) =>
  tx.run('update contract_links set ended_at = now() where signer_id = $1 and ended_at is null', [signerId])

/** Somebody who may act for one signer, and how we know. */
export type Holder = {
  contract: Contract
  signerId: string
  via: 'mail' | 'sms' | 'code' | 'account'
  reached: string | null
  /** The sealed document goes to who has a link of their own that is still good. A code is for the moment of signing. */
  mayTake: boolean
}
type Found = {
  signerId: string
  contractId: string
  version: number
  kind: 'mail' | 'sms' | 'code'
  reached: string
  isOver: boolean
  isEnded: boolean
}

/** Whoever only looks holds nobody up. */
type How = { hold?: boolean }
const contractOf = async (tx: Tx, contractId: string, { hold }: How): Promise<Contract> =>
  required(
    await tx.rowFrom(protocol.contracts, `where id = $1${hold ? ' for no key update' : ''}`, [contractId]),
    'contract of a signer',
  )

/** A host with many students signs all of them by the link of one: it came in the mailbox where the others came too. */
const sameMailbox = async (tx: Tx, { kind, reached, isOver, isEnded, ...link }: Found, signerId: string) =>
  kind !== 'mail' || isOver || isEnded
    ? undefined
    : tx.row<{ id: string; contractId: string }>(
        `select s.id, s.contract_id as "contractId" from contract_signers s
         join contract_signers own on own.id = $2 and own.role = s.role and lower(own.email) = lower(s.email)
         join contracts c on c.id = s.contract_id and c.status not in ('void', 'expired')
         where s.id = $1 and lower(s.email) = lower($3) and s.status <> 'waiting'`,
        [signerId, link.signerId, reached],
      )

/** Guessing is hopeless, and after a number of wrong ones it is over altogether. An old link says why it is one. */
async function byToken(tx: Tx, call: Call, token: string, signerId: string | null, how: How): Promise<Holder> {
  const link = await tx.row<Found>(
    `select signer_id as "signerId", contract_id as "contractId", version, kind, reached, expires_at <= now() as "isOver",
       ended_at is not null as "isEnded" from contract_links where token_hash = $1`,
    [hashToken(readToken(token))],
  )
  if (!link) {
    await call.throttle.question(call.ip)
    throw fail('contractLink.unknown')
  }
  const other = signerId && signerId !== link.signerId ? await sameMailbox(tx, link, signerId) : undefined
  if (other)
    return {
      contract: await contractOf(tx, other.contractId, how),
      signerId: other.id,
      via: 'mail',
      reached: link.reached,
      mayTake: false,
    }
  const contract = await contractOf(tx, link.contractId, how)
  if (link.isEnded) throw fail('contractLink.passedOn')
  if (link.version !== contract.version) throw fail('contractLink.changed')
  if (contract.status === 'void' || contract.status === 'expired') throw fail('contractLink.over')
  const isDone = contract.status === 'signed' || contract.status === 'signed_external'
  if (link.isOver && !isDone) throw fail('contractLink.expired')
  const mayTake = link.kind !== 'code' && !link.isOver
  return { contract, signerId: link.signerId, via: link.kind, reached: link.reached, mayTake }
}

async function byAccount(tx: Tx, signerId: string, how: How): Promise<Holder> {
  const signer = await tx.row<{ contractId: string }>(
    'select contract_id as "contractId" from contract_signers where id = $1 and user_id = $2',
    [signerId, tx.me.requireId()],
  )
  if (!signer) throw fail('record.missing')
  const contract = await contractOf(tx, signer.contractId, how)
  if (contract.status === 'void' || contract.status === 'expired') throw fail('contractLink.over')
  return { contract, signerId, via: 'account', reached: null, mayTake: true }
}

type Whose = { token?: string | null | undefined; signerId?: string | null | undefined }
export function holderOf(tx: Tx, call: Call, { token, signerId }: Whose, how: How = {}): Promise<Holder> {
  if (token) return byToken(tx, call, token, signerId ?? null, how)
  if (signerId && tx.me.id) return byAccount(tx, signerId, how)
  throw fail('contractLink.unknown')
}
