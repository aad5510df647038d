import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { ClipboardList } from '#ui/icons.tsx'

export default {
  name: 'forms',
  label: 'queue.menu',
  path: '/te-beoordelen/formulieren',
  icon: ClipboardList,
  order: 60,
  can: 'followForms',
} satisfies QueueEntry
