import { type FittingRows, isLeftOut } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  // Where a school is left out it is a volunteer's, who reports nothing to one.
  internships: (i) => (isLeftOut(i) ? { self_found: false } : {}),
  // None that was taken off its route.
  internship_phases: () => ({ removed_at: null }),
}
