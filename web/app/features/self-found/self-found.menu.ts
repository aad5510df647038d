import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const selfFound = { label: 'menu.selfFound', path: '/zelfgevonden', can: 'decideSelfFound' } as const

export default {
  main: [
    { ...selfFound, home: ['school'], tab: 'internships', order: 20 },
    { ...selfFound, home: ['mentees'], tab: 'myStudents', order: 50 },
  ],
} satisfies MenuEntries
