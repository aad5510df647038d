import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = { workflow_phases: () => ({ removed_at: null }) }
