import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Clock } from '#ui/icons.tsx'

const hours = { label: 'menu.hours', path: '/uren', under: ['/urenbriefje', '/inchecken'], icon: Clock } as const

export default {
  main: [
    { ...hours, home: ['host'], counts: ['hours'], can: 'confirmHours', order: 12 },
    { ...hours, home: ['internship', 'place'], can: 'logHours', order: 12 },
  ],
} satisfies MenuEntries
