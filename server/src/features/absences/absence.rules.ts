import { failField } from '#engine/fail.ts'
import { type absenceKinds, daysBack } from '#protocol/features/absences.ts'
import { dutchDate } from '#protocol/shared/dutch-date.ts'

type Reported = {
  kind: (typeof absenceKinds)[number]
  firstDay: string
  lastDay: string | null
  note: string | null
}
type Limits = {
  startDate: string | null
  endDate: string | null
  /** The first day that this person may report; none for who keeps the days right. */
  earliest: string | null
  latest: string
}

/** Refuses at the field that is wrong. */
export function checkAbsence({ kind, firstDay, lastDay, note }: Reported, limits: Limits): void {
  const { startDate, endDate, earliest, latest } = limits
  if (lastDay && lastDay < firstDay) throw failField('dateOrder', 'lastDay')
  if (startDate && firstDay < startDate)
    throw failField('absence.beforeStart', 'firstDay', { from: dutchDate(startDate) })
  if (earliest && firstDay < earliest) throw failField('absence.tooLongAgo', 'firstDay', { days: daysBack })
  if (endDate && firstDay > endDate) throw failField('absence.afterEnd', 'firstDay', { until: dutchDate(endDate) })
  if (endDate && lastDay && lastDay > endDate)
    throw failField('absence.afterEnd', 'lastDay', { until: dutchDate(endDate) })
  if (firstDay > latest) throw failField('absence.tooFar', 'firstDay')
  if (lastDay && lastDay > latest) throw failField('absence.tooFar', 'lastDay')
  if (kind === 'sick' && note) throw failField('absence.noIllness', 'note')
  if (kind === 'other' && !lastDay) throw failField('absence.untilWhen', 'lastDay')
  if (kind === 'other' && !note) throw failField('required', 'note')
}
