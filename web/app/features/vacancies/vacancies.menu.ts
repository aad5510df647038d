import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Briefcase, Megaphone, Plus } from '#ui/icons.tsx'

const list = { label: 'menu.vacancies', path: '/vacancies', can: 'offerVacancies' } as const
const reports = {
  label: 'menu.reports',
  path: '/vacancies/reports',
  can: 'judgeVacancies',
  counts: ['vacancyReports'],
  decides: 'vacancyReports',
} as const

export default {
  main: [
    { ...list, home: ['school'], tab: 'organizations', order: 30 },
    { ...reports, home: ['school'], tab: 'organizations', order: 50 },
    { ...list, label: 'menu.all', home: ['centre'], tab: 'vacancies', order: 10 },
    { ...reports, home: ['centre'], tab: 'vacancies', order: 30 },
    { ...list, home: ['host'], icon: Megaphone, order: 20, isFirstToGo: true },
  ],
  settings: [
    {
      label: 'menu.card',
      path: '/instellingen/vacatures',
      icon: Briefcase,
      order: 70,
      about: 'organization',
      can: 'judgeVacancies',
    },
  ],
  actions: [
    {
      label: 'add.open',
      path: '/vacancies/add',
      can: 'offerVacancies',
      home: ['host', 'centre'],
      icon: Plus,
      order: 50,
    },
  ],
} satisfies MenuEntries
