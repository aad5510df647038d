import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  webhooks: () => ({ areas: ['placements'], old_secret_salt: null, old_secret_until: null }),
  webhook_deliveries: () => ({ event_name: 'internship.ready', problem: null }),
}
