import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Search } from '#ui/icons.tsx'

export default {
  main: [
    {
      label: 'menu.stagebank',
      short: 'menu.stagebankShort',
      path: '/stagebank',
      icon: Search,
      order: 1,
      isFirstToGo: true,
      home: ['school', 'centre', 'host', 'mentees', 'internship', 'place'],
    },
  ],
} satisfies MenuEntries
