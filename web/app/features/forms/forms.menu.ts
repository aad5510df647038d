import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { ClipboardList } from '#ui/icons.tsx'

const builder = { path: '/form_builder', can: 'seeForms' } as const

export default {
  main: [
    { ...builder, label: 'menu.forms', home: ['school', 'centre'], tab: 'settings', order: 18 },
    { ...builder, label: 'menu.forms', home: ['mentees'], tab: 'myStudents', order: 45 },
    { ...builder, label: 'menu.forms', home: ['host'], tab: 'ownOrganization', order: 45 },
  ],
  settings: [{ ...builder, label: 'menu.card', icon: ClipboardList, order: 38, about: 'organization' }],
} satisfies MenuEntries
