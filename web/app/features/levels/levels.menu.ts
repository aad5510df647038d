import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Layers } from '#ui/icons.tsx'

const levels = { path: '/levels', can: 'keepLevels' } as const

export default {
  main: [{ ...levels, label: 'menu.levels', home: ['school'], tab: 'settings', order: 20 }],
  settings: [{ ...levels, label: 'menu.card', icon: Layers, order: 40, about: 'organization' }],
} satisfies MenuEntries
