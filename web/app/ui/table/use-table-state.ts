import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRoot } from '#lib/use-root.ts'
import { guest, keptCookie } from './kept-table.ts'
import { leftTable, type TableChange, type TableSpec, type TableState, tableParams } from './table-state.ts'

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
  useKeptTable(spec, state, search)
  return useMemo(() => {
    const current = new URLSearchParams(search)
    const to = (change: TableChange) => ({ search: tableParams(spec, current, state, change).toString() })
    return {
      state,
      to,
      go: (change, { replace = false } = {}) => void navigate(to(change), { replace, preventScrollReset: true }),
      rest: (...own) =>
        [...tableParams(spec, current, state, {})].filter(([name]) => name !== 'page' && !own.includes(name)),
    }
  }, [spec, state, search, navigate])
}

/**
 * How somebody leaves a table is how they find it again, on this device. What a link from elsewhere asks, such as a number on
 * the dashboard, is not their choice: only what changes while they look at it is kept.
 */
function useKeptTable(spec: TableSpec, state: TableState, search: string): void {
  const userId = useRoot().session?.user.id ?? guest
  const found = useRef<string | null>(search)
  useEffect(() => {
    if (found.current === search) return
    found.current = null
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way, and it is our own cookie
    document.cookie = keptCookie(spec.name, userId, leftTable(spec, state))
  }, [spec, state, search, userId])
}
