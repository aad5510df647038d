import { useRoot } from '#lib/use-root.ts'
import { collectMenu } from './collect-menu.ts'
import { type NavItem, navigationFor } from './navigation.ts'

const entries = collectMenu(({ main }) => main)
const known = new WeakMap<object, NavItem[]>()

/** The tabs of whoever is signed in; none for a guest. Many parts of a page ask, and they are worked out once. */
export function useNavigation(): NavItem[] {
  const { session } = useRoot()
  if (!session) return []
  const items = known.get(session) ?? navigationFor(entries, session)
  known.set(session, items)
  return items
}
