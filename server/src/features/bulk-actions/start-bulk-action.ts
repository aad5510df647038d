import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { admitBulk, chosenRows } from '#engine/writing/bulk.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/bulk-actions.ts'
import { workOff } from './run-bulk-action.ts'

const MAX_ROWS = 100_000
const MAX_BUSY = 5

/** Writes down which rows are meant, at this moment and as far as the caller sees them; the work itself follows. */
export const startBulkAction = handle(
  protocol.startBulkAction,
  async ({ input, me, tx }) => {
    // The roles of a borrowed session are worked out per request; there is none in the background.
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const action = tx.registry.bulk.get(input.action)
    if (!action) throw failField('oneOf', 'action', { options: [...tx.registry.bulk.keys()].join(', ') })
    const given = await admitBulk(tx, action, input.input ?? {})
    if (!input.all && !input.ids?.length) throw failField('bulk.empty', 'ids')
    await requireRest(tx)
    const { id } = await tx.insert(protocol.bulkActions, {
      userId: me.requireId(),
      organizationId: me.currentOrganizationId,
      action: action.name,
      resourceType: action.on.type,
      input: given,
    })
    const chosen = chosenRows(tx, action.on, input.all ? { ...input, ids: null } : { ids: input.ids })
    const total = await tx.run(
      `insert into bulk_action_items (bulk_action_id, row_id)
       select $${chosen.values.length + 1}::uuid, c.id from (${chosen.text} limit ${MAX_ROWS + 1}) c`,
      [...chosen.values, id],
    )
    if (total === 0) throw fail('bulk.empty')
    if (total > MAX_ROWS) throw fail('bulk.tooMany', { max: MAX_ROWS })
    await tx.update(protocol.bulkActions, id, { total })
    tx.enqueue(workOff({ id, userId: me.requireId(), organizationId: me.currentOrganizationId }))
    return { id, created: true }
  },
  (me) => !me.isGuest,
)

async function requireRest(tx: Tx): Promise<void> {
  const [row] = await tx.rows<{ busy: number }>(
    `select count(*)::int as busy from bulk_actions where user_id = $1 and status = any($2)`,
    [tx.me.id, protocol.busyStatuses],
  )
  if ((row?.busy ?? 0) >= MAX_BUSY) throw fail('bulk.busy')
}
