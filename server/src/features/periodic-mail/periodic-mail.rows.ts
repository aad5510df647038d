import type { FittingRows } from '#test/fitting-rows.ts'

/** A day of the week and an hour of the day, whatever the number of the row. */
export const rows: FittingRows = { periodic_mails: () => ({ weekday: 1, hour: 8 }) }
