import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import { chosenColumns, chosenRows, mayViewData, orderOf, viewerOf, viewOf } from '#features/data-viewer/data-viewer.ts'
import * as protocol from '#protocol/features/data-exports.ts'
import { sourceLabel } from '#protocol/features/data-viewer/words.ts'
import { givenIn } from './find-data-export.ts'
import { makeFile } from './make-data-export.ts'

const MOST_BUSY = 3

/** What was asked is looked at before anything is written down; the work itself follows. */
export const startDataExport = handle(
  protocol.startDataExport,
  async ({ input, me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const { source, file, columns } = input
    const asked = { source, columns, where: input.where ?? '', order: input.order ?? [] }
    const given = givenIn(asked)
    const view = viewOf(viewerOf(tx), given)
    chosenRows(view, given, [...chosenColumns(view, given), ...orderOf(view, given).columns])
    const userId = me.requireId()
    await tx.row('select id from users where id = $1 for no key update', [userId])
    const { busy } = await tx.one<{ busy: number }>(
      'select count(*)::int as busy from data_exports where user_id = $1 and status = any($2)',
      [userId, protocol.busyExports],
    )
    if (busy >= MOST_BUSY) throw fail('dataExport.busy')
    const organizationId = me.currentOrganizationId
    const { id } = await tx.one<{ id: string }>(
      `insert into data_exports (user_id, organization_id, source, file, asked, locale, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) returning id`,
      [userId, organizationId, source, file, asked, me.locale, protocol.EXPORT_DAYS],
    )
    tx.emit(protocol.dataExportStarted, { of: sourceLabel(source, me.locale) }, { type: 'users', id: userId })
    tx.enqueue(makeFile({ id, userId, organizationId }))
    return { id, created: true }
  },
  mayViewData,
)

/** What stands in it so far goes with the night. */
export const cancelDataExport = handle(protocol.cancelDataExport, async ({ subject, tx }) => {
  await tx.move(protocol.dataExportLife.cancel, subject, { set: { finishedAt: sql`now()` } })
})
