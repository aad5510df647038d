import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Search } from '#ui/icons.tsx'

const search = {
  label: 'menu.stagebank',
  short: 'menu.stagebankShort',
  path: '/stagebank',
  icon: Search,
  order: 1,
}

/** Who looks for a place comes for it, so in the bar of their phone it stays. */
export default {
  main: [
    { ...search, home: ['school', 'centre', 'host', 'mentees'], isFirstToGo: true },
    { ...search, home: ['internship', 'place'] },
  ],
} satisfies MenuEntries
