import { hashToken } from '#auth/authenticate.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/applications.ts'
import { applicationMails } from '../applications.mails.ts'
import { hostContact } from './host-contact.ts'
import { mailHost } from './mail-host.ts'

/** At most one mail an hour about an application: whoever got one just now has a link that works. */
async function mailNewLink(tx: Tx, applicationId: string): Promise<void> {
  const waits = await tx.row(`select 1 from applications where id = $1 and status = any($2) for no key update`, [
    applicationId,
    protocol.answerableStatuses,
  ])
  const recent = await tx.row(
    `select 1 from application_links where application_id = $1 and created_at > now() - interval '1 hour'`,
    [applicationId],
  )
  const to = waits && !recent ? await hostContact(tx, applicationId) : undefined
  if (!to) return
  const key = `${applicationId}:${new Date().toISOString()}`
  await mailHost(tx, applicationId, to, { mail: applicationMails.applicationLink, key })
}

/** The mail goes to whoever answers now, which need not be who holds the old link. The answer never tells. */
export const renewApplicationLink = handle(protocol.renewApplicationLink, async ({ input, tx, call }) => {
  const link = await tx.row<{ id: string }>(
    'select application_id as id from application_links where token_hash = $1',
    [hashToken(input.token)],
  )
  if (link) await mailNewLink(tx, link.id)
  else await call.throttle.question(call.ip)
  return null
})
