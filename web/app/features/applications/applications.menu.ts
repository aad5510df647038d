import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Send } from '#ui/icons.tsx'

const applications = { label: 'menu.applications', path: '/aanmeldingen' }

export default {
  main: [
    { ...applications, home: ['school'], tab: 'internships', order: 10, can: 'followApplications' },
    {
      ...applications,
      home: ['centre'],
      tab: 'vacancies',
      order: 40,
      can: 'answerApplications',
      counts: ['applicationsAtHost'],
    },
    { ...applications, home: ['mentees'], tab: 'myStudents', order: 40, can: 'followApplications' },
    {
      ...applications,
      home: ['host'],
      icon: Send,
      order: 10,
      // The first tab tells of them too.
      isFirstToGo: true,
      can: 'answerApplications',
      counts: ['applicationsAtHost'],
    },
    {
      ...applications,
      short: 'menu.applicationsShort',
      under: ['/zelfgevonden'],
      home: ['internship', 'place'],
      icon: Send,
      order: 10,
      isFirstToGo: true,
    },
  ],
} satisfies MenuEntries
