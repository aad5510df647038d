import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Table } from '#ui/icons.tsx'

export default {
  settings: [
    { label: 'card', path: '/admin/data-viewer', can: 'viewData', icon: Table, order: 95, about: 'organization' },
  ],
} satisfies MenuEntries
