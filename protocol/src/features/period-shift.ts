import { addDays, daysFromTo } from '#protocol/shared/days.ts'
/** Dates are texts such as 2026-08-01, which compare as they stand. */
export type Days = { startDate: string; endDate: string }

const yearOf = (day: string) => Number(day.slice(0, 4))

/**
 * The same period in another school year: whole weeks later, so that a Monday stays a Monday and the length stays what
 * it was. What begins or ends with the school year itself goes on doing so.
 */
export function shiftPeriod(period: Days, from: Days, to: Days): Days {
  const shift = Math.round(daysFromTo(from.startDate, to.startDate) / 7) * 7
  return {
    startDate: period.startDate === from.startDate ? to.startDate : addDays(period.startDate, shift),
    endDate: period.endDate === from.endDate ? to.endDate : addDays(period.endDate, shift),
  }
}

/** A name that tells the year tells the new one: 2025/2026, 2025-26, 25/26 or one of the two years alone. */
export function shiftName(name: string, from: Days, to: Days): string {
  const years = [yearOf(from.startDate), yearOf(from.endDate)]
  const shift = yearOf(to.startDate) - yearOf(from.startDate)
  const moved = (year: string) => String(Number(year) + shift).padStart(year.length, '0')
  const isYear = (text: string, year: number | undefined) => Number(text) % 100 === Number(year) % 100
  const pairs = /(?<!\d)((?:20)?\d\d)(\s?[/–-]\s?)((?:20)?\d\d)(?![\d/–-])|(?<!\d)(20\d\d)(?!\d)/g
  return name.replace(pairs, (text, first?: string, between?: string, second?: string, alone?: string) => {
    if (alone) return years.includes(Number(alone)) ? moved(alone) : text
    const isPair = first && second && isYear(first, years[0]) && isYear(second, years[1])
    return isPair ? `${moved(first)}${between}${moved(second)}` : text
  })
}
