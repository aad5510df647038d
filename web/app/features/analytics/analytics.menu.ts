import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { ChartColumn } from '#ui/icons.tsx'

const demand = { label: 'menu.all', path: '/analytics', can: 'seeDemand' } as const

export default {
  main: [
    { ...demand, home: ['school'], icon: ChartColumn, order: 45, isTool: true, isFirstToGo: true },
    { ...demand, home: ['mentees'], tab: 'myStudents', order: 65 },
  ],
} satisfies MenuEntries
