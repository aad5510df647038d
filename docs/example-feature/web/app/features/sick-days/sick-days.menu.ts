import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { CalendarX2 } from '#ui/icons.tsx'

const sickDays = { label: 'menu', path: '/ziekmeldingen', can: 'seeSickDays', order: 90 } as const

export default {
  main: [
    { ...sickDays, home: ['school'], tab: 'people' },
    { ...sickDays, home: ['mentees'], tab: 'myStudents' },
    { ...sickDays, home: ['internship'], icon: CalendarX2, isFirstToGo: true },
  ],
} satisfies MenuEntries
