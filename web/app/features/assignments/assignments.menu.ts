import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { NotebookPen } from '#ui/icons.tsx'

const manage = {
  label: 'menu.manage',
  path: '/opdrachten/beheer',
  can: 'keepAssignments',
  counts: ['assignments'],
} as const

export default {
  main: [
    { ...manage, home: ['school'], tab: 'internships', order: 13 },
    { ...manage, home: ['mentees'], tab: 'myStudents', order: 18.5 },
    {
      label: 'menu.own',
      path: '/opdrachten',
      home: ['internship'],
      icon: NotebookPen,
      can: 'doAssignments',
      order: 13,
      isFirstToGo: true,
    },
    {
      label: 'menu.atHost',
      path: '/opdrachten/stagiairs',
      home: ['host'],
      tab: 'ownOrganization',
      can: 'lookAtWork',
      counts: ['worksAtHost'],
      decides: 'worksAtHost',
      order: 15,
    },
  ],
  actions: [
    { label: 'list.new', path: '/opdrachten/beheer/nieuw', icon: NotebookPen, can: 'keepAssignments', order: 45 },
  ],
} satisfies MenuEntries
