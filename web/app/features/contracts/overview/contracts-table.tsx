import { contractStatuses, waitsFor } from '#protocol/features/contracts.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import { choiceFilter, type FilterChoices } from '#ui/table/choices.ts'
import type { Column, Table } from '#ui/table/column.ts'
import { type ContractRow, markOf } from './contract-row.ts'
import { HeldUpBy, LastReminded, RowAction, WaitsText } from './row-cells.tsx'
import { SignerDots } from './signer-dots.tsx'

const heldUpBy: Column<ContractRow> = {
  key: 'heldUpBy',
  width: 'rest',
  title: () => undefined,
  cell: (row) => (
    <span className="flex items-center gap-3 py-1.5">
      <StatusMark status={markOf(row)} className="size-5" />
      <HeldUpBy row={row} />
    </span>
  ),
}
const signatures: Column<ContractRow> = { key: 'signatures', width: 'lg', cell: (row) => <SignerDots row={row} /> }
const waits: Column<ContractRow> = {
  key: 'waits',
  sort: 'waitsSince',
  width: 'sm',
  align: 'end',
  phone: 'text',
  cell: (row) => <WaitsText row={row} />,
}
const reminded: Column<ContractRow> = { key: 'reminded', width: 'sm', cell: (row) => <LastReminded row={row} /> }
const action: Column<ContractRow> = {
  key: 'action',
  width: 'sm',
  align: 'end',
  phone: 'below',
  cell: (row) => <RowAction row={row} />,
}

export const signedStatuses = ['signed', 'signed_external']

/** `followsMany`: with whom each lies matters. Others see their own. */
export function contractsTable(periods: FilterChoices, followsMany: boolean): Table<ContractRow> {
  return {
    name: 'contracts',
    sort: 'waits',
    search: 'search',
    ...(followsMany ? { start: 'going=true' } : {}),
    columns: [heldUpBy, signatures, waits, ...(followsMany ? [reminded] : []), action],
    filters: {
      ...(followsMany ? { going: { by: 'going', options: ['true', 'false'] } } : {}),
      status: { by: 'statusIn', options: contractStatuses },
      ...(followsMany
        ? {
            waits: { by: 'waitsForIn', options: waitsFor },
            late: { by: 'late', options: ['true'] },
            yours: { by: 'yours', options: ['true'] },
            ...choiceFilter('period', 'periodId', periods),
          }
        : {}),
    },
  }
}
