import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Globe } from '#ui/icons.tsx'

const website = { path: '/content', can: 'keepContent' } as const

export default {
  main: [{ ...website, label: 'desk.menu', home: ['school', 'centre'], tab: 'settings', order: 70 }],
  settings: [{ ...website, label: 'desk.card', icon: Globe, order: 90, about: 'organization' }],
} satisfies MenuEntries
