import type { Locale } from '#protocol/errors/errors.ts'
import { codeWords } from './code-words.ts'
import type { DataColumn } from './data-viewer.ts'
import { fieldWords, relationWords, sourceWords } from './field-words.ts'

/** `placesLeft` as one may read it: what nobody gave words to yet. */
const spaced = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const wordOf = (words: typeof codeWords, name: string, locale: Locale): string | undefined =>
  Object.hasOwn(words, name) ? words[name]?.[locale === 'nl' ? 0 : 1] : undefined

export const hasName = (type: string): boolean => Object.hasOwn(sourceWords, type)
export const sourceLabel = (type: string, locale: Locale): string => wordOf(sourceWords, type, locale) ?? spaced(type)
/** `student.group` is the class of the student. */
export const relationLabel = (by: string, locale: Locale): string => {
  const [last = '', ...whose] = by.split('.').toReversed()
  const label = wordOf(relationWords, last, locale) ?? spaced(last)
  return whose.length === 0 ? label : `${label} (${relationLabel(whose.join('.'), locale).toLowerCase()})`
}
export const fieldLabel = (field: string, locale: Locale): string => wordOf(fieldWords, field, locale) ?? spaced(field)
export const codeLabel = (code: string, locale: Locale): string => wordOf(codeWords, code, locale) ?? code

/** What a column is called outside its group: a field of another row says whose it is. */
export const columnLabel = ({ by, field }: Pick<DataColumn, 'by' | 'field'>, locale: Locale): string =>
  by ? `${relationLabel(by, locale)}: ${fieldLabel(field, locale).toLowerCase()}` : fieldLabel(field, locale)

const yes: Record<Locale, [string, string]> = { nl: ['ja', 'nee'], en: ['yes', 'no'] }
const days: Record<Locale, readonly string[]> = {
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

/** A value that is no number and no moment, in words. */
export function cellText({ kind, field }: Pick<DataColumn, 'kind' | 'field'>, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yes[locale][value ? 0 : 1]
  if (Array.isArray(value)) {
    const one = (each: unknown) => (field === 'weekdays' ? (days[locale][Number(each) - 1] ?? '') : String(each))
    return value.map(one).join(', ')
  }
  return kind === 'oneOf' ? codeLabel(String(value), locale) : String(value)
}
