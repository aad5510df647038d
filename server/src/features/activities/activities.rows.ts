import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  events: (i) => (i % 2 ? {} : { name: 'impersonation.started' }),
}
