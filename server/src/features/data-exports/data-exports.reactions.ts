import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { dataExportFinished, dataExports } from '#protocol/features/data-exports.ts'
import { sourceLabel } from '#protocol/features/data-viewer/words.ts'
import { dataExportsNews } from './data-exports.news.ts'

/** Whoever asked for it went on with something else meanwhile. */
export const tellDataExport = on('tellDataExport', dataExportFinished, async ({ event, tx }) => {
  const made = await tx.rowFrom(dataExports, 'where id = $1', [event.dataExportId])
  const to = await tx.row<Recipient>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active'`,
    [made?.userId],
  )
  if (!made || !to) return
  await tell(tx, dataExportsNews.dataExportReady, {
    event,
    to,
    detail: sourceLabel(made.source, to.locale),
    path: '/admin/data-viewer/bestanden',
    doer: 'told',
  })
})
