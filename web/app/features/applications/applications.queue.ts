import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { Send } from '#ui/icons.tsx'

export default {
  name: 'applications',
  label: 'review.kind',
  path: '/te-beoordelen/aanmeldingen',
  icon: Send,
  order: 20,
  can: 'followApplications',
} satisfies QueueEntry
