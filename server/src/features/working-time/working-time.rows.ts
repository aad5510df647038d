import type { FittingRows } from '#test/fitting-rows.ts'

const dayAt = (i: number) => new Date(Date.UTC(2026, 9, 10 + i)).toISOString().slice(0, 10)

export const rows: FittingRows = {
  // No free days are as long as the two days that rows get by themselves are apart.
  free_days: (i) => ({ start_date: dayAt(i), end_date: dayAt(i + 2) }),
}
