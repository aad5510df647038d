import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  group_memberships: (i) => ({ started_on: '2026-08-01', ended_on: i % 3 ? null : '2026-10-01' }),
}
