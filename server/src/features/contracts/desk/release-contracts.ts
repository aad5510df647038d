import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { lawProblem } from '../paper/agreed-hours.ts'
import { bytesOf, type Contract, type Draft, draftOf, hashOf, type Signer, signersOf } from '../paper/contract-paper.ts'
import type { ReleaseProblem } from '../paper/contract-problems.ts'
import { turnsOf, waitingFor } from '../sign/turns.ts'
import { wayTo } from '../sign/way-to-signer.ts'
import { withEach } from './each-contract.ts'
import { aboutOf } from './make-contracts.ts'
import { settleContracts } from './settle-contract.ts'

/** So long after the first day it is too late to agree on anything. */
const EXPIRES_DAYS = 14

/** Why it cannot be signed yet: each is something that somebody can do something about. */
export function problemsOf({ gaps, signers, facts }: Draft, canReach: (signer: Signer) => boolean): ReleaseProblem[] {
  const problems: ReleaseProblem[] = gaps
    .filter(({ kind }) => kind !== 'blank')
    .map(({ name }) => ({ code: 'contract.emptyField', params: { name } }))
  if (gaps.some(({ kind }) => kind === 'blank')) problems.push({ code: 'contract.hostFields' })
  if (!facts.startDate) problems.push({ code: 'contract.noStart' })
  if (facts.isMinor && !signers.some(({ role }) => role === 'guardian')) problems.push({ code: 'contract.noGuardian' })
  for (const signer of signers) {
    const { role, name } = signer
    if (!name) problems.push({ code: 'contract.noName', params: { role } })
    if (!canReach(signer)) problems.push({ code: 'contract.unreachable', params: { role } })
  }
  const addresses = signers.map(({ email, phone }) => (email ?? phone ?? '').toLowerCase()).filter(Boolean)
  if (new Set(addresses).size < addresses.length) problems.push({ code: 'contract.sameAddress' })
  return problems
}

/** Whoever is up is told; the contract says for whom it waits. `known`: who signs it, where that was read already. */
export async function nextTurn(tx: Tx, contract: Contract, known?: readonly Signer[]): Promise<void> {
  const signers = known ?? (await signersOf(tx, contract.id))
  const up = turnsOf(signers)
  const turns = up
    .filter(({ status }) => status === 'waiting')
    .map((signer) =>
      tx.move(protocol.signerLife.turn, signer, {
        set: { invitedAt: sql`now()` },
        tell: { ...aboutOf(contract), signerId: signer.id, role: signer.role },
        about: { type: 'users', id: contract.studentId },
      }),
    )
  const waits = tx.run(
    `update contracts set waits_since = case when waits_for is distinct from $2 then
         coalesce((select min(s.invited_at) from contract_signers s where s.id = any($3::uuid[])), now()) else waits_since end,
       waits_for = $2
     where id = $1`,
    [contract.id, waitingFor(signers), up.map(({ id }) => id)],
  )
  await Promise.all([...turns, waits, settleContracts(tx, [contract.internshipId])])
}

async function release(tx: Tx, contract: Contract): Promise<void> {
  const draft = await draftOf(tx, contract)
  const [problem] = [
    ...problemsOf(draft, (signer) => wayTo(tx, signer) !== null),
    ...(await lawProblem(tx, contract.internshipId, draft.facts, tx.me.locale)),
  ]
  if (problem) throw fail(problem.code, problem.params)
  const document = bytesOf(draft.paper)
  await Promise.all([
    tx.run(
      'insert into contract_versions (contract_id, number, document, hash, made_by_id) values ($1, $2, $3, $4, $5)',
      [contract.id, contract.version, document, hashOf(document), tx.me.id],
    ),
    tx.move(protocol.contractLife.release, contract, {
      set: {
        expiresOn: sql`greatest(${draft.facts.startDate}::date, today_nl()) + ${EXPIRES_DAYS}::int`,
        reason: null,
      },
      tell: { ...aboutOf(contract), version: contract.version },
    }),
  ])
  await nextTurn(tx, contract, draft.signers)
}

export const releaseContracts = handle(
  protocol.releaseContracts,
  ({ input, tx }) => withEach(tx, input.contractIds, (contract) => release(tx, contract)),
  (me) => me.staffOf().length > 0,
)
