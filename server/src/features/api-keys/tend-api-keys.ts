import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { apiKeyExpiring, keyWarnings } from '#protocol/features/api-keys.ts'
import { isWorking } from './key-state.ts'

type Ending = { apiKeyId: string; organizationId: string; expiresOn: string }

/**
 * Remembered and told together. Where a night was missed only the later warning comes, and a key that was made for a few days
 * is no news at once: its maker chose that day just now.
 */
async function warn(tx: Tx): Promise<void> {
  const ending = await tx.rows<Ending>(
    `update api_keys k set warned_days = w.days from (
         select e.id, min(d.days) as days from api_keys e cross join unnest($1::int[]) d (days)
         where e.expires_on between today_nl() and today_nl() + d.days and ${isWorking('e')}
           and e.created_at < e.expires_on - 2 * d.days group by e.id) w
     where k.id = w.id and (k.warned_days is null or k.warned_days > w.days)
     returning k.id as "apiKeyId", k.organization_id as "organizationId", k.expires_on::text as "expiresOn"`,
    [keyWarnings],
  )
  for (const told of ending) tx.emit(apiKeyExpiring, told, { type: 'organizations', id: told.organizationId })
}

/** Every morning: which keys of programs end soon. */
export const tendApiKeys = job('tendApiKeys', ({ site, road }) => road.inTenant(site, warn), '55 5 * * *')
