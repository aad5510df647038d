import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { Flag } from '#ui/icons.tsx'

export default {
  name: 'selfFound',
  label: 'queue.kind',
  path: '/zelfgevonden',
  icon: Flag,
  order: 10,
  can: 'decideSelfFound',
} satisfies QueueEntry
