import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
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
const summaryOf = ({ facts }: Draft, locale: Locale, blanks: Record<string, string>) => {
  const { values } = factsInWords(facts, locale, blanks)
  const { 'internship.start': start, 'internship.end': end, 'internship.hours': hours } = values
  const said: [string, string | null | undefined][] = [
    ['student', [values['student.name'], values['student.group']].filter(Boolean).join(', ')],
    ['place', values['host.name']],
    // Of a place that a student found, the title is the name of the host.
    ['work', values['internship.title'] === values['host.name'] ? null : values['internship.title']],
    // The working times as the host filled them in say more than the days.
    ['when', blanks.times || values['internship.days']],
    ['period', start && end ? `${start} ${locale === 'nl' ? 't/m' : 'to'} ${end}` : start],
    ['hours', hours && `${hours} ${locale === 'nl' ? 'uur' : 'hours'}`],
    ['supervisor', values['host.supervisor']],
  ]
  return said.flatMap(([key, value]) => (value ? [{ key, value }] : []))
}

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

/** What whoever has to sign may see: names and how far it is, never how others are reached. */
export async function viewToSign(tx: Tx, holder: Holder, locale: Locale): Promise<ContractToSign> {
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
  // What was signed on paper may never have been released here.
  const isDraft = isOpen || now.contract.status === 'signed_external'
  const released: { paper: ContractPaper; hash: string | null } = isDraft
    ? { paper: draft.paper, hash: null }
    : await releasedPaper(tx, now.contract)
  const role = signer.role
  return {
    contractId: now.contract.id,
    signerId: signer.id,
    number: now.contract.number,
    version: now.contract.version,
    state: stateOf(now, signers, signer),
    me: { role, name: signer.name },
    isFormal: role === 'guardian' || role === 'host',
    shownBy: holder.via === 'code' ? holder.reached : null,
    student: draft.facts.values['student.name'] ?? '',
    firstName: draft.facts.values['student.firstName'] ?? '',
    organization: draft.facts.values['host.name'] ?? '',
    school: draft.facts.values['school.name'] ?? '',
    summary: summaryOf(draft, locale, blanksOf(now.contract)),
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
    others: await othersOf(tx, now, signer),
  }
}
