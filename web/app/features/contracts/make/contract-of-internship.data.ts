import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { contracts } from '#protocol/features/contracts.ts'
import type { ContractRow } from '../overview/contract-row.ts'
import { signersOf } from '../overview/contracts.data.ts'

export type ContractOfInternship = Pick<
  ContractRow,
  'id' | 'number' | 'status' | 'waitsFor' | 'waitsSince' | 'signers' | 'reason'
>

/** The newest one that is not void; where there are no contracts here, nothing is asked. */
export async function contractOfInternship(
  api: Client,
  internshipId: string,
  session: Session,
): Promise<ContractOfInternship | null> {
  if (!session.can.seeContracts) return null
  const filter = { internshipIdEq: internshipId, statusNotIn: ['void' as const] }
  const [row] = await api.list(contracts, { filter, sort: '-createdAt', page: { size: 1 } })
  if (!row) return null
  const signers = await signersOf(api, [row.id], session.user.id)
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    reason: row.reason ?? null,
    waitsFor: row.waitsFor ?? null,
    waitsSince: row.waitsSince ?? null,
    signers: signers.get(row.id) ?? [],
  }
}
