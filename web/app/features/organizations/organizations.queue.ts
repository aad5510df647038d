import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { Building2 } from '#ui/icons.tsx'

export default {
  name: 'organizations',
  label: 'approve.kind',
  path: '/organizations/approve',
  icon: Building2,
  order: 30,
  can: 'manageOrganizations',
} satisfies QueueEntry
