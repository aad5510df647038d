import type { Tx } from '#engine/writing/transaction.ts'
import { pushedKinds } from '#protocol/features/push-devices.ts'
import type { NotificationKind } from '#protocol/generated/notification-kinds.ts'

export type Notice = {
  userId: string
  eventId: string
  kind: NotificationKind
  detail?: string
  organizationId?: string | null
  path?: string
}

/**
 * Tells somebody inside the product, and on the devices where they want to hear of it. A reaction that runs again tells
 * nobody twice.
 */
export async function notify(tx: Tx, { userId, eventId, kind, detail, organizationId, path }: Notice): Promise<void> {
  const pushed = await tx.rows<{ notificationId: string; deviceId: string }>(
    `with made as (
       insert into notifications (user_id, event_id, kind, detail, organization_id, path)
       values ($1, $2, $3, $4, $5, coalesce($6, '/dashboard')) on conflict (tenant_id, event_id, user_id) do nothing
       returning id
     )
     select made.id as "notificationId", d.id as "deviceId"
     from made join push_devices d on d.user_id = $1 and d.topics @> array[$7::text]`,
    [userId, eventId, kind, detail ?? null, organizationId ?? null, path ?? null, pushedKinds[kind] ?? null],
  )
  for (const payload of pushed) tx.enqueue({ identifier: 'sendPush', payload, attempts: 8 })
}
