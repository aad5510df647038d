import { type FittingRows, isLeftOut } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  visits: (i) => ({
    time: `1${i % 10}:30`,
    minutes: 30,
    // What was written down and until when go together.
    ...(isLeftOut(i) ? { note: null, note_kept_until: null } : { note: 'Note', note_kept_until: '2099-01-01' }),
  }),
}
