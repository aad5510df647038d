import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/absences.ts'
import { addDays } from '#protocol/shared/days.ts'
import { checkAbsence } from './absence.rules.ts'

export const todayOf = async (tx: Tx): Promise<string> =>
  (await tx.one<{ today: string }>('select today_nl()::text as today')).today

/** The internship is held while this runs, so that two reports of the same days cannot both find them free. */
export const reportAbsence = handle(protocol.reportAbsence, async ({ subject, input, me, tx }) => {
  const { id: internshipId, studentId, startDate, endDate } = subject
  const { kind, firstDay, lastDay = null, note = null } = input
  const today = await todayOf(tx)
  const earliest = me.id === studentId ? addDays(today, -protocol.daysBack) : null
  const latest = addDays(today, protocol.daysAhead)
  checkAbsence({ kind, firstDay, lastDay, note }, { startDate, endDate, earliest, latest })
  const taken = await tx.row(
    `select 1 from absences where internship_id = $1 and status <> 'cancelled'
       and daterange(first_day, last_day, '[]') && daterange($2, $3, '[]') limit 1`,
    [internshipId, firstDay, lastDay],
  )
  if (taken) throw failField('absence.overlap', 'firstDay')
  const about = { internshipId, studentId }
  const { id } = await tx.insert(protocol.absences, { ...about, kind, note, firstDay, lastDay, reportedById: me.id })
  tx.emit(protocol.absenceReported, { absenceId: id, ...about }, { type: 'users', id: studentId })
})
