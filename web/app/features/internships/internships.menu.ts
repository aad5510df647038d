import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Route } from '#ui/icons.tsx'

const list = { label: 'menu.internships', path: '/internships', can: 'seeInternships' } as const

export default {
  main: [
    { ...list, home: ['school'], tab: 'internships', order: 5 },
    { ...list, home: ['mentees'], tab: 'myStudents', order: 15 },
    { ...list, home: ['centre'], tab: 'vacancies', order: 50 },
    { ...list, label: 'menu.interns', home: ['host'], icon: Route, order: 15, isFirstToGo: true },
  ],
} satisfies MenuEntries
