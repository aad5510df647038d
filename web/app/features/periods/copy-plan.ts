import { shiftName, shiftPeriod } from '#protocol/features/period-shift.ts'
import type { Year } from './periods.data.ts'

export type Copyable = {
  id: string
  name: string
  status: 'active' | 'archived'
  schoolYearId: string
  startDate: string
  endDate: string
}

/** What copying from one year to another makes, and what it leaves alone because the name is there already. */
export function planCopy(periods: readonly Copyable[], from: Year, to: Year) {
  const there = new Set(
    periods.filter(({ schoolYearId }) => schoolYearId === to.id).map(({ name }) => name.toLowerCase()),
  )
  const again = periods
    .filter(({ schoolYearId }) => schoolYearId === from.id)
    .map((period) => ({ ...period, name: shiftName(period.name, from, to), ...shiftPeriod(period, from, to) }))
  const isThere = ({ name }: { name: string }) => there.has(name.toLowerCase())
  return { made: again.filter((each) => !isThere(each)), skipped: again.filter(isThere).map(({ name }) => name) }
}

/** The years to begin with: the first step forward that has something active to make, else from this year to the next. */
export function firstPair(periods: readonly Copyable[], years: readonly Year[]): [Year, Year] | undefined {
  const now = years.findIndex(({ when }) => when === 'now')
  const pairs = [now, now - 1].flatMap((index): [Year, Year][] => {
    const [to, from] = [years[index], years[index + 1]]
    return from && to ? [[from, to]] : []
  })
  const isUseful = ([from, to]: [Year, Year]) =>
    planCopy(periods, from, to).made.some(({ status }) => status === 'active')
  return pairs.find(isUseful) ?? pairs.at(-1)
}
