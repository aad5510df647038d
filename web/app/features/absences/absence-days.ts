import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Status } from '#ui/status-mark.tsx'
import type { Absence } from './absences.data.ts'

type Days = Pick<Absence, 'firstDay' | 'lastDay'>

/** 'dinsdag 17 november', 'dinsdag 17 november t/m donderdag 19 november', or from a day on. */
export function useDaysText() {
  const t = useT('absences')
  const locale = useLocale()
  const said = (day: string) => dateText(day, locale, 'long')
  return ({ firstDay, lastDay }: Days): string => {
    if (!lastDay) return t('days.open', { first: said(firstDay) })
    if (lastDay === firstDay) return said(firstDay)
    return t('days.range', { first: said(firstDay), last: said(lastDay) })
  }
}

export type AbsenceState = 'today' | 'ahead' | 'past' | 'cancelled'
export function stateOf({ status, firstDay, lastDay }: Absence, today: string): AbsenceState {
  if (status === 'cancelled') return 'cancelled'
  if (lastDay && lastDay < today) return 'past'
  return firstDay > today ? 'ahead' : 'today'
}
export const stateMarks: Record<AbsenceState, Status> = {
  today: 'warn',
  ahead: 'wait',
  past: 'done',
  cancelled: 'skip',
}

/** While nobody knows how long it lasts, there are no later days to report. */
export const isOpenNow = (absences: readonly Absence[]): boolean =>
  absences.some(({ status, lastDay }) => status === 'reported' && !lastDay)
