const written = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/
const together = /^(\d{2})(\d{2})(\d{4})$/
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The day that it is at a moment where the schools are, as 2026-03-12. */
export const dutchDay = (moment = new Date()): string => day.format(moment)

/**
 * A day as people here write it, 31-12-2010, also with other signs or none between its parts, as 2010-12-31. Whether there
 * is such a day is for the rule to say: what is no day at all stays as it was typed, so that nothing vanishes.
 */
export function isoDate(text: string): string {
  const given = text.trim()
  const [, day, month, year] = written.exec(given) ?? together.exec(given) ?? []
  if (!day || !month || !year) return given
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The other way round, for a field; what is no such text stays. */
export const dutchDate = (text: string): string => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
