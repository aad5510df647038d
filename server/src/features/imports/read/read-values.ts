import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { serialDate } from './excel-dates.ts'

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/** dd-mm-jjjj, d-m-yy, ISO, 3 mei 2010 and the day numbers of Excel; undefined when it is no date. */
export function readDate(text: string, today: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dutch = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})(?: .*)?$/.exec(text)
  if (dutch) return dateOf(fullYear(dutch[3] ?? '', today), Number(dutch[2]), Number(dutch[1]))
  const words = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[- ](\d{2}|\d{4})$/i.exec(text)
  if (words) {
    const month = months.indexOf((words[2] ?? '').toLowerCase().replace('maa', 'mrt').replace('mar', 'mrt')) + 1
    return dateOf(fullYear(words[3] ?? '', today), month, Number(words[1]))
  }
  return /^\d{5}(\.\d+)?$/.test(text) ? serialDate(Number(text)) : undefined
}

/** Of two digits: the last such year that is not in the future. */
function fullYear(text: string, today: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year <= Number(today.slice(2, 4)) ? 2000 + year : 1900 + year
}

function dateOf(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDate(text) ? text : undefined
}

const genders: Record<string, 'male' | 'female' | 'other'> = {
  m: 'male',
  man: 'male',
  jongen: 'male',
  male: 'male',
  v: 'female',
  vrouw: 'female',
  meisje: 'female',
  f: 'female',
  female: 'female',
  x: 'other',
  o: 'other',
  onbekend: 'other',
  anders: 'other',
}
export const readGender = (text: string) => genders[text.toLowerCase()]

/** Is somebody still at school? Only a clear no counts. */
export const isInactive = (text: string) =>
  ['nee', 'n', 'no', 'false', 'onwaar', '0', 'inactief'].includes(text.toLowerCase())

/** 001234 and 1234 are the same student: compared without leading zeros, kept as it was written. */
export const numberKey = (number: string): string => number.toLowerCase().replace(/^0+/, '')

/** 2026-2027, 2026/2027, 26/27 and 2026: the year in which it begins. */
export function startYear(text: string): number | undefined {
  const found = /^(\d{4}|\d{2})(?:\s*[-/]\s*(?:\d{4}|\d{2}))?$/.exec(text)?.[1]
  if (!found) return undefined
  return found.length === 2 ? 2000 + Number(found) : Number(found)
}

/** "3A; 3A-wi1" in one cell: the first is the class, the others are lessons. */
export const firstOf = (text: string): string => text.split(/[;,|]/)[0]?.trim() ?? ''
