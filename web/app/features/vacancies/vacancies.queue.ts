import type { QueueEntry } from '#app/features/queue/queue-entry.ts'
import { Megaphone } from '#ui/icons.tsx'

export default {
  name: 'vacancies',
  label: 'review.kind',
  path: '/vacancies/review',
  icon: Megaphone,
  order: 40,
  can: 'judgeVacancies',
} satisfies QueueEntry
