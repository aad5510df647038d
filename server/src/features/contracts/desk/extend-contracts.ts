import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { type Contract, signersOf } from '../paper/contract-paper.ts'
import { withEach } from './each-contract.ts'
import { aboutOf } from './make-contracts.ts'
import { requireNoOther } from './no-other-contract.ts'
import { nextTurn } from './release-contracts.ts'

/** After today, so that there is a day left to sign, and no mistake in the year. */
async function requireDay(tx: Tx, until: string): Promise<void> {
  const { isPast, isFar } = await tx.one<{ isPast: boolean; isFar: boolean }>(
    `select $1::date <= today_nl() as "isPast", $1::date > today_nl() + 365 as "isFar"`,
    [until],
  )
  if (isPast) throw failField('contract.termPast', 'until')
  if (isFar) throw failField('contract.termFar', 'until')
}

/** The text is the same, so signatures stay. Whoever is up is asked anew, by a new link. */
async function extend(tx: Tx, contract: Contract, until: string): Promise<void> {
  const { status } = contract
  if (!isOneOf([...protocol.signingContracts, 'expired'], status))
    throw fail('state.conflict', { field: 'status', state: status })
  if (status === 'expired') {
    await requireNoOther(tx, contract)
    const isSigned = (await signersOf(tx, contract.id)).some((signer) => signer.status === 'signed')
    const { goOn, goOnSigned } = protocol.contractLife
    await tx.move(isSigned ? goOnSigned : goOn, contract, {})
  }
  await tx.update(protocol.contracts, contract.id, { expiresOn: until })
  await tx.run(
    `update contract_signers set invited_at = now(), reminded_at = null, reminders = 0
     where contract_id = $1 and status in ('invited', 'viewed')`,
    [contract.id],
  )
  tx.emit(
    protocol.contractExtended,
    { ...aboutOf(contract), expiresOn: until },
    { type: 'users', id: contract.studentId },
  )
  await nextTurn(tx, contract)
}

export const extendContracts = handle(
  protocol.extendContracts,
  async ({ input, tx }) => {
    await requireDay(tx, input.until)
    return withEach(tx, input.contractIds, (contract) => extend(tx, contract, input.until))
  },
  (me) => me.staffOf().length > 0,
)
