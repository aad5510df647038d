import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import { erasureMails } from './erasure.mails.ts'
import { erasureNews } from './erasure.news.ts'
import { adminsOf } from './erasure.reactions.ts'

/** Who waits for three weeks gets no answer by itself: the school is told once, with the last day on which it may decide. */
export async function remindOfDeletions(tx: Tx): Promise<void> {
  const waiting = await tx.rows<{ id: string; organizationId: string; organization: string; answerBy: string }>(
    `update deletion_requests d set reminded_at = now() from organizations o
     where o.id = d.organization_id and d.status = 'pending' and d.reminded_at is null
       and d.created_at < kept_since(today_nl(), interval '21 days')
     returning d.id, o.id as "organizationId", o.name as organization,
       ((d.created_at at time zone 'Europe/Amsterdam')::date + interval '1 month')::date::text as "answerBy"`,
  )
  for (const { id, organizationId, organization, answerBy } of waiting) {
    for (const to of await adminsOf(tx, organizationId)) {
      const date = new Intl.DateTimeFormat(to.locale === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long' })
      await mailNews(tx, erasureNews.deletionToDecide, {
        mail: erasureMails.deletionUrgent,
        key: `${id}:${to.id}`,
        to,
        values: { organization, date: date.format(new Date(`${answerBy}T12:00:00Z`)) },
        link: `/account/verwijderverzoek/${id}`,
      })
    }
  }
}

export const remindDeletions = job(
  'remindDeletions',
  async ({ site, road }) => road.inTenant(site, remindOfDeletions),
  '10 5 * * *',
)
