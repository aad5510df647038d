import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  roles: (i) => ({ name: ['student', 'admin', 'student', 'student', 'student', 'mentor', 'student'][i % 7] }),
  users: (i) => ({ digest_weekday: (i % 7) + 1, erased_at: null }),
}
