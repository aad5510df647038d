import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keptText, type TableChange, type TableSpec, type TableState, tableParams } from './table-state.ts'

const YEAR = 365 * 24 * 3600

export type TableAddress = {
  state: TableState
  /** Where a link leads that changes something. */
  to(change: TableChange): { search: string }
  /** The same, at once. What is typed replaces the last address, so that "back" goes back further than one letter. */
  go(change: TableChange, options?: { replace?: boolean }): void
  /** What a form must send along to change only its own part. */
  rest(...own: string[]): [string, string][]
}

/** The other half of `readTableState`: everything that a table can be asked, as an address. */
export function useTableState(spec: TableSpec, state: TableState): TableAddress {
  const { search } = useLocation()
  const navigate = useNavigate()
  useKeptLooks(spec.name, state, search)
  return useMemo(() => {
    const current = new URLSearchParams(search)
    const to = (change: TableChange) => ({ search: tableParams(spec, current, state, change).toString() })
    return {
      state,
      to,
      go: (change, { replace = false } = {}) => void navigate(to(change), { replace, preventScrollReset: true }),
      rest: (...own) => [...current].filter(([name]) => name !== 'page' && !own.includes(name)),
    }
  }, [spec, state, search, navigate])
}

/** Columns and row height stay with whoever chose them, on this device. */
function useKeptLooks(name: string, state: TableState, search: string): void {
  useEffect(() => {
    const params = new URLSearchParams(search)
    if (!params.has('cols') && !params.has('density')) return
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, and it is our own cookie
    document.cookie = `table-${name}=${keptText(state)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
  }, [name, state, search])
}
