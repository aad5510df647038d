import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { CalendarRange, Plus } from '#ui/icons.tsx'

const periods = { label: 'menu.periods', path: '/internship_periods', can: 'seePeriods' } as const

export default {
  main: [{ ...periods, home: ['school', 'centre'], tab: 'settings', order: 12 }],
  settings: [
    {
      label: 'menu.card',
      path: '/internship_periods',
      icon: CalendarRange,
      order: 30,
      about: 'organization',
      can: 'keepPeriods',
    },
  ],
  actions: [{ label: 'add.open', path: '/internship_periods/add', can: 'keepPeriods', icon: Plus, order: 60 }],
} satisfies MenuEntries
