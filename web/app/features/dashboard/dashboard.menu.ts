import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { LayoutDashboard } from '#ui/icons.tsx'

const start = { path: '/dashboard', icon: LayoutDashboard, order: 0 }

/** The first tab is named after what one comes for: a student's own internship, a mentor's day, a host's to-do. */
export default {
  main: [
    { ...start, label: 'menu.dashboard', home: ['school', 'centre', 'place'] },
    { ...start, label: 'menu.host', home: ['host'], counts: ['applicationsAtHost'] },
    { ...start, label: 'menu.today', home: ['mentees'] },
    { ...start, label: 'menu.internship', short: 'menu.internshipShort', home: ['internship'] },
  ],
} satisfies MenuEntries
