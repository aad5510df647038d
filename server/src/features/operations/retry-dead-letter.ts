import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/operations.ts'

/** Numbers of jobs count through all sites, so the site is part of the question. */
export const retryDeadLetter = handle(
  protocol.retryDeadLetter,
  async ({ subject: { id }, me, tx }) => {
    if (!/^[1-9]\d{0,17}$/.test(id)) throw fail('record.missing')
    const row = await tx.row('select system.retry_dead_letters($1, $2) as retried', [tx.site.id, [id]])
    if (!row?.retried) throw fail('record.missing')
    tx.emit(protocol.deadLetterRetried, { jobId: id }, { type: 'users', id: me.requireId() })
    return { status: 200, body: metaDocument({ id, retried: true }) }
  },
  (me) => me.isOperator,
)
