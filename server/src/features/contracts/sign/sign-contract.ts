import type { Call } from '#engine/call.ts'
import { fail, failField } from '#engine/fail.ts'
import { type CommandResult, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import { saveBlanks } from '../desk/fill-contract.ts'
import { aboutOf } from '../desk/make-contracts.ts'
import { nextTurn } from '../desk/release-contracts.ts'
import { settleContracts } from '../desk/settle-contract.ts'
import { type Contract, type Released, releasedIfAny, type Signer, signersOf } from '../paper/contract-paper.ts'
import { endLinks, type Holder, holderOf } from './contract-links.ts'
import { checkDrawing } from './drawing.ts'
import { sentenceOf } from './sentence.ts'
import { turnsOf } from './turns.ts'
import { viewOf, viewToSign } from './view-to-sign.ts'

const shown = async (tx: Tx, call: Call, holder: Holder, released?: Released): Promise<CommandResult> => ({
  status: 200,
  body: metaDocument(await viewToSign(tx, holder, call.locale, released)),
})

/** Only reads: whoever looks at a mail for somebody else, a virus scanner too, does nothing by it. */
export const openContract = handle(signing.openContract, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input)
  const [signers, released] = await Promise.all([signersOf(tx, holder.contract.id), releasedIfAny(tx, holder.contract)])
  return { status: 200, body: metaDocument(await viewOf(tx, holder, signers, call.locale, released)) }
})

type AtHand = { signers: Signer[]; signer: Signer }
async function seatOf(tx: Tx, { contract, signerId }: Holder): Promise<AtHand> {
  const signers = await signersOf(tx, contract.id)
  return {
    signers,
    signer: required(
      signers.find(({ id }) => id === signerId),
      'the seat of a link',
    ),
  }
}

/** In their turn, and while it can be signed; the same on opening and on signing. */
function requireTurn({ contract }: Holder, { signers, signer }: AtHand): void {
  if (!isOneOf(protocol.signingContracts, contract.status))
    throw fail('state.conflict', { field: 'status', state: contract.status })
  if (!turnsOf(signers).some(({ id }) => id === signer.id)) throw fail('contract.notYourTurn')
}

export const viewContract = handle(signing.viewContract, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input, { hold: true })
  const seat = await seatOf(tx, holder)
  if (seat.signer.status !== 'invited') return null
  requireTurn(holder, seat)
  await tx.move(protocol.signerLife.open, seat.signer, { set: { viewedAt: sql`now()` } })
  // No event, but whoever has it on the screen sees it.
  await tx.run(`select pg_notify('live', json_build_array(current_tenant(), 'contractSigners', $1::text)::text)`, [
    seat.signer.id,
  ])
  return null
})

export const signContract = handle(signing.signContract, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input, { hold: true })
  const { contract } = holder
  const [seat, released] = await Promise.all([seatOf(tx, holder), releasedIfAny(tx, contract)])
  const { signer } = seat
  // A double tap, or the same page sent again.
  if (signer.status === 'signed') return shown(tx, call, holder)
  requireTurn(holder, seat)
  if (!input.agrees) throw failField('contract.unticked', 'agrees')
  const { hash, paper } = required(released, 'text of a contract to sign')
  if (hash !== input.hash) throw fail('contractLink.changed')
  const drawing = input.drawing ? checkDrawing(input.drawing) : null
  const role = signer.role
  const signers = seat.signers.map((each): Signer => (each.id === signer.id ? { ...each, status: 'signed' } : each))
  const isLast = signers.every(({ status }) => status === 'signed')
  const storing = tx.run(
    `insert into contract_signatures (contract_id, signer_id, version, hash, role, name, drawing, sentence, via, reached, address, browser)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      contract.id,
      signer.id,
      contract.version,
      hash,
      role,
      input.name,
      drawing && JSON.stringify(drawing),
      sentenceOf(role, paper)[call.locale],
      holder.via,
      holder.reached,
      call.ip,
      call.userAgent?.slice(0, 300) ?? null,
    ],
  )
  const marking = tx.move(protocol.signerLife.sign, signer, {
    set: { signedAt: sql`now()`, name: input.name },
    tell: { ...aboutOf(contract), signerId: signer.id, role },
    about: { type: 'users', id: contract.studentId },
  })
  await Promise.all([storing, marking, isLast ? lastSigned(tx, contract) : signedByOne(tx, contract, signers)])
  return shown(tx, call, holder, released)
})

const lastSigned = (tx: Tx, contract: Contract) =>
  Promise.all([
    tx.move(protocol.contractLife.lastSignature, contract, {
      set: { signedAt: sql`now()`, waitsFor: null, waitsSince: null },
      tell: aboutOf(contract),
    }),
    settleContracts(tx, [contract.internshipId]),
  ])

const signedByOne = (tx: Tx, contract: Contract, signers: readonly Signer[]) =>
  Promise.all([
    contract.status === 'ready' ? tx.move(protocol.contractLife.firstSignature, contract, {}) : undefined,
    nextTurn(tx, contract, signers),
  ])

export const declineContract = handle(signing.declineContract, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input, { hold: true })
  const { contract } = holder
  const seat = await seatOf(tx, holder)
  if (seat.signer.status === 'declined') return shown(tx, call, holder)
  requireTurn(holder, seat)
  const { id: signerId, role } = seat.signer
  await tx.move(protocol.signerLife.decline, seat.signer, { set: { reason: input.reason } })
  await tx.move(protocol.contractLife.decline, contract, {
    set: { reason: input.reason, waitsFor: 'staff', waitsSince: sql`now()` },
    tell: { ...aboutOf(contract), signerId, role: role },
  })
  await settleContracts(tx, [contract.internshipId])
  return shown(tx, call, holder)
})

/** Only for the host, by who was asked: whoever has a code stands beside the student and passes nothing on. */
export const passOnContract = handle(signing.passOnContract, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input, { hold: true })
  const { contract, via } = holder
  const seat = await seatOf(tx, holder)
  const { signer } = seat
  if (signer.role !== 'host' || via === 'code') throw fail('access.forbidden')
  requireTurn(holder, seat)
  if (!input.isEntitled) throw failField('required', 'isEntitled')
  const taken = seat.signers.some(
    ({ id, email }) => id !== signer.id && email?.toLowerCase() === input.email.toLowerCase(),
  )
  if (taken) throw failField('contract.sameAddress', 'email')
  await call.throttle.mail(input.email, call)
  await endLinks(tx, signer.id)
  await tx.move(protocol.signerLife.passOn, signer, {
    set: {
      name: input.name,
      email: input.email,
      phone: null,
      channel: null,
      userId: null,
      passedOnBy: signer.name,
      viewedAt: null,
      remindedAt: null,
    },
    tell: { ...aboutOf(contract), signerId: signer.id, role: 'host' },
    about: { type: 'users', id: contract.studentId },
  })
  await nextTurn(tx, contract)
  return null
})

export const fillContractByLink = handle(signing.fillContractByLink, async ({ input, tx, call }) => {
  const holder = await holderOf(tx, call, input, { hold: true })
  const { signer } = await seatOf(tx, holder)
  if (signer.role !== 'host') throw fail('access.forbidden')
  await saveBlanks(tx, holder.contract, input.blanks, true)
  return shown(tx, call, holder)
})
