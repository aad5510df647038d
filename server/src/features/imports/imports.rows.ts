import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  imports: () => ({ repeats_id: null, columns: JSON.stringify([]) }),
}
