import { useRoot } from '#lib/use-root.ts'
import { collectMenu } from './collect-menu.ts'
import { type NavItem, navigationFor } from './navigation.ts'

const entries = collectMenu(({ main }) => main)

/** The tabs of whoever is signed in; none for a guest. */
export const useNavigation = (): NavItem[] => navigationFor(entries, useRoot().session)
