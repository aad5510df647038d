import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Plus } from '#ui/icons.tsx'

const groups = { label: 'menu.groups', path: '/groups', can: 'seeGroups', order: 20 } as const

export default {
  main: [
    { ...groups, home: ['school'], tab: 'people' },
    { ...groups, home: ['mentees'], tab: 'myStudents' },
  ],
  actions: [{ label: 'add.open', path: '/groups/add', can: 'keepGroups', icon: Plus, order: 20 }],
} satisfies MenuEntries
