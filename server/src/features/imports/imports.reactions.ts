import { type EventOf, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { importFailed, importFinished, importWaits } from '#protocol/features/imports.ts'
import { importMails } from './imports.mails.ts'
import { importNews } from './imports.news.ts'

/** Whoever sent the file went on with something else meanwhile. */
async function tellImporter(tx: Tx, event: EventOf<typeof importFinished>, kind: keyof typeof importNews) {
  const { importId } = event
  const person = await tx.row<Recipient & { id: string; fileName: string; organizationId: string }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", i.file_name as "fileName", i.organization_id as "organizationId"
     from imports i join users u on u.id = i.importer_id where i.id = $1 and u.status = 'active'
       -- One that came by itself and went well is no news, every night again.
       and not (i.is_pushed and i.status = 'completed')`,
    [importId],
  )
  if (!person) return
  const { fileName, organizationId, ...to } = person
  await tell(tx, importNews[kind], {
    event,
    to,
    detail: fileName,
    organizationId,
    path: `/importeren/${importId}`,
    mail: importMails[kind],
    values: { file: fileName },
    doer: 'told',
  })
}

export const tellImportFinished = on('tellImportFinished', importFinished, ({ event, tx }) =>
  tellImporter(tx, event, 'importFinished'),
)
export const tellImportFailed = on('tellImportFailed', importFailed, ({ event, tx }) =>
  tellImporter(tx, event, 'importFailed'),
)
export const tellImportWaits = on('tellImportWaits', importWaits, ({ event, tx }) =>
  tellImporter(tx, event, 'importWaits'),
)
