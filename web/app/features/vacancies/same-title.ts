import { dateText } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'

type Titled = { id: string; title: string | null; city: string | null; startDate: string | null }

/**
 * The title; where others have the same one also the town, or the first day when they are in the same town. Those that are
 * alike even so are counted, in the order of the list.
 */
export function titleAmong(of: Titled, all: Titled[], locale: Locale): string {
  const text = apart(of, all, locale)
  const alike = [...new Map(all.map((each) => [each.id, each])).values()].filter(
    (each) => each.title === of.title && apart(each, all, locale) === text,
  )
  return text && alike.length > 1 ? `${text} (${alike.findIndex(({ id }) => id === of.id) + 1})` : text
}

function apart(of: Titled, all: Titled[], locale: Locale): string {
  const same = all.filter(({ id, title }) => title === of.title && id !== of.id)
  const isElsewhere = same.some(({ city }) => city !== of.city)
  const isHere = same.some(({ city }) => city === of.city)
  const begins = of.startDate && dateText(of.startDate, locale, 'full')
  return [of.title, isElsewhere && of.city, isHere && begins].filter(Boolean).join(', ')
}

/** Rows about vacancies, with titles that differ where the vacancies do. */
export function withTitlesApart<R extends { vacancy: Titled }>(rows: R[], locale: Locale): R[] {
  const all = rows.map(({ vacancy }) => vacancy)
  return rows.map((row) => ({
    ...row,
    vacancy: { ...row.vacancy, title: titleAmong(row.vacancy, all, locale) || null },
  }))
}
