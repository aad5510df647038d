import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { CalendarSync } from '#ui/icons.tsx'

export default {
  settings: [
    { label: 'menu.cards.calendar', path: '/profile-edit/agenda', icon: CalendarSync, order: 35, about: 'oneself' },
  ],
} satisfies MenuEntries
