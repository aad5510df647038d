import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { check } from '#protocol/declaring/fields.ts'
import { changesBetween } from '#protocol/features/contract-changes.ts'
import { blankRule } from '#protocol/features/contract-fields.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { handlesContract, looksAtContract } from '../contracts.policy.ts'
import { lawProblem } from '../paper/agreed-hours.ts'
import {
  type Contract,
  draftOf,
  paperBefore,
  releasedIfAny,
  releasedPaper,
  templateOf,
} from '../paper/contract-paper.ts'
import { problemText } from '../paper/contract-problems.ts'
import { wayTo } from '../sign/way-to-signer.ts'
import { aboutOf } from './make-contracts.ts'
import { problemsOf } from './release-contracts.ts'
import { settleContracts } from './settle-contract.ts'

/** What was asked for, each a line of text; anything else is refused at its own field. */
function checkBlanks(given: unknown, asked: readonly { name: string; isRequired: boolean }[], needsAll: boolean) {
  if (!isObject(given)) throw failField('json', 'blanks')
  const unknown = Object.keys(given).find((name) => !asked.some((blank) => blank.name === name))
  if (unknown) throw failField('contract.unknownBlank', `blanks/${unknown}`)
  return Object.fromEntries(
    asked.flatMap(({ name, isRequired }) => {
      const value = given[name] ?? ''
      if (typeof value !== 'string') throw failField('text', `blanks/${name}`)
      const line = value.replace(/\s+/g, ' ').trim()
      const problem = check(blankRule(name, !(isRequired && needsAll)), line)
      if (problem) throw failField(problem.code, `blanks/${name}`, problem.params)
      return line === '' ? [] : [[name, line]]
    }),
  )
}

/** The host is done with it by this; the school looks at it before anybody signs. */
export async function saveBlanks(tx: Tx, contract: Contract, given: unknown, isHost: boolean): Promise<void> {
  if (isHost && contract.status !== 'awaiting_host')
    throw fail('state.conflict', { field: 'status', state: contract.status })
  const { blanks: asked } = await templateOf(tx, contract.templateVersionId)
  const blanks = checkBlanks(given, asked, isHost)
  await tx.run('update contracts set blanks = $2 where id = $1', [contract.id, JSON.stringify(blanks)])
  const waits = { waitsFor: 'staff', waitsSince: sql`now()` }
  if (isHost) await tx.move(protocol.contractLife.hostCompletes, contract, { set: waits, tell: aboutOf(contract) })
  else if (contract.status === 'awaiting_host')
    await tx.move(protocol.contractLife.takeFields, contract, { set: waits })
  await settleContracts(tx, [contract.internshipId])
}

export const fillContractFields = handle(protocol.fillContractFields, async ({ subject, input, me, tx }) => {
  const isSchool = await tx.holdsFor(protocol.contracts, subject.id, handlesContract(me))
  await saveBlanks(tx, subject, input.blanks, !isSchool)
  if (isSchool && input.extra !== undefined)
    await tx.run('update contracts set extra = $2 where id = $1', [subject.id, input.extra])
})

export const requestContractFields = handle(protocol.requestContractFields, async ({ subject, tx }) => {
  if (!tx.site.flags.companyFillsContract) throw fail('contract.hostDoesNotFill')
  const { blanks } = await templateOf(tx, subject.templateVersionId)
  if (blanks.length === 0) throw fail('contract.nothingToFill')
  await tx.move(protocol.contractLife.requestFields, subject, {
    set: { waitsFor: 'host', waitsSince: sql`now()` },
    tell: aboutOf(subject),
  })
  await settleContracts(tx, [subject.internshipId])
})

/** Once an hour is enough to say who looks: a page that is open reads it again and again. */
async function tellLook(tx: Tx, contract: Contract): Promise<void> {
  const told = await tx.row(
    `select 1 from events where data->>'internshipId' = $1 and data->>'contractId' = $2 and name = $3 and actor_id = $4
       and created_at > now() - interval '1 hour' limit 1`,
    [contract.internshipId, contract.id, protocol.contractLookedAt.name, tx.me.id],
  )
  if (!told) tx.emit(protocol.contractLookedAt, aboutOf(contract), { type: 'users', id: contract.studentId })
}

export const showContractPaper = handle(protocol.showContractPaper, async ({ subject, me, tx }) => {
  if (await tx.holdsFor(protocol.contracts, subject.id, looksAtContract(me))) await tellLook(tx, subject)
  const draft = await draftOf(tx, subject)
  const isOpen = isOneOf(protocol.openContracts, subject.status)
  const neverReleased = subject.status === 'void' || subject.status === 'signed_external'
  const released = isOpen ? null : await (neverReleased ? releasedIfAny : releasedPaper)(tx, subject)
  const paper = released?.paper ?? draft.paper
  const before = await paperBefore(tx, subject.id, subject.version)
  const problems = isOpen
    ? [
        ...problemsOf(draft, (signer) => wayTo(tx, signer) !== null),
        ...(await lawProblem(tx, subject.internshipId, draft.facts, me.locale)),
      ]
    : []
  const told: protocol.ContractDraft = {
    paper,
    hash: released?.hash ?? null,
    gaps: isOpen ? draft.gaps : [],
    blanks: draft.blanks,
    changes: before && changesBetween(before, paper),
    problems: problems.map((problem) => ({ ...problem, text: problemText(problem, me.locale) })),
  }
  return { status: 200, body: metaDocument(told) }
})
