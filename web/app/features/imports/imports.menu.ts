import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { FileUp } from '#ui/icons.tsx'

const imports = {
  label: 'menu.imports',
  path: '/importeren/csv',
  under: ['/importeren', '/import_groups'],
  tab: 'people',
  order: 40,
} as const

export default {
  main: [
    { ...imports, home: ['school'], can: 'importPeople' },
    { ...imports, home: ['centre'], can: 'importOrganizations' },
  ],
  settings: [
    {
      label: 'menu.card',
      path: '/importeren/csv',
      icon: FileUp,
      order: 50,
      about: 'organization',
      can: 'importPeople',
    },
  ],
} satisfies MenuEntries
