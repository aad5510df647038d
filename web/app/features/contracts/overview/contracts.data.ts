import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { contractSigners, contracts } from '#protocol/features/contracts.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import type { ContractRow, RowSigner } from './contract-row.ts'

/** Who signs each of these, in their order. */
export async function signersOf(api: Client, ids: string[], meId: string): Promise<Map<string, RowSigner[]>> {
  const found =
    ids.length > 0 ? await api.list(contractSigners, { filter: { contractIdIn: ids }, page: { size: 1000 } }) : []
  const byContract = new Map<string, RowSigner[]>()
  const order = ['student', 'guardian', 'host', 'school']
  const sorted = [...found].sort(
    (one, other) =>
      one.step - other.step || order.indexOf(one.role) - order.indexOf(other.role) || one.seat - other.seat,
  )
  for (const each of sorted) {
    const { id, role, name, step, status, remindedAt = null, invitedAt = null, reminders } = each
    const row = { id, role, name, step, status, remindedAt, invitedAt, reminders, isMe: each.userId === meId }
    byContract.set(each.contractId, [...(byContract.get(each.contractId) ?? []), row])
  }
  return byContract
}

/** One page of contracts, each with who signs it. */
export async function readContracts(
  api: Client,
  spec: TableSpec,
  state: TableState,
  session: Session,
): Promise<{ rows: ContractRow[]; records: number }> {
  const found = await api.list(contracts, readOptionsOf(contracts, spec, state))
  const signers = await signersOf(
    api,
    found.map(({ id }) => id),
    session.user.id,
  )
  const rows = found.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    student: row.studentName,
    host: row.organizationName,
    reason: row.reason ?? null,
    waitsFor: row.waitsFor ?? null,
    waitsSince: row.waitsSince ?? null,
    signedAt: row.signedAt ?? null,
    signers: signers.get(row.id) ?? [],
    isOurs: session.can.makeContracts === true,
    can: row.can,
  }))
  return { rows, records: found.records }
}
