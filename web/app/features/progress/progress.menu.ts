import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { Route } from '#ui/icons.tsx'

const board = { label: 'menu.board', path: '/stagevoortgang', can: 'seeProgress', order: 5 } as const

export default {
  main: [
    { ...board, home: ['school'], tab: 'internships' },
    { ...board, home: ['mentees'], icon: Route },
    {
      label: 'menu.own',
      path: '/stagevoortgang',
      can: 'seeRoute',
      home: ['internship'],
      icon: Route,
      order: 10,
      isFirstToGo: true,
    },
  ],
  actions: [{ label: 'explain.open', path: '/stagevoortgang/uitleg', can: 'seeRoute', icon: Route, order: 90 }],
} satisfies MenuEntries
