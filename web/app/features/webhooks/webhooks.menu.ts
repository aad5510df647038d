import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Webhook } from '#ui/icons.tsx'

export default {
  settings: [
    {
      label: 'menu.webhooks',
      path: '/instellingen/webhooks',
      icon: Webhook,
      order: 98,
      about: 'organization',
      can: 'keepApiKeys',
    },
  ],
} satisfies MenuEntries
