import type { Client } from '#protocol/client.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { freeDays, schoolCalendar } from '#protocol/features/working-time.ts'

/** A line of the list: a school's own day, a holiday of its region or one of the whole country. */
export type DayLine = {
  key: string
  of: 'school' | 'region' | 'country'
  /** Of the school its own words, of the others a name that the word files know. */
  name: string
  startDate: string
  endDate: string
  kind: 'free' | 'lessons'
  id: string | null
}
export type Year = { id: string; name: string; startDate: string; endDate: string; isNow: boolean }

/** This school year, the next ones and those before, in their order; the one that is asked for, or this one. */
export async function readYears(api: Client, asked: string | null): Promise<{ years: Year[]; year: Year | undefined }> {
  const found = await api.list(schoolYears, { page: { size: 100 } })
  const now = found.findIndex(({ isCurrent }) => isCurrent)
  const years = found
    .slice(Math.max(0, now - 1), now + 3)
    .map(({ id, name, startDate, endDate, isCurrent }) => ({ id, name, startDate, endDate, isNow: isCurrent }))
  return { years, year: years.find(({ id }) => id === asked) ?? years.find(({ isNow }) => isNow) }
}

/** Everything that makes a day of this year free, by date. */
export async function readCalendar(api: Client, schoolId: string, { startDate, endDate }: Year) {
  const [own, known] = await Promise.all([
    api.list(freeDays, {
      filter: { schoolIdEq: schoolId, startDateLteq: endDate, endDateGteq: startDate },
      page: { size: 200 },
    }),
    api.tell(schoolCalendar, { filter: { schoolId, startDate, endDate } }),
  ])
  const named = (of: 'region' | 'country') => (days: { name: string; startDate: string; endDate: string }) => ({
    key: `${of} ${days.startDate}`,
    of,
    kind: 'free' as const,
    id: null,
    ...days,
  })
  const lines: DayLine[] = [
    ...own.map(({ id, name, kind, startDate, endDate }) => ({
      key: id,
      of: 'school' as const,
      id,
      name,
      kind,
      startDate,
      endDate,
    })),
    ...known.holidays.map(named('region')),
    ...known.national.map(named('country')),
  ]
  const { region, lessonMinutes } = known
  return { region, lessonMinutes, lines: lines.sort((one, other) => one.startDate.localeCompare(other.startDate)) }
}

const holidays = ['autumn', 'christmas', 'spring', 'may', 'summer'] as const

/** Holidays that begin in this year and of which nobody has told us yet when they are in the region. */
export const missingHolidays = (lines: readonly DayLine[], { startDate }: Year) =>
  holidays.filter(
    (name) => !lines.some((line) => line.of === 'region' && line.name === name && line.startDate >= startDate),
  )
