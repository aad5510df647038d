import { failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import * as protocol from '#protocol/features/absences.ts'
import { todayOf } from './report-absence.ts'

const told = ({ id, internshipId, studentId }: { id: string; internshipId: string; studentId: string }) => ({
  absenceId: id,
  internshipId,
  studentId,
})

/** Who comes today was away until yesterday. Before the first day is over nothing ended: that is taken back instead. */
export const endAbsence = handle(protocol.endAbsence, async ({ subject, input: { lastDay }, tx }) => {
  const isIn = lastDay >= subject.firstDay && (!subject.lastDay || lastDay <= subject.lastDay)
  if (!isIn || lastDay > (await todayOf(tx))) throw failField('absence.notOver', 'lastDay')
  await tx.move(protocol.absenceLife.end, subject, { set: { lastDay }, tell: told(subject) })
})

export const cancelAbsence = handle(protocol.cancelAbsence, async ({ subject, tx }) => {
  await tx.move(protocol.absenceLife.cancel, subject, { tell: told(subject) })
})

/** Every night: a year after it nobody needs to know why. The days stay, for the hours. */
export const forgetNotes = job(
  'forgetAbsenceNotes',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(
        `update absences a set note = null where note is not null and last_day < (today_nl() - interval '1 year')::date
           and not exists (select from retention_holds h where h.user_id = a.student_id and h.until > today_nl())`,
      )
    }),
  '55 2 * * *',
)
