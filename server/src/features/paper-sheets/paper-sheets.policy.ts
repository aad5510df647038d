import { anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { decides, hostAgreed, ofSchool, own } from '#features/internships/internships.policy.ts'
import type { paperSheets } from '#protocol/features/paper-sheets.ts'

const of = (internship: Condition<'internships'>): Condition<'paper_sheets'> =>
  existsIn('internships', 'id', 'internshipId', internship)

/** Who sees the sheet of hours sees this part of it, and its scan. */
export const paperSheetPolicy = {
  read: (me) => anyOf(me.isOperator, of(anyOf(own(me), ofSchool(me), hostAgreed(me)))),
  withdrawPaperSheet: (me) => of(decides(me)),
} satisfies Policy<typeof paperSheets, 'withdrawPaperSheet'>

export const mayScan = (me: Me): boolean => me.staffOf().length > 0
