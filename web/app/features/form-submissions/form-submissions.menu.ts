import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { ClipboardList } from '#ui/icons.tsx'

export default {
  account: [{ label: 'own.menu', path: '/forms', icon: ClipboardList, can: 'answerForms', order: 30 }],
} satisfies MenuEntries
