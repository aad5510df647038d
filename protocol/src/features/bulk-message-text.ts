import type { Locale } from '#protocol/errors/errors.ts'

/** What differs for each reader. Few, so that whoever writes knows them by heart. */
export const bulkVariables = [
  'firstName',
  'student',
  'host',
  'class',
  'step',
  'dueDate',
  'hours',
  'mentor',
  'sender',
] as const
export type BulkVariable = (typeof bulkVariables)[number]

/** What is known about one reader. Of a step both names; what is not there, or is not one thing, is nothing. */
export type BulkValues = {
  firstName: string | null
  student: string | null
  host: string | null
  class: string | null
  step: string | null
  stepEn: string | null
  /** As 2026-03-31. */
  dueDate: string | null
  hours: number | null
  mentor: string | null
  sender: string | null
}

type Names = Record<BulkVariable, string>
/** As they are written in a text, between braces. Those of the other language are understood as well. */
export const variableNames: Record<Locale, Names> = {
  nl: {
    firstName: 'voornaam',
    student: 'leerling',
    host: 'stageplek',
    class: 'klas',
    step: 'stap',
    dueDate: 'uiterste dag',
    hours: 'uren',
    mentor: 'mentor',
    sender: 'afzender',
  },
  en: {
    firstName: 'first name',
    student: 'student',
    host: 'host',
    class: 'class',
    step: 'step',
    dueDate: 'due date',
    hours: 'hours',
    mentor: 'mentor name',
    sender: 'sender',
  },
}

/** What stands there for whom nothing is known, so that no sentence has a hole. */
const insteadOf: Record<Locale, Names> = {
  nl: {
    firstName: 'daar',
    student: 'de leerling',
    host: 'de stageplek',
    class: 'de klas',
    step: 'de volgende stap',
    dueDate: 'een dag die nog volgt',
    hours: '0',
    mentor: 'de mentor',
    sender: 'de school',
  },
  en: {
    firstName: 'there',
    student: 'the student',
    host: 'the host',
    class: 'the class',
    step: 'the next step',
    dueDate: 'a day to be told',
    hours: '0',
    mentor: 'the mentor',
    sender: 'the school',
  },
}

const known = new Map<string, BulkVariable>(
  Object.values(variableNames).flatMap((names) => bulkVariables.map((name) => [names[name], name] as const)),
)

/** A part of a text as somebody reads it: words, or what was filled in for a variable. */
export type TextPart = { text: string; variable?: BulkVariable; isMissing?: boolean }

const braces = /\{([^{}\n]{1,40})\}/g

/** What stands between braces and is no variable. */
export const unknownVariables = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([, name = '']) => (known.has(name.trim().toLowerCase()) ? [] : [name]))

export const usedVariables = (text: string): BulkVariable[] => [
  ...new Set([...text.matchAll(braces)].flatMap(([, name = '']) => known.get(name.trim().toLowerCase()) ?? [])),
]

function wordFor(values: BulkValues, variable: BulkVariable, locale: Locale): string {
  if (variable === 'step') return (locale === 'en' ? values.stepEn : values.step) ?? values.step ?? ''
  const value = values[variable]
  if (value === null) return ''
  if (variable === 'hours') return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Number(value))
  if (variable !== 'dueDate') return String(value)
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', day).format(new Date(`${value}T12:00:00Z`))
}

/** A text for one reader. Filled in one pass: a value that looks like a variable stays what it is. */
export function textParts(text: string, values: BulkValues, locale: Locale): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(braces)) {
    const variable = known.get((match[1] ?? '').trim().toLowerCase())
    if (!variable) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    const value = wordFor(values, variable, locale)
    parts.push({ text: value || insteadOf[locale][variable], variable, ...(value ? {} : { isMissing: true }) })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

export const filledText = (text: string, values: BulkValues, locale: Locale): string =>
  textParts(text, values, locale)
    .map((part) => part.text)
    .join('')

type Texts = { subject: string | null; body: string | null; subjectEn: string | null; bodyEn: string | null }

/** Everybody reads their own language, where it was written. */
export function writtenFor(texts: Texts, locale: Locale): { subject: string; body: string; locale: Locale } {
  const { subject, body, subjectEn, bodyEn } = texts
  if (locale === 'en' && subjectEn && bodyEn) return { subject: subjectEn, body: bodyEn, locale: 'en' }
  return { subject: subject ?? '', body: body ?? '', locale: 'nl' }
}
