import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  student_profiles: (i) => ({ student_number: `00${i}`, birth_date: '2010-05-01' }),
}
