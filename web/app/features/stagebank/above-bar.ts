import type { RootData } from '../../root.tsx'
import { isManager } from '../shell/is-administrator.ts'

type Places = Record<'guest' | 'member' | 'manager', string>

/** With air around it. */
export const floating: Places = {
  guest: 'bottom-4',
  member: 'bottom-4 max-md:bottom-22 app:bottom-22',
  manager: 'bottom-4 max-md:noscript:bottom-22',
}

/** Right on top of the menu. */
export const docked: Places = {
  guest: 'bottom-0',
  member:
    'bottom-0 max-md:bottom-[calc(3.6875rem+max(0.5rem,env(safe-area-inset-bottom)))] app:bottom-[calc(3.6875rem+max(0.5rem,env(safe-area-inset-bottom)))]',
  manager: 'bottom-0 max-md:noscript:bottom-[calc(3.6875rem+max(0.5rem,env(safe-area-inset-bottom)))]',
}

/** Members have the main menu at the bottom of a phone. Managers have it there only without scripts. */
export function aboveBar(session: RootData['session'], places: Places): string {
  if (!session) return places.guest
  return isManager(session) ? places.manager : places.member
}
