import type { Row } from '#protocol/declaring/rows.ts'
import type { webhooks } from '#protocol/features/webhooks.ts'
import type { ShownWebhook } from './webhook-marks.ts'

export const shownWebhook = (row: Row<typeof webhooks>): ShownWebhook => ({
  id: row.id,
  name: row.name,
  address: row.address,
  areas: row.areas,
  state: row.state,
  failingSince: row.failingSince ?? null,
  deliveredAt: row.deliveredAt ?? null,
})
