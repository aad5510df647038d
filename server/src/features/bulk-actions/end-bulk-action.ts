import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/bulk-actions.ts'
import { workOff } from './run-bulk-action.ts'

/** What is done stays done, and can be undone afterwards. */
export const cancelBulkAction = handle(protocol.cancelBulkAction, async ({ subject: action, tx }) => {
  const skipped = await tx.run(
    `update bulk_action_items set outcome = 'skipped', problem = 'bulk.cancelled'
     where bulk_action_id = $1 and outcome = 'waiting'`,
    [action.id],
  )
  await tx.run(`update bulk_actions set skipped = skipped + $2 where id = $1`, [action.id, skipped])
  // Whoever works it off finds nothing waiting any more, and brings it to its end.
})

export const undoBulkAction = handle(protocol.undoBulkAction, async ({ subject: action, tx }) => {
  await tx.move(protocol.bulkLife.undo, action, { set: { finishedAt: null } })
  tx.enqueue(workOff({ id: action.id, userId: action.userId, organizationId: action.organizationId }))
})
