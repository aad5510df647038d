import { dateText } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'

type Titled = { id: string; title: string | null; city: string | null; startDate: string | null }

/** The title; where others have the same one also the town, or the first day when they are in the same town. */
export function titleAmong(of: Titled, all: Titled[], locale: Locale): string {
  const same = all.filter(({ id, title }) => title === of.title && id !== of.id)
  const isElsewhere = same.some(({ city }) => city !== of.city)
  const isHere = same.some(({ city }) => city === of.city)
  const begins = of.startDate && dateText(of.startDate, locale, 'full')
  return [of.title, isElsewhere && of.city, isHere && begins].filter(Boolean).join(', ')
}
