import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'

const queue = {
  label: 'menu',
  path: '/te-beoordelen',
  under: ['/zelfgevonden', '/organizations/approve', '/vacancies/review'],
  counts: ['selfFound', 'applications', 'organizations', 'vacancies', 'contracts', 'forms'],
} as const

export default {
  main: [
    { ...queue, home: ['school'], tab: 'internships', order: 15, can: 'manageOrganizations' },
    { ...queue, home: ['centre'], tab: 'vacancies', order: 15, can: 'manageOrganizations' },
    { ...queue, home: ['mentees'], tab: 'myStudents', order: 35, can: 'followApplications' },
  ],
} satisfies MenuEntries
