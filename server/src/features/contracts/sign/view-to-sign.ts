import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { changesBetween } from '#protocol/features/contract-changes.ts'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { contracts, openContracts, signingContracts } from '#protocol/features/contracts.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import {
  type Contract,
  draftOf,
  type Released,
  releasedPaper,
  type Signer,
  signersOf,
} from '../paper/contract-paper.ts'
import type { Holder } from './contract-links.ts'
import { sentenceOf } from './sentence.ts'
import { turnsOf } from './turns.ts'

function stateOf({ contract }: Holder, signers: readonly Signer[], signer: Signer): ContractToSign['state'] {
  if (contract.status === 'signed' || contract.status === 'signed_external') return 'done'
  if (contract.status === 'declined') return 'declined'
  if (signer.status === 'signed') return 'signed'
  if (contract.status === 'awaiting_host' && signer.role === 'host') return 'fill'
  if (isOneOf(openContracts, contract.status)) return 'prepare'
  const isUp = turnsOf(signers).some(({ id }) => id === signer.id)
  return isOneOf(signingContracts, contract.status) && isUp ? 'sign' : 'wait'
}

/** Others that wait for the same person: one after the other, without a new mail. A code is for one only. */
function othersOf(tx: Tx, { via, reached }: Holder, { id, role }: Signer) {
  if (via !== 'mail' && via !== 'account') return []
  const [whose, value] = via === 'mail' ? ['lower(s.email) = lower($1)', reached] : ['s.user_id = $1', tx.me.id]
  return tx.rows<ContractToSign['others'][number]>(
    `select c.id as "contractId", s.id as "signerId", concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from contract_signers s join contracts c on c.id = s.contract_id join users u on u.id = c.student_id
     where ${whose} and s.role = $2 and s.id <> $3 and s.status in ('invited', 'viewed')
       and c.status in ('ready', 'partly_signed')
     order by c.waits_since, s.id limit 50`,
    [value, role, id],
  )
}

/** The text that is signed; before that, and when it was signed on paper, what would be released now. */
async function paperOf(tx: Tx, contract: Contract, known: Released | undefined) {
  const isOpen = isOneOf(openContracts, contract.status)
  if (!isOpen && contract.status !== 'signed_external')
    return { ...(known ?? (await releasedPaper(tx, contract))), blanks: [] }
  const { paper, blanks } = await draftOf(tx, contract)
  return { paper, hash: null, blanks: isOpen ? blanks : [] }
}

const partyOf = ({ parties }: ContractPaper, role: string) => parties.find((each) => each.role === role)?.name ?? ''

/** What this signer signed last, before it was changed. */
const signedBefore = (tx: Tx, signerId: string, version: number) =>
  tx.row<{ version: number; paper: ContractPaper }>(
    `select v.number as version, v.document::json as paper from contract_signatures g
       join contract_versions v on v.contract_id = g.contract_id and v.number = g.version
     where g.signer_id = $1 and g.version < $2 order by g.version desc limit 1`,
    [signerId, version],
  )

/** Where the sealed document is for who signed; it is made a moment after the last one signed. */
async function documentOf(tx: Tx, { contract, mayTake }: Holder): Promise<ContractToSign['document']> {
  if (contract.status !== 'signed') return null
  const seal = await tx.row('select 1 from contract_seals where contract_id = $1', [contract.id])
  return seal ? (mayTake ? 'ready' : 'over') : 'sealing'
}

/** As it is after what was just done. `known`: the text, where it was read already. */
export async function viewToSign(tx: Tx, holder: Holder, locale: Locale, known?: Released): Promise<ContractToSign> {
  const [found, signers] = await Promise.all([
    tx.rowFrom(contracts, 'where id = $1', [holder.contract.id]),
    signersOf(tx, holder.contract.id),
  ])
  return viewOf(tx, { ...holder, contract: required(found, 'contract of a link') }, signers, locale, known)
}

/** What whoever has to sign may see: names and how far it is, never how others are reached. */
export async function viewOf(
  tx: Tx,
  now: Holder,
  signers: readonly Signer[],
  locale: Locale,
  known?: Released,
): Promise<ContractToSign> {
  const signer = required(
    signers.find(({ id }) => id === now.signerId),
    'the seat of a link',
  )
  const { role } = signer
  const [{ paper, hash, blanks }, signed, others, document] = await Promise.all([
    paperOf(tx, now.contract, known),
    // Only of one that was changed.
    now.contract.version > 1 ? signedBefore(tx, signer.id, now.contract.version) : undefined,
    othersOf(tx, now, signer),
    documentOf(tx, now),
  ])
  return {
    contractId: now.contract.id,
    signerId: signer.id,
    number: now.contract.number,
    version: now.contract.version,
    state: stateOf(now, signers, signer),
    me: { role, name: signer.name },
    isFormal: role === 'guardian' || role === 'host',
    shownBy: now.via === 'code' ? now.reached : null,
    student: partyOf(paper, 'student'),
    firstName: paper.firstName,
    organization: partyOf(paper, 'host'),
    school: paper.school,
    summary: paper.summary[locale],
    steps: signers.map((each) => ({
      role: each.role,
      name: each.name,
      status: each.status,
      at: each.signedAt?.toISOString() ?? null,
      isMe: each.id === signer.id,
      step: each.step,
    })),
    paper,
    hash,
    sentence: sentenceOf(role, paper),
    blanks: role === 'host' ? blanks : [],
    canPassOn: role === 'host' && now.via !== 'code',
    reason: now.contract.reason,
    again: signed && hash ? { version: signed.version, changes: changesBetween(signed.paper, paper) } : null,
    others,
    document,
  }
}
