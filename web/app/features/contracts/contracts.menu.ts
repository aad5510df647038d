import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { FilePenLine, PenLine } from '#ui/icons.tsx'

const list = { label: 'overview.menu', path: '/contracts', can: 'seeContracts', counts: ['contracts'] } as const

export default {
  main: [
    { ...list, home: ['school'], tab: 'internships', order: 12 },
    { ...list, home: ['mentees'], tab: 'myStudents', order: 17 },
    { ...list, home: ['host'], icon: FilePenLine, order: 14, isFirstToGo: true },
  ],
  account: [{ label: 'overview.own', path: '/contracts', icon: FilePenLine, can: 'signContracts', order: 28 }],
  settings: [
    {
      label: 'make.signers.menu',
      path: '/instellingen/ondertekenaars',
      can: 'nameSchoolSigners',
      icon: PenLine,
      about: 'organization',
      order: 45,
    },
  ],
} satisfies MenuEntries
