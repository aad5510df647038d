import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  roles: (i) => ({ name: ['student', 'admin', 'student', 'student', 'student', 'mentor', 'student'][i % 7] }),
  users: () => ({ erased_at: null }),
}
