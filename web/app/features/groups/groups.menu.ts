import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const groups = { label: 'menu.groups', path: '/groups', can: 'seeGroups', order: 20 } as const

export default {
  main: [
    { ...groups, home: ['school'], tab: 'people' },
    { ...groups, home: ['mentees'], tab: 'myStudents' },
  ],
} satisfies MenuEntries
