import type { Session } from '#lib/session.server.ts'
import type { QueueEntry } from './queue-entry.ts'

const files = import.meta.glob<QueueEntry>('../*/*.queue.ts', { eager: true, import: 'default' })

/** What all features bring to the queue, in its order, with the feature whose words they have. */
const entries = Object.entries(files)
  .map(([path, entry]) => ({ ...entry, feature: /([^/]+)\/[^/]+$/.exec(path)?.[1] ?? '' }))
  .sort((one, other) => one.order - other.order)

/** The kinds that somebody decides about; not those that others do for them. */
export const queuesOf = ({ can, waiting }: Pick<Session, 'can' | 'waiting'>) =>
  entries.filter((entry) => can[entry.can] && waiting[entry.name] !== undefined)
