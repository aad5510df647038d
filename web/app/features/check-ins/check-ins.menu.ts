import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { QrCode } from '#ui/icons.tsx'

const page = { path: '/inchecken', icon: QrCode, order: 45 } as const

export default {
  actions: [
    { ...page, label: 'menu.counter', home: ['host'], can: 'showCheckInCode' },
    { ...page, label: 'menu.own', home: ['internship', 'place'], can: 'logHours' },
  ],
} satisfies MenuEntries
