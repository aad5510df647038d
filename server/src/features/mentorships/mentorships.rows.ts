import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  mentorships: (i) => (i % 2 ? { student_id: null } : { group_id: null }),
}
