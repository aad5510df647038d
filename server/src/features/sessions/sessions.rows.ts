import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  sessions: () => ({ impersonator_id: null, expires_at: '2099-01-01T00:00:00Z', last_used_at: new Date() }),
}
