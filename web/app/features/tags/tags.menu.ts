import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Plus, Tags } from '#ui/icons.tsx'

const tags = { path: '/tags', can: 'keepTags' } as const

export default {
  main: [{ ...tags, label: 'menu.tags', home: ['school', 'centre'], tab: 'settings', order: 30 }],
  settings: [{ ...tags, label: 'menu.card', icon: Tags, order: 60, about: 'organization' }],
  actions: [{ label: 'add.open', path: '/tags/add', can: 'keepTags', icon: Plus, order: 70 }],
} satisfies MenuEntries
