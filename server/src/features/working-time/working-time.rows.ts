import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  // No free days are as long as the two days that rows get by themselves are apart.
  free_days: (i) => ({ start_date: `2026-10-${10 + i}`, end_date: `2026-10-${12 + i}` }),
}
