import { randomUUID } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { filledText, writtenFor } from '#protocol/features/bulk-message-text.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { bulkMessageMails } from './bulk-messages.mails.ts'
import { requireWritten } from './send-bulk-message.ts'
import { reachOf } from './weigh.ts'

/** To the sender alone, as the first reader would get it. */
export const tryBulkMessage = handle(protocol.tryBulkMessage, async ({ subject: draft, me, tx }) => {
  requireWritten(draft)
  const { readers } = await reachOf(tx, draft, 0)
  const [reader] = readers
  if (!reader) throw fail('bulkMessage.nobody')
  const to = await tx.one<Recipient & { organization: string }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", o.name as organization from users u, organizations o
     where u.id = $1 and o.id = $2`,
    [me.requireId(), draft.organizationId],
  )
  const { subject, body, locale } = writtenFor(draft, reader.locale)
  await queueMail(tx, {
    mail: bulkMessageMails.bulkMessageByMail,
    key: randomUUID(),
    to: { id: to.id, email: to.email, locale, firstName: to.firstName },
    values: {
      subject: filledText(subject, reader.values, locale),
      text: filledText(body, reader.values, locale),
      sender: reader.values.sender ?? '',
      organization: to.organization,
    },
  })
})
