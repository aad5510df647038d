import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/erasure.ts'
import { erasureMails } from './erasure.mails.ts'
import { erasureNews } from './erasure.news.ts'

type Request = Omit<Recipient, 'id'> & {
  id: string
  reason: string | null
  organizationId: string
  organization: string
  userId: string
}

/** A request that still waits, with who asked and which school decides. */
function findRequest(tx: Tx, id: string, status: string): Promise<Request | undefined> {
  return tx.row(
    `select d.id, d.reason, o.id as "organizationId", o.name as organization,
       u.id as "userId", u.email, u.locale, u.first_name as "firstName"
     from deletion_requests d join organizations o on o.id = d.organization_id
     join users u on u.id = d.user_id and u.status = 'active' where d.id = $1 and d.status = $2`,
    [id, status],
  )
}

export const adminsOf = (tx: Tx, organizationId: string) =>
  tx.rows<Recipient>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName" from users u
       join roles r on r.user_id = u.id where r.name = 'admin' and r.organization_id = $1 and u.status = 'active'`,
    [organizationId],
  )

const asker = ({ userId, email, locale, firstName }: Request) => ({ id: userId, email, locale, firstName })

/** The person knows that it arrived; the school knows that it must decide. No name in the school's mail: mails stay. */
export const tellDeletionRequested = on('tellDeletionRequested', protocol.deletionRequested, async ({ event, tx }) => {
  const request = event.deletionRequestId ? await findRequest(tx, event.deletionRequestId, 'pending') : undefined
  if (!request) return
  const values = { organization: request.organization }
  await mailNews(tx, erasureNews.deletionRequested, {
    mail: erasureMails.deletionAsked,
    key: event.id,
    to: asker(request),
    values,
    link: '/account/verwijderen',
  })
  for (const to of await adminsOf(tx, request.organizationId)) {
    const link = `/account/verwijderverzoek/${request.id}`
    await mailNews(tx, erasureNews.deletionToDecide, {
      mail: erasureMails.deletionToDecide,
      key: `${event.id}:${to.id}`,
      to,
      values,
      link,
    })
  }
})

export const tellDeletionDenied = on('tellDeletionDenied', protocol.deletionDenied, async ({ event, tx }) => {
  const request = await findRequest(tx, event.deletionRequestId, 'denied')
  if (!request) return
  await mailNews(tx, erasureNews.deletionRequested, {
    mail: erasureMails.deletionDenied,
    key: event.id,
    to: asker(request),
    values: { organization: request.organization, reason: request.reason ?? '' },
    link: '/account/verwijderen',
  })
})
