import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Plus } from '#ui/icons.tsx'

const organizations = { tab: 'organizations', can: 'manageOrganizations', home: ['school', 'centre'] } as const

export default {
  main: [
    { ...organizations, label: 'menu.all', path: '/organizations', order: 10 },
    {
      label: 'menu.own',
      path: '/organizations/:organization',
      home: ['host'],
      tab: 'ownOrganization',
      order: 10,
      can: 'keepOrganization',
    },
  ],
  actions: [{ label: 'add.open', path: '/organizations/add', can: 'manageOrganizations', icon: Plus, order: 40 }],
} satisfies MenuEntries
