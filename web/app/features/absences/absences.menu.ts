import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const list = { label: 'menu', path: '/afwezig', can: 'seeAbsences' } as const

export default {
  main: [
    { ...list, home: ['school'], tab: 'internships', order: 45 },
    { ...list, home: ['mentees'], tab: 'myStudents', order: 45 },
  ],
} satisfies MenuEntries
