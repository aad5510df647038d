import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import * as protocol from '#protocol/features/bulk-actions.ts'
import { bulkActionsPersonal } from './bulk-actions.personal.ts'
import { bulkActionItemPolicy, bulkActionPolicy } from './bulk-actions.policy.ts'
import { cancelBulkAction, undoBulkAction } from './end-bulk-action.ts'
import { bulkActionJob, forgetBulkActions } from './run-bulk-action.ts'
import { startBulkAction } from './start-bulk-action.ts'

/** A row by the name that people know it by. */
const rowName = (t: string) => `coalesce(
  (select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = ${t}.row_id),
  (select n.name from organizations n where n.id = ${t}.row_id),
  (select n.title from vacancies n where n.id = ${t}.row_id),
  (select concat_ws(' ', n.first_name, n.infix, n.last_name) from internships i join users n on n.id = i.student_id
    where i.id = ${t}.row_id))`

/** Which commands can be run on many rows is said by their own features. */
export const bulkActionsFeature = feature({
  resources: [
    serve(protocol.bulkActions, { table: 'bulk_actions', policy: bulkActionPolicy }),
    serve(protocol.bulkActionItems, {
      table: 'bulk_action_items',
      policy: bulkActionItemPolicy,
      expressions: { rowName },
    }),
  ],
  lifecycles: [protocol.bulkLife],
  commands: [startBulkAction, undoBulkAction, cancelBulkAction],
  jobs: [bulkActionJob, forgetBulkActions],
  activities: { people: ['bulk'] },
  personal: bulkActionsPersonal,
})
