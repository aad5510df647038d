import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { KeyRound } from '#ui/icons.tsx'

export default {
  settings: [
    {
      label: 'menu.keys',
      path: '/instellingen/sleutels',
      icon: KeyRound,
      order: 97,
      about: 'organization',
      can: 'keepApiKeys',
    },
  ],
} satisfies MenuEntries
