import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { CalendarX2 } from '#ui/icons.tsx'

const freeDays = { path: '/vrije-dagen', can: 'keepFreeDays' } as const

export default {
  main: [{ ...freeDays, label: 'menu.freeDays', home: ['school'], tab: 'settings', order: 25 }],
  settings: [{ ...freeDays, label: 'menu.card', icon: CalendarX2, order: 45, about: 'organization' }],
} satisfies MenuEntries
