import type { Field } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'

const numbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2}))?$/
const named = /^(\d{1,2})\s*[-/. ]?\s*([a-z]{3,9})\.?(?:\s*[-/, ]?\s*['’]?(\d{4}|\d{2}))?$/
const together = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
/** Dutch and English; the first three letters are enough. */
const months = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maart', 'march', 'mrt'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
]

/** The day that it is at a moment where the schools are, as 2026-03-12. */
export const dutchDay = (moment = new Date()): string => day.format(moment)

/**
 * A day as people here write it, 31-12-2010, also with other signs or none between its parts, with the month in words, or
 * with a year of two digits or none, as 2010-12-31. Whether there is such a day is for the rule to say: what is no day at
 * all, or could be several, stays as it was typed, so that nothing vanishes.
 */
export function isoDate(text: string, { format }: Pick<Field, 'format'> = {}, today = dutchDay()): string {
  const isBirth = format === 'birthDate'
  const given = text.trim()
  const small = given.toLowerCase()
  const [, day, inWords, year] = numbers.exec(small) ?? together.exec(small) ?? named.exec(small) ?? []
  const month = inWords && monthOf(inWords)
  if (!day || !month) return given
  const inYear = (year: number | string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year?.length === 4) return inYear(year)
  if (year) return inYear(wholeYear(Number(year), inYear, isBirth, today))
  return isBirth ? given : (nextDay(inYear, today) ?? given)
}

/** The day that a text says, and nothing when there is no such day. */
export function readDay(text: string): string | null {
  const day = isoDate(text)
  return isDate(day) ? day : null
}

function monthOf(text: string): string | undefined {
  if (/^\d/.test(text)) return text
  const at = months.findIndex((names) => names.some((name) => name.startsWith(text)))
  return at < 0 ? undefined : String(at + 1)
}

type InYear = (year: number) => string
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** A birth is the last one of that year that is not to come; anything else is as near as can be. */
function wholeYear(digits: number, inYear: InYear, isBirth: boolean, today: string): number {
  const last = isBirth ? today : yearsFrom(today, 50)
  const year = Number(last.slice(0, 2)) * 100 + digits
  return inYear(year) > last ? year - 100 : year
}

/**
 * Without a year it is the next such day, when that comes in this school year or within half a year. Any other has been
 * not long ago, and might be meant just as well.
 */
function nextDay(inYear: InYear, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const [last, next] = inYear(year) < today ? [inYear(year), inYear(year + 1)] : [inYear(year - 1), inYear(year)]
  const turn = `${today.slice(5) < '08-01' ? year : year + 1}-08-01`
  const isNearer = Date.parse(next) - Date.parse(today) < Date.parse(today) - Date.parse(last)
  return next < turn || isNearer ? next : undefined
}

/** The other way round, for a field; what is no such text stays. */
export const dutchDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
