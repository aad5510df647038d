import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { unfinishPhase } from '#features/workflows/finish-phase.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import { takeUpload } from '#server/files/uploads.ts'
import { signerPolicy } from '../contracts.policy.ts'
import { type Contract, type Signer, signersOf } from '../paper/contract-paper.ts'
import { issueCode } from '../sign/contract-links.ts'
import { turnsOf } from '../sign/turns.ts'
import { wayTo } from '../sign/way-to-signer.ts'
import { aboutOf } from './make-contracts.ts'
import { requireNoOther } from './no-other-contract.ts'
import { settleContracts } from './settle-contract.ts'
import { takeSeat } from './take-seat.ts'

/** Nobody has signed what comes now: all begin again, and links of the text before are over by its number. */
async function startAgain(tx: Tx, contractId: string): Promise<void> {
  await tx.moveAll(
    protocol.signerLife.startAgain,
    { contractId },
    {
      set: { invitedAt: null, viewedAt: null, signedAt: null, remindedAt: null, reminders: 0, reason: null },
    },
  )
}
const toStaff = { waitsFor: 'staff', waitsSince: sql`now()`, expiresOn: null, version: sql`m.version + 1` }

export const editContract = handle(protocol.editContract, async ({ subject, input, tx }) => {
  await startAgain(tx, subject.id)
  await tx.move(protocol.contractLife.edit, subject, {
    set: { ...toStaff, reason: input.reason },
    tell: { ...aboutOf(subject), version: subject.version + 1 },
  })
  await settleContracts(tx, [subject.internshipId])
})

export const reopenContract = handle(protocol.reopenContract, async ({ subject, tx }) => {
  await requireNoOther(tx, subject)
  await startAgain(tx, subject.id)
  await tx.move(protocol.contractLife.reopen, subject, { set: { ...toStaff, reason: null }, tell: aboutOf(subject) })
  await settleContracts(tx, [subject.internshipId])
})

const over = { waitsFor: null, waitsSince: null }
export const voidContract = handle(protocol.voidContract, async ({ subject, input, tx }) => {
  await tx.move(protocol.contractLife.void, subject, { set: { ...over, reason: input.reason }, tell: aboutOf(subject) })
  // What was signed on paper had brought the step to an end.
  if (subject.status === 'signed_external' && !subject.amendsId)
    await unfinishPhase(tx, subject.internshipId, 'contract')
  await settleContracts(tx, [subject.internshipId])
})

export const markSignedOnPaper = handle(protocol.markSignedOnPaper, async ({ subject, input, tx }) => {
  await takeUpload(tx, input.fileId, 'contractScan')
  await tx.move(protocol.contractLife.onPaper, subject, {
    set: { ...over, scanId: input.fileId, signedAt: sql`now()` },
    tell: aboutOf(subject),
  })
  await settleContracts(tx, [subject.internshipId])
})

const contractOf = async (tx: Tx, contractId: string): Promise<Contract> =>
  required(
    await tx.rowFrom(protocol.contracts, 'where id = $1 for no key update', [contractId]),
    'contract of a signer',
  )

/** What the school chose must be possible: a number that gets messages, and somebody who sends them. */
async function requireWay(tx: Tx, signerId: string, by: 'mail' | 'sms'): Promise<void> {
  const signer = await tx.one<Pick<Signer, 'email' | 'phone'>>(
    'select email, phone from contract_signers where id = $1',
    [signerId],
  )
  if (by === 'sms' && !tx.registry.sendsTexts) throw fail('contract.noTexts')
  if (wayTo(tx, { ...signer, channel: by })?.kind !== by)
    throw fail(by === 'sms' ? 'contract.noMobile' : 'contract.noMail')
}

/** Once a day, whoever asks: by hand and by the clock alike. Whom a mail did not reach gets a text message at once. */
export const remindSigners = handle(
  protocol.remindSigners,
  async ({ input, me, tx }) => {
    let [done, tooSoon] = [0, 0]
    for (const signerId of new Set(input.signerIds)) {
      const may = await tx.holdsFor(protocol.contractSigners, signerId, signerPolicy.replaceSigner(me))
      if (!may) throw failField('relation.missing', 'signerIds', { name: 'signer' })
      if (input.by) await requireWay(tx, signerId, input.by)
      const reminded = await tx.row<{ contractId: string; role: SignerRole }>(
        `update contract_signers set reminded_at = now(), reminders = reminders + 1, channel = coalesce($2, channel)
         where id = $1 and status in ('invited', 'viewed')
           and (coalesce(reminded_at, invited_at) < now() - interval '24 hours' or ($2 = 'sms' and channel is distinct from 'sms'))
         returning contract_id as "contractId", role`,
        [signerId, input.by ?? null],
      )
      if (!reminded) {
        tooSoon += 1
        continue
      }
      const contract = await contractOf(tx, reminded.contractId)
      const told = { ...aboutOf(contract), signerId, role: reminded.role }
      tx.emit(protocol.signerReminded, told, { type: 'users', id: contract.studentId })
      done += 1
    }
    return { status: 200, body: metaDocument({ done, tooSoon }) }
  },
  (me) => me.staffOf().length > 0,
)

export const replaceSigner = handle(protocol.replaceSigner, async ({ subject, input, tx }) => {
  const contract = await contractOf(tx, subject.contractId)
  const { name, email = null, phone = null } = input
  if (!email && !phone) throw failField('required', 'email')
  // The student is who the contract is about.
  if (subject.role === 'student') throw fail('contract.studentSigns')
  // Elsewhere the school names who signs for it once, in its settings.
  if (subject.role === 'school' && !tx.site.flags.inviteSchoolRepresentative) throw fail('contract.schoolNames')
  const others = (await signersOf(tx, contract.id)).filter(({ id }) => id !== subject.id)
  const same = (a: string | null, b: string | null) => a !== null && a.toLowerCase() === b?.toLowerCase()
  if (others.some((each) => same(email, each.email) || (!email && same(phone, each.phone))))
    throw failField('contract.sameAddress', 'email')
  const known = await tx.row<{ id: string }>(
    `select id from users where lower(email) = lower($1) and status = 'active'`,
    [email],
  )
  await takeSeat(tx, contract, subject, { name, email, phone, userId: known?.id ?? null })
})

/** For somebody who stands beside the screen. Whoever shows it stands in the evidence, and sees no link. */
export const showSignerCode = handle(protocol.showSignerCode, async ({ subject, me, tx }) => {
  const contract = await contractOf(tx, subject.contractId)
  const signers = await signersOf(tx, contract.id)
  if (!isOneOf(protocol.signingContracts, contract.status))
    throw fail('state.conflict', { field: 'status', state: contract.status })
  const signer = turnsOf(signers).find(({ id }) => id === subject.id)
  if (!signer) throw fail('contract.notYourTurn')
  const { name } = await tx.one<{ name: string }>(
    `select concat_ws(' ', first_name, infix, last_name) as name from users where id = $1`,
    [me.id],
  )
  const { code, expiresAt } = await issueCode(tx, contract, signer, name)
  const told = { ...aboutOf(contract), signerId: signer.id, role: signer.role }
  tx.emit(protocol.signerCodeShown, told, { type: 'users', id: contract.studentId })
  const address = `${tx.site.url}/contracts/${contract.id}/qr-sign/${signer.id}?token=${code}`
  return { status: 200, body: metaDocument({ code, address, expiresAt }), isSecret: true }
})
