import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { History } from '#ui/icons.tsx'

const activities = { label: 'menu.activities', path: '/recente_acties' }

export default {
  main: [{ ...activities, home: ['school', 'centre'], tab: 'settings', order: 40 }],
  account: [{ ...activities, icon: History, order: 50 }],
} satisfies MenuEntries
