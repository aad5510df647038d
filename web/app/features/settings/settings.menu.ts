import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Building2, FileText, Palette, Settings } from '#ui/icons.tsx'

export default {
  main: [{ label: 'menu.all', path: '/instellingen', home: ['school', 'centre'], tab: 'settings', order: 10 }],
  account: [{ label: 'menu.settings', path: '/instellingen', icon: Settings, order: 20 }],
  settings: [
    {
      label: 'menu.organization',
      path: '/instellingen/organisatie',
      icon: Building2,
      order: 10,
      about: 'organization',
      can: 'keepOrganization',
    },
    {
      label: 'menu.look',
      path: '/content/look',
      icon: Palette,
      order: 20,
      about: 'organization',
      can: 'changeLook',
    },
    {
      label: 'menu.texts',
      path: '/content/texts',
      icon: FileText,
      order: 25,
      about: 'organization',
      can: 'changeLook',
    },
  ],
} satisfies MenuEntries
