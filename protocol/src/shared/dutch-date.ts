import type { Field } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { once } from './once.ts'

const numbers = /^(\d\d?)[-/. ]+(\d\d?)(?:[-/. ]+(\d{4}|\d\d))?$/
const inWords = /^(\d\d?)[-/. ]*([a-z]{3,9})\.?(?:[-/, ]*['’]?(\d{4}|\d\d))?$/
const together = /^(\d\d)(\d\d)(\d{4}|\d\d)$/
/** By their first letters, in Dutch and English. */
const months = ['jan', 'feb', 'maa mar mrt', 'apr', 'mei may', 'jun', 'jul', 'aug', 'sep', 'okt oct', 'nov', 'dec']
/** Setting it up takes a browser longer than all else that a script does when it comes, and many pages say no day. */
const day = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }))
/** Nine months. */
const NEAR = 275 * 24 * 60 * 60 * 1000

/** The day that it is at a moment where the schools are, as 2026-03-12. */
export const dutchDay = (moment = new Date()): string => day().format(moment)

const twoDigits = (part: number | string) => String(part).padStart(2, '0')

/**
 * A day as people here write it, 31-12-2010, also with other signs or none between its parts, with the month in words, or
 * with a year of two digits or none, as 2010-12-31: of a birth the last such year, of anything else the nearest; and without
 * a year the next such day, when that is near. Whether there is such a day is for the rule to say: what is no day at
 * all, or could be several, stays as it was typed, so that nothing vanishes.
 */
export function isoDate(text: string, { format }: Pick<Field, 'format'> = {}, today = dutchDay()): string {
  const given = text.trim()
  const small = given.toLowerCase()
  const [, day, named, year] = numbers.exec(small) ?? together.exec(small) ?? inWords.exec(small) ?? []
  if (!day || !named) return given
  const month = Number(named) || months.findIndex((names) => names.includes(named.slice(0, 3))) + 1
  if (month === 0) return given
  const inYear = (year: number | string) => `${year}-${twoDigits(month)}-${twoDigits(day)}`
  if (year?.length === 4) return inYear(year)
  const isBirth = format === 'birthDate'
  const thisYear = Number(today.slice(0, 4))
  if (year) {
    const found = 2000 + Number(year)
    return inYear((isBirth ? inYear(found) > today : found > thisYear + 50) ? found - 100 : found)
  }
  // Later than that it has been not long ago, and might be meant just as well.
  const next = inYear(inYear(thisYear) < today ? thisYear + 1 : thisYear)
  return isBirth || Date.parse(next) - Date.parse(today) > NEAR ? given : next
}

/** The day that a text says, and nothing when there is no such day. */
export function readDay(text: string): string | null {
  const day = isoDate(text)
  return isDate(day) ? day : null
}

/** The other way round, for a field; what is no such text stays. */
export const dutchDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
