import type { FittingRows } from '#test/fitting-rows.ts'

/** One of the two must be there. */
export const filled = ['mentorships.student_id', 'mentorships.group_id']

export const rows: FittingRows = {
  mentorships: (i) => (i % 2 ? { student_id: null } : { group_id: null }),
}
