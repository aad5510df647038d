import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'

export type { Mode, RootData } from './root-data.server.ts'

/** What every page knows, on any page. */
export const useRoot = (): RootData => useKnownRoot() as RootData

let lastKnown: RootData | undefined

/** Without a connection the loader gives nothing: a browser then keeps what it knew, and the page looks as it did. */
export function useKnownRoot(): RootData | undefined {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (typeof document === 'undefined') return root
  lastKnown = root ?? lastKnown
  return lastKnown
}
