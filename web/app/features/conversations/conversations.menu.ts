import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { MessageSquare } from '#ui/icons.tsx'

const talk = {
  label: 'menu',
  path: '/conversations',
  icon: MessageSquare,
  can: 'useConversations',
  counts: ['messages'],
} as const

export default {
  main: [
    { ...talk, home: ['internship', 'place'], order: 14 },
    { ...talk, home: ['mentees', 'host'], order: 35, isTool: true },
    { ...talk, home: ['school', 'centre'], order: 35, counts: ['messages', 'messageReports'], isTool: true },
  ],
} satisfies MenuEntries
