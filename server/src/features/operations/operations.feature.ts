import { feature } from '#engine/feature.ts'
import { mailLife } from '#mail/mail-life.ts'
import { deadLetters } from './dead-letters.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'

/** What whoever runs the platform looks after, within one site. */
export const operationsFeature = feature({
  lifecycles: [mailLife],
  queries: [deadLetters],
  commands: [retryDeadLetter],
  activities: { system: ['dead_letter'] },
})
