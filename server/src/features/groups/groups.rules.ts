import { addDays } from '#protocol/shared/days.ts'
/** Dates are texts such as 2026-08-01, which compare as they stand. */
export type Year = { startDate: string; endDate: string }

/**
 * From which day somebody is in a class: the day that was chosen, else today, else the first day of a school year that
 * is still to come.
 */
export function startInYear(
  year: Year,
  today: string,
  chosen: string | null | undefined,
): { day: string } | { problem: 'group.yearOver' | 'group.startOutsideYear' } {
  if (today > year.endDate) return { problem: 'group.yearOver' }
  const day = chosen ?? (today < year.startDate ? year.startDate : today)
  return day < year.startDate || day > year.endDate ? { problem: 'group.startOutsideYear' } : { day }
}

/** When a stay ends that must be over before `start`; never after its own school year. No day: it never happened. */
export function endBefore(start: string, stay: { startedOn: string; yearEnd: string }): string | null {
  const before = addDays(start, -1)
  const last = before < stay.yearEnd ? before : stay.yearEnd
  return last < stay.startedOn ? null : last
}
