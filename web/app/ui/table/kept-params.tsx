import type { TableAddress } from './use-table-state.ts'

/** Everything else that the address says, so that a form without scripts changes only its own part. */
export function KeptParams({ address, own }: { address: TableAddress; own: string[] }) {
  return address
    .rest(...own)
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
