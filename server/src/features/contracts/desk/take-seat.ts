import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Contract, Signer } from '../paper/contract-paper.ts'
import { endLinks } from '../sign/contract-links.ts'
import { aboutOf } from './make-contracts.ts'
import { nextTurn } from './release-contracts.ts'

type Person = Pick<Signer, 'name' | 'email' | 'phone' | 'userId'>

/** Somebody else signs in this seat: links of the one before are over, and whoever is up now is asked. */
export async function takeSeat(tx: Tx, contract: Contract, seat: Pick<Signer, 'id' | 'role'>, person: Person) {
  await endLinks(tx, seat.id)
  await tx.move(protocol.signerLife.replace, seat, {
    set: { ...person, invitedAt: null, viewedAt: null, remindedAt: null, reminders: 0, channel: null },
    tell: { ...aboutOf(contract), signerId: seat.id, role: seat.role },
    about: { type: 'users', id: contract.studentId },
  })
  if (isOneOf(protocol.signingContracts, contract.status)) await nextTurn(tx, contract)
}
