import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  check_in_codes: (i) => ({ digits: String(i).padStart(4, '0') }),
  // Nobody is twice in one place: the first is there, the others have left.
  check_ins: (i) => (i === 0 ? { status: 'here', left_at: null } : { status: 'left', left_at: '2026-03-07T12:00:00Z' }),
}
