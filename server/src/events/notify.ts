import type { Tx } from '#engine/writing/transaction.ts'
import type { NotificationKind } from '#protocol/generated/notification-kinds.ts'

export type Notice = {
  userId: string
  eventId: string
  kind: NotificationKind
  detail?: string
  organizationId?: string | null
  path?: string
}

/** Tells somebody inside the product. A reaction that runs again tells nobody twice. */
export async function notify(tx: Tx, { userId, eventId, kind, detail, organizationId, path }: Notice): Promise<void> {
  await tx.run(
    `insert into notifications (user_id, event_id, kind, detail, organization_id, path)
     values ($1, $2, $3, $4, $5, coalesce($6, '/dashboard')) on conflict (tenant_id, event_id, user_id) do nothing`,
    [userId, eventId, kind, detail ?? null, organizationId ?? null, path ?? null],
  )
}
