import { allOf, anyOf, type Condition, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { bulkActionItems, bulkActions } from '#protocol/features/bulk-actions.ts'

const own = (me: Me): Condition<'bulk_actions'> => ({ userId: me.self })
const inSight = (me: Me): Condition<'bulk_actions'> => anyOf(me.isOperator, own(me))
const stillUndoable = sqlCondition((t) => `${t}.undo_until > now()`)

/** One's own. Others see in the recent actions that something was done, and to whom on the rows themselves. */
export const bulkActionPolicy = {
  read: inSight,
  undoBulkAction: (me) => allOf(!me.isImpersonated, own(me), stillUndoable),
  cancelBulkAction: own,
} satisfies Policy<typeof bulkActions, 'undoBulkAction' | 'cancelBulkAction'>

export const bulkActionItemPolicy = {
  read: (me) => anyOf(me.isOperator, within('bulkActionId', 'bulk_actions', 'id', own(me))),
} satisfies Policy<typeof bulkActionItems>
