import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Lock } from '#ui/icons.tsx'

export default {
  settings: [
    {
      label: 'menu.card',
      path: '/instellingen/privacy',
      icon: Lock,
      order: 80,
      about: 'organization',
      can: 'overseePrivacy',
    },
  ],
} satisfies MenuEntries
