import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Plus } from '#ui/icons.tsx'

export default {
  actions: [{ label: 'own.add', path: '/zelfgevonden/melden', can: 'reportSelfFound', icon: Plus, order: 80 }],
} satisfies MenuEntries
