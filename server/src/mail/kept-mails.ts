import type { FastifyBaseLogger } from 'fastify'
import type { Site } from '#engine/call.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { quietMove } from '#engine/writing/moves.ts'
import type { Sites } from '#tenants/sites.ts'
import { mailLife } from './mail-life.ts'
import { sendingMail } from './queue.ts'

type Parts = { road: Road; sites: Sites; log: FastifyBaseLogger }
/** What there is somebody for to hand to now. */
type Takers = { smtpUrl?: string | undefined; sms?: object | undefined }

/** Nobody is to send it: there was no mail server, or no gateway, when its turn came. */
const isKept = (
  mail: string,
  channels: string,
) => `${mail}.status = 'waiting' and ${mail}.channel in (${channels}) and not exists (
  select from graphile_worker.jobs j where j.key = 'mail:' || ${mail}.id)`
const isFresh = (mail: string) => `${mail}.created_at > now() - interval '1 day'`

/**
 * Mails from a time without a mail server. Those of the last day are sent now that there is one. Older ones are given up:
 * what they say is no news any more, and most of their links are over. `npm run jobs -- mails` lists them.
 */
export async function sendKeptMails({ road, sites, log }: Parts, { smtpUrl, sms }: Takers): Promise<void> {
  const channels = [smtpUrl && `'mail'`, sms && `'sms'`].filter(Boolean).join()
  for (const site of sites.all()) {
    const { sent, givenUp } = await sendOf(road, site, channels)
    if (sent > 0) log.info({ tenant: site.key, mails: sent }, 'mails that were kept without SMTP_URL are sent now')
    if (givenUp > 0)
      log.warn(
        { tenant: site.key, mails: givenUp },
        'mails older than a day that were kept without SMTP_URL are not sent',
      )
  }
}

function sendOf(road: Road, site: Site, channels: string): Promise<{ sent: number; givenUp: number }> {
  return road.inTenant(site, async (tx) => {
    const fresh = await tx.rows<{ id: string }>(
      `select m.id from mails m where ${isKept('m', channels)} and ${isFresh('m')}`,
    )
    for (const { id } of fresh) tx.enqueue(sendingMail(id))
    const isOld = sqlCondition((t) => `${isKept(t, channels)} and not ${isFresh(t)}`)
    const [old] = await tx.batch([quietMove(mailLife.giveUp, isOld, { set: { error: 'kept' } })])
    return { sent: fresh.length, givenUp: old?.count ?? 0 }
  })
}
