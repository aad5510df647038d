import { hasMenuPanel } from '#app/features/shell/layout-for-home.ts'
import type { RootData } from '#lib/use-root.ts'

type Places = Record<'guest' | 'member' | 'manager', string>

/** With air around it. */
export const floating: Places = {
  guest: 'bottom-4',
  member: 'bottom-4 max-md:bottom-22 app:bottom-22',
  manager: 'bottom-4 max-md:noscript:bottom-22',
}

/** Members have the main menu at the bottom of a phone. Managers have it there only without scripts. */
export function aboveBar(session: RootData['session'], places: Places): string {
  if (!session) return places.guest
  return hasMenuPanel(session) ? places.manager : places.member
}
