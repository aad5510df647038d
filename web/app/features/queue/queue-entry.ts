import type { AbilityName } from '#protocol/generated/abilities.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'

/** A kind of thing that one decides about, as a tab of the queue. A feature says it in its `<feature>.queue.ts`. */
export type QueueEntry = {
  name: QueueName
  /** Its name among the words of the feature. */
  label: string
  /** The screen with its cases, which is shown in `QueuePage`. */
  path: string
  icon: IconDrawing
  order: number
  /** Who decides about these. */
  can: AbilityName
}
