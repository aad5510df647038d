import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Clock, FileCheck } from '#ui/icons.tsx'

const hours = { label: 'menu.hours', path: '/uren', under: ['/urenbriefje', '/inchecken'], icon: Clock } as const

export default {
  main: [
    { ...hours, home: ['host'], counts: ['hours'], can: 'confirmHours', order: 12 },
    { ...hours, home: ['internship', 'place'], can: 'logHours', order: 12 },
    { label: 'menu.atHosts', path: '/uren', home: ['school'], tab: 'internships', can: 'answerForHosts', order: 14 },
    { label: 'menu.atHosts', path: '/uren', home: ['mentees'], tab: 'myStudents', can: 'answerForHosts', order: 19 },
  ],
  account: [{ label: 'menu.years', path: '/uren/jaren', icon: FileCheck, can: 'seeHourYears', order: 30 }],
} satisfies MenuEntries
