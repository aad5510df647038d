import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const proposals = { label: 'menu.proposals', path: '/voorstellen', can: 'proposeVacancies' } as const

export default {
  main: [
    { ...proposals, home: ['school'], tab: 'internships', order: 30 },
    { ...proposals, home: ['mentees'], tab: 'myStudents', order: 60 },
  ],
} satisfies MenuEntries
