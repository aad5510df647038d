import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/sick-days.ts'
import { mayAdd } from './sick-days.policy.ts'

/** Saying the same day twice is no mistake: what was said last counts. */
export const addSickDay = handle(
  protocol.addSickDay,
  async ({ input: { date, reason }, me, tx }) => {
    const studentId = me.requireId()
    const row = await tx.row<{ id: string; schoolId: string }>(
      `insert into sick_days (student_id, date, reason) select $1, $2, $3 where $2::date >= today_nl()
       on conflict (tenant_id, student_id, date) do update set reason = excluded.reason
       returning id, (select p.school_id from student_profiles p where p.id = $1) as "schoolId"`,
      [studentId, date, reason],
    )
    if (!row) throw failField('sickDay.past', 'date')
    tx.emit(protocol.sickDayAdded, { studentId, schoolId: row.schoolId }, { type: 'users', id: studentId })
    return { status: 201, body: metaDocument({ id: row.id }) }
  },
  mayAdd,
)
