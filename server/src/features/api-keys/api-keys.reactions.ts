import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { apiKeyExpiring } from '#protocol/features/api-keys.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { apiKeyMails } from './api-keys.mails.ts'
import { apiKeyNews } from './api-keys.news.ts'
import { isWorking } from './key-state.ts'

type Told = Recipient & {
  id: string
  locale: 'nl' | 'en'
  key: string
  maker: string
  organization: string
  expiresOn: string
}

/** Whoever administers the organization, and so its maker too: without that role the key would have stopped. */
export const tellExpiring = on('tellApiKeyExpiring', apiKeyExpiring, async ({ event, tx }) => {
  const people = await tx.rows<Told>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", k.name as key, k.expires_on::text as "expiresOn",
       concat_ws(' ', m.first_name, m.infix, m.last_name) as maker, o.name as organization
     from api_keys k join organizations o on o.id = k.organization_id join users m on m.id = k.maker_id
       join roles r on r.organization_id = o.id and r.name = 'admin' join users u on u.id = r.user_id and u.status = 'active'
     where k.id = $1 and ${isWorking('k')} order by u.id`,
    [event.apiKeyId],
  )
  for (const { key, maker, organization, expiresOn, ...to } of people)
    await tell(tx, apiKeyNews.apiKeyExpiring, {
      event,
      to,
      detail: key,
      organizationId: event.organizationId,
      path: '/instellingen/sleutels',
      mail: apiKeyMails.apiKeyExpiring,
      values: { key, maker, organization, day: weekdayText(expiresOn, to.locale) },
    })
})
