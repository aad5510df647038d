import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { BellRing } from '#ui/icons.tsx'

export default {
  settings: [
    { label: 'menu.cards.news', path: '/profile-edit/meldingen', icon: BellRing, order: 33, about: 'oneself' },
  ],
} satisfies MenuEntries
