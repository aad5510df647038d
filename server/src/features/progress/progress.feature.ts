import { feature } from '#engine/feature.ts'
import { periodRoute } from './period-route.ts'
import { progressBulkActions } from './progress.bulk.ts'
import { progressAbilities } from './progress.policy.ts'
import { progressBoard } from './progress-board.ts'

export const progressFeature = feature({
  abilities: progressAbilities,
  queries: [progressBoard, periodRoute],
  bulk: progressBulkActions,
})
