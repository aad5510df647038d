import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const list = { label: 'menu', path: '/internships/bulk_messages', can: 'sendBulkMessages' } as const

export default {
  main: [
    { ...list, home: ['school'], tab: 'internships', order: 60 },
    { ...list, home: ['mentees'], tab: 'myStudents', order: 60 },
    { ...list, home: ['centre'], tab: 'vacancies', order: 55 },
  ],
} satisfies MenuEntries
