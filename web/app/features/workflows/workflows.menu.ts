import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Route } from '#ui/icons.tsx'

const routes = { path: '/workflows', can: 'keepWorkflows' } as const

export default {
  main: [{ ...routes, label: 'menu.routes', home: ['school', 'centre'], tab: 'settings', order: 15 }],
  settings: [{ ...routes, label: 'menu.card', icon: Route, order: 35, about: 'organization' }],
} satisfies MenuEntries
