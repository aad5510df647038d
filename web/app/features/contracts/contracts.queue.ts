import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { FilePenLine } from '#ui/icons.tsx'

/** Each is decided on its own page, beside its text: the tab leads to the list of those. */
export default {
  name: 'contracts',
  label: 'overview.menu',
  path: '/contracts?yours=true',
  icon: FilePenLine,
  order: 50,
  can: 'makeContracts',
} satisfies QueueEntry
