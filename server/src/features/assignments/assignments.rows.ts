import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  // Of an assignment: a file of somebody's work would have to fit its version too.
  assignment_files: () => ({ work_id: null, version_id: null }),
  assignment_works: (i) => ({ mark: 5 + (i % 5) }),
}
export const filled = ['assignment_files.assignment_id']
