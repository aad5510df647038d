import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { CalendarCheck } from '#ui/icons.tsx'

const plan = { label: 'menu.visits', path: '/bezoeken', can: 'planVisits' } as const

export default {
  main: [
    { ...plan, home: ['school'], tab: 'internships', order: 12 },
    { ...plan, home: ['mentees'], tab: 'myStudents', order: 18 },
  ],
  actions: [{ ...plan, label: 'menu.plan', icon: CalendarCheck, order: 40 }],
} satisfies MenuEntries
