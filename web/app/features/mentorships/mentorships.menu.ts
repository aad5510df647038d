import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const mentorships = { path: '/mentorships', can: 'seeMentorships', order: 30 } as const

export default {
  main: [
    { ...mentorships, label: 'menu.all', home: ['school'], tab: 'people' },
    { ...mentorships, label: 'menu.own', home: ['mentees'], tab: 'myStudents' },
  ],
} satisfies MenuEntries
