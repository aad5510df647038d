import { type FittingRows, isLeftOut } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  // Who is ill writes nothing; who is not says until when.
  absences: (i) =>
    isLeftOut(i) ? { kind: 'sick' } : { kind: 'other', first_day: '2026-02-01', last_day: '2026-03-01' },
}
