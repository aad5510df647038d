import { useRouteLoaderData } from 'react-router'
import { required } from '#protocol/shared/guards.ts'
import type { RootData, readRoot } from './root-data.server.ts'

export type { Mode } from './color-modes.ts'
export type { RootData } from './root-data.server.ts'

/** What every page knows, on any page. */
export const useRoot = (): RootData => required(useKnownRoot(), 'data of the root')

let lastKnown: RootData | undefined

/** Without a connection the loader gives nothing: a browser then keeps what it knew, and the page looks as it did. */
export function useKnownRoot(): RootData | undefined {
  const root = useRouteLoaderData<typeof readRoot>('root')
  if (typeof document === 'undefined') return root
  lastKnown = root ?? lastKnown
  return lastKnown
}
