import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { ChartColumn } from '#ui/icons.tsx'

const demand = { label: 'menu.all', path: '/analytics', can: 'seeDemand' } as const

const supply = { label: 'menu.all', path: '/analytics/index-2', can: 'seeSupply' } as const

export default {
  main: [
    { ...demand, home: ['school'], icon: ChartColumn, order: 45, isTool: true, isFirstToGo: true },
    { ...supply, home: ['centre'], icon: ChartColumn, order: 45, isTool: true, isFirstToGo: true },
    {
      label: 'menu.own',
      path: '/analytics/index-2',
      can: 'seeOwnNumbers',
      home: ['host'],
      icon: ChartColumn,
      order: 45,
      isTool: true,
      isFirstToGo: true,
    },
    { ...demand, home: ['mentees'], tab: 'myStudents', order: 65 },
  ],
} satisfies MenuEntries
