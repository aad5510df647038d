import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

export default {
  main: [
    { label: 'menu.yearTurn', path: '/nieuw-schooljaar', can: 'turnYear', home: ['school'], tab: 'people', order: 50 },
  ],
} satisfies MenuEntries
