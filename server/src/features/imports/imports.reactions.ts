import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { notify } from '#events/notify.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { importFailed, importFinished } from '#protocol/features/imports.ts'
import { importMails } from './imports.mails.ts'

/** Whoever sent the file went on with something else meanwhile. */
async function tellImporter(tx: Tx, importId: string, eventId: string, kind: 'importFinished' | 'importFailed') {
  const person = await tx.row<Recipient & { id: string; fileName: string; organizationId: string }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", i.file_name as "fileName", i.organization_id as "organizationId"
     from imports i join users u on u.id = i.importer_id where i.id = $1 and u.status = 'active'`,
    [importId],
  )
  if (!person) return
  const { id, email, locale, firstName, fileName, organizationId } = person
  const path = `/importeren/${importId}`
  await queueMail(tx, {
    mail: importMails[kind],
    key: eventId,
    to: { id, email, locale, firstName },
    values: { file: fileName },
    link: path,
  })
  await notify(tx, { userId: id, eventId, kind, detail: fileName, organizationId, path })
}

export const tellImportFinished = on('tellImportFinished', importFinished, ({ event, tx }) =>
  tellImporter(tx, event.importId, event.id, 'importFinished'),
)
export const tellImportFailed = on('tellImportFailed', importFailed, ({ event, tx }) =>
  tellImporter(tx, event.importId, event.id, 'importFailed'),
)
