import type { Tx } from '#engine/writing/transaction.ts'
import { pushedKinds } from '#protocol/features/push-devices.ts'
import type { NewsKind } from '#protocol/generated/notification-kinds.ts'

type Notice = {
  userId: string
  eventId: string
  kind: NewsKind
  detail?: string | undefined
  organizationId?: string | null | undefined
  path?: string | undefined
}

type Made = { known: string | null; notificationId: string | null; deviceId: string | null }

/**
 * A line in the product, and on the devices where they want to hear of it; how people are told is `tell`. A reaction that
 * runs again tells nobody twice. False when they know of it already as something else.
 */
export async function notify(
  tx: Tx,
  { userId, eventId, kind, detail, organizationId, path }: Notice,
): Promise<boolean> {
  const rows = await tx.rows<Made>(
    `with made as (
       insert into notifications (user_id, event_id, kind, detail, organization_id, path)
       values ($1, $2, $3, $4, $5, coalesce($6, '/dashboard')) on conflict (tenant_id, event_id, user_id) do nothing
       returning id
     )
     select (select kind from notifications where event_id = $2 and user_id = $1) as known,
       made.id as "notificationId", d.id as "deviceId"
     from (select) one left join made on true
       left join push_devices d on made.id is not null and d.user_id = $1 and d.topics @> array[$7::text]`,
    [userId, eventId, kind, detail ?? null, organizationId ?? null, path ?? null, pushedKinds[kind] ?? null],
  )
  for (const { notificationId, deviceId } of rows)
    if (notificationId && deviceId)
      tx.enqueue({ identifier: 'sendPush', payload: { notificationId, deviceId }, attempts: 8 })
  const known = rows[0]?.known ?? null
  return known === null || known === kind
}
