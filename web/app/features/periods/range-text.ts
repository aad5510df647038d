import { dateText } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'

/** From when to when in few letters: 2 nov – 20 nov 2026. */
export function rangeText(startDate: string, endDate: string, locale: Locale): string {
  const [startYear, endYear] = [startDate.slice(0, 4), endDate.slice(0, 4)]
  const start = dateText(startDate, locale)
  return `${startYear === endYear ? start : `${start} ${startYear}`} – ${dateText(endDate, locale)} ${endYear}`
}
