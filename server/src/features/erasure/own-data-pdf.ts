import { setImmediate as breathe } from 'node:timers/promises'
import type { OwnFile } from '#engine/personal.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { coverWords, labelOf, titleOf, wordsOf } from './own-data-words.ts'
import { TaggedPdf, unknownSign } from './tagged-pdf.ts'

/** Of long lists the newest; all of it is in the JSON files. */
const MOST = 100

type Part = { file: OwnFile; name: string; rows: readonly Record<string, unknown>[] }
type OwnParts = { app: string; name: string; locale: Locale; parts: readonly Part[] }

/** The same as the JSON files, in words and in reading order. */
export async function ownDataPdf({ app, name, locale, parts }: OwnParts): Promise<Uint8Array> {
  const words = coverWords[locale]
  const title = words.title.replace('{app}', app)
  const pdf = await TaggedPdf.create({ title, language: locale })
  pdf.add('H1', title)
  pdf.add('P', words.made.replace('{date}', valueText(new Date(), locale)).replace('{name}', name))
  pdf.add('P', words.lead)
  for (const { file, name: fileName, rows } of parts) {
    // Others who wait for an answer come in between.
    await breathe()
    pdf.add('H2', titleOf(file, locale))
    if (rows.length === 0) pdf.add('P', words.none)
    const shown = rows.slice(-MOST)
    for (const [index, row] of shown.entries()) {
      if (shown.length > 1) pdf.add('H3', String(index + 1))
      for (const line of linesOf(file, row, locale)) pdf.add('P', line)
    }
    const left = rows.length - shown.length
    if (left > 0) pdf.add('P', words.more.replace('{count}', String(left)).replace('{file}', fileName))
  }
  if (pdf.hasUnknown) pdf.add('P', words.unknown.replace('{sign}', unknownSign))
  return pdf.bytes()
}

export function linesOf(file: OwnFile, row: Record<string, unknown>, locale: Locale): string[] {
  const textOf = (key: string, value: unknown) => wordsOf(file, key, String(value), locale) ?? valueText(value, locale)
  return Object.entries(row).flatMap(([key, value]) => {
    const label = key === 'id' ? undefined : labelOf(file, key, locale)
    // What is made of parts is for programs, but a list of words can be read.
    const parts = (Array.isArray(value) ? value : [value]).filter(
      (each) => each !== null && each !== undefined && each !== '',
    )
    const isReadable = parts.every((each) => typeof each !== 'object' || each instanceof Date)
    return label && parts.length > 0 && isReadable
      ? [`${label}: ${parts.map((each) => textOf(key, each)).join(', ')}`]
      : []
  })
}

function valueText(value: unknown, locale: Locale): string {
  const language = locale === 'nl' ? 'nl-NL' : 'en-GB'
  if (value instanceof Date) {
    const shape = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
    return new Intl.DateTimeFormat(language, shape).format(value)
  }
  if (typeof value === 'boolean') return value ? coverWords[locale].yes : coverWords[locale].no
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(`${value}T12:00:00Z`))
  return String(value)
}
