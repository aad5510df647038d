import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { UserPlus } from '#ui/icons.tsx'

const people = { path: '/users', under: ['/students'], can: 'seePeople', order: 10 } as const

export default {
  main: [
    { ...people, label: 'menu.school', home: ['school'], tab: 'people' },
    { ...people, label: 'menu.all', home: ['centre'], tab: 'people' },
    { ...people, label: 'menu.colleagues', home: ['host'], tab: 'ownOrganization', order: 20 },
    { ...people, label: 'menu.students', home: ['mentees'], tab: 'myStudents' },
  ],
  actions: [
    { label: 'add.open', words: 'menu.addWords', path: '/users/add', can: 'addPeople', icon: UserPlus, order: 10 },
  ],
} satisfies MenuEntries
