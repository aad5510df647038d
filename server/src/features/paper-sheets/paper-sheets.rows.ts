import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  paper_sheets: () => ({ first_day: '2026-03-02', last_day: '2026-03-06' }),
}
