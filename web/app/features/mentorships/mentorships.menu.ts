import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Plus } from '#ui/icons.tsx'

const mentorships = { path: '/mentorships', can: 'seeMentorships', order: 30 } as const

export default {
  main: [
    { ...mentorships, label: 'menu.all', home: ['school'], tab: 'people' },
    { ...mentorships, label: 'menu.own', home: ['mentees'], tab: 'myStudents' },
  ],
  actions: [{ label: 'add.open', path: '/mentorships/add', can: 'keepMentorships', icon: Plus, order: 30 }],
} satisfies MenuEntries
