import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { FilePenLine } from '#ui/icons.tsx'

export default {
  name: 'contracts',
  label: 'overview.menu',
  path: '/te-beoordelen/contracten',
  icon: FilePenLine,
  order: 50,
  can: 'makeContracts',
} satisfies QueueEntry
