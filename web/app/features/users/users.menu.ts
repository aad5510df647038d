import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const people = { path: '/users', under: ['/students'], can: 'seePeople', order: 10 } as const

export default {
  main: [
    { ...people, label: 'menu.all', home: ['school', 'centre'], tab: 'people' },
    { ...people, label: 'menu.colleagues', home: ['host'], tab: 'ownOrganization', order: 20 },
    { ...people, label: 'menu.students', home: ['mentees'], tab: 'myStudents' },
  ],
} satisfies MenuEntries
