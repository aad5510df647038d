import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Mail } from '#ui/icons.tsx'

const texts = { path: '/notification_templates', can: 'keepNotificationTemplates' } as const

export default {
  main: [{ ...texts, label: 'menu.texts', home: ['school', 'centre'], tab: 'settings', order: 18 }],
  settings: [{ ...texts, label: 'menu.card', icon: Mail, order: 38, about: 'organization' }],
} satisfies MenuEntries
