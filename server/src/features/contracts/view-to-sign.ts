import type { Tx } from '#engine/writing/transaction.ts'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { contracts, openContracts, signingContracts } from '#protocol/features/contracts.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import { factsInWords } from './contract-facts.ts'
import type { Holder } from './contract-links.ts'
import { blanksOf, type Draft, draftOf, releasedPaper, type Signer } from './contract-paper.ts'
import { sentenceOf } from './sentence.ts'
import { turnsOf } from './turns.ts'

/** What one has to know before signing, in the order in which one asks. */
const summaryOf = ({ facts }: Draft, locale: 'nl' | 'en', blanks: Record<string, string>) => {
  const { values } = factsInWords(facts, locale, blanks)
  return [
    'student.name',
    'internship.title',
    'internship.start',
    'internship.end',
    'internship.days',
    'internship.hours',
    'host.supervisor',
  ]
    .map((key) => ({ key, value: values[key] ?? '' }))
    .filter(({ value }) => value !== '')
}

function stateOf({ contract }: Holder, signers: readonly Signer[], signer: Signer): ContractToSign['state'] {
  if (contract.status === 'signed' || contract.status === 'signed_external') return 'done'
  if (contract.status === 'declined') return 'declined'
  if (signer.status === 'signed') return 'signed'
  if (contract.status === 'awaiting_host' && signer.role === 'host') return 'fill'
  const isUp = turnsOf(signers).some(({ id }) => id === signer.id)
  return isOneOf(signingContracts, contract.status) && isUp ? 'sign' : 'wait'
}

/** Others of the same host, guardian or school that wait for the same person: one after the other, without a new mail. */
const othersOf = (tx: Tx, { contract }: Holder, { id, role, email }: Signer) =>
  tx.rows<{ signerId: string; student: string }>(
    `select s.id as "signerId", concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from contract_signers s join contracts c on c.id = s.contract_id join users u on u.id = c.student_id
     where lower(s.email) = lower($1) and s.role = $2 and s.id <> $3 and s.status in ('invited', 'viewed')
       and c.status in ('ready', 'partly_signed') and c.organization_id is not distinct from $4
     order by c.waits_since, s.id limit 50`,
    [email, role, id, contract.organizationId],
  )

/** What whoever has to sign may see: names and how far it is, never how others are reached. */
export async function viewToSign(tx: Tx, holder: Holder): Promise<ContractToSign> {
  // As it is after what was just done.
  const found = await tx.rowFrom(contracts, 'where id = $1', [holder.contract.id])
  const now = { ...holder, contract: required(found, 'contract of a link') }
  const draft = await draftOf(tx, now.contract)
  const { signers } = draft
  const signer = required(
    signers.find(({ id }) => id === holder.signerId),
    'the seat of a link',
  )
  const isOpen = isOneOf(openContracts, now.contract.status)
  const released: { paper: ContractPaper; hash: string | null } = isOpen
    ? { paper: draft.paper, hash: null }
    : await releasedPaper(tx, now.contract)
  const role = signer.role
  const others = holder.via === 'mail' && signer.email && role !== 'student' ? await othersOf(tx, now, signer) : []
  return {
    contractId: now.contract.id,
    signerId: signer.id,
    number: now.contract.number,
    version: now.contract.version,
    state: stateOf(now, signers, signer),
    me: { role, name: signer.name },
    student: draft.facts.values['student.name'] ?? '',
    organization: draft.facts.values['host.name'] ?? '',
    school: draft.facts.values['school.name'] ?? '',
    summary: summaryOf(draft, now.contract.locale, blanksOf(now.contract)),
    steps: signers.map((each) => ({
      role: each.role,
      name: each.name,
      status: each.status,
      at: each.signedAt?.toISOString() ?? null,
      isMe: each.id === signer.id,
      step: each.step,
    })),
    ...released,
    sentence: sentenceOf(role, released.paper),
    blanks: role === 'host' && isOpen ? draft.blanks : [],
    canPassOn: role === 'host' && holder.via !== 'code',
    reason: now.contract.reason,
    others,
  }
}
