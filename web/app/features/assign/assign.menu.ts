import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

export default {
  main: [
    {
      label: 'menu.assign',
      path: '/internships/assign',
      can: 'assignPlaces',
      home: ['school'],
      tab: 'people',
      order: 45,
    },
  ],
} satisfies MenuEntries
