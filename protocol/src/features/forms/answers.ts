import { tidyText } from '#protocol/declaring/fields.ts'
import { readDay } from '#protocol/shared/dutch-date.ts'
import { isObject } from '#protocol/shared/guards.ts'
import type { AskedField, Option } from './content.ts'

/** A file that was sent before; the server knows it by its id. */
export type FileAnswer = { id: string; name: string; size: number; type: string }
/** By row of a matrix or criterion of a rubric: the key of the point or level. */
export type RowAnswers = Record<string, string>
export type Answer = string | number | string[] | RowAnswers | FileAnswer[]
export type Answers = Record<string, Answer | null | undefined>

/** What somebody wrote beside the options: `other:their own words`. */
export const OTHER = 'other:'
/** A drawn signature is a path in a box of 600 by 200. */
const drawn = /^path:(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/
export const isDrawn = (value: string): boolean => value.length <= 40_000 && drawn.test(value)
/** What a database cannot carry, and nobody sees. */
const control = /(?![\t\n])\p{Cc}/gu
/** Longer than any question allows: it is not somebody's answer. */
const TOO_LONG = 40_000
const MAX_OTHER = 255

/**
 * An answer as we keep it, from what a form, a browser or a draft says; `undefined` when there is none. Options that are not
 * there fall away. What can be mended, such as a number with a letter in it, stays as it was typed.
 */
export function cleanAnswer(field: AskedField, raw: unknown): Answer | undefined {
  switch (field.kind) {
    case 'number':
      return cleanNumber(raw)
    case 'date':
      return cleanDate(raw)
    case 'choice':
      return choose(cleanText(first(raw)), field.options, field.other)
    case 'dropdown':
      return choose(cleanText(first(raw)), field.options)
    case 'scale':
      return choose(cleanText(first(raw)), field.points)
    case 'choices':
      return filled(chosen(raw, field.options, field.other))
    case 'matrix':
      return cleanRows(raw, field.rows, field.points)
    case 'rubric':
      return cleanRows(raw, field.criteria, field.levels)
    case 'file':
      return filled(Array.isArray(raw) ? raw.filter(isFileAnswer) : [])
    default:
      return cleanText(first(raw))
  }
}

const first = (raw: unknown): unknown => (Array.isArray(raw) ? raw[0] : raw)
const filled = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

function cleanText(raw: unknown): string | undefined {
  const value = typeof raw === 'number' ? String(raw) : raw
  if (typeof value !== 'string' || value.length > TOO_LONG) return undefined
  // A browser sends lines with \r\n, a script with \n: the same answer is the same text.
  const lines = value.replaceAll(/\r\n?/g, '\n').replaceAll(control, '')
  const text = tidyText({ format: 'lines' }, lines.toWellFormed())
  return text.length > TOO_LONG ? undefined : text || undefined
}

/** Dutch hands write a comma. Adding nothing makes 0 of -0. */
function cleanNumber(raw: unknown): number | string | undefined {
  const value = first(raw)
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  const text = cleanText(value)
  return text !== undefined && /^-?\d{1,15}([.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) + 0 : text
}

/** 3-9-2026, 3 sep 2026 and 2026-09-03 are the same day. */
function cleanDate(raw: unknown): string | undefined {
  const text = cleanText(first(raw))
  return text && (readDay(text) ?? text)
}

function choose(value: string | undefined, options: readonly Option[], hasOther = false): string | undefined {
  if (value === undefined) return undefined
  if (hasOther && value.startsWith(OTHER)) {
    const own = [...value.slice(OTHER.length).trim()].slice(0, MAX_OTHER).join('').trim()
    return own ? `${OTHER}${own}` : undefined
  }
  return options.some(({ key }) => key === value) ? value : undefined
}

/** Each option once and in the order of the question, one's own words last. */
function chosen(raw: unknown, options: readonly Option[], hasOther = false): string[] {
  const values = (Array.isArray(raw) ? raw : [raw]).map((each) => choose(cleanText(each), options, hasOther))
  const own = values.find((value) => value?.startsWith(OTHER))
  return [...options.map(({ key }) => key).filter((key) => values.includes(key)), ...(own ? [own] : [])]
}

function cleanRows(raw: unknown, rows: readonly Option[], points: readonly Option[]): RowAnswers | undefined {
  if (!isObject(raw)) return undefined
  const kept = rows.flatMap(({ key }): [string, string][] => {
    const value = Object.hasOwn(raw, key) ? choose(cleanText(first(raw[key])), points) : undefined
    return value === undefined ? [] : [[key, value]]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.type === 'string' &&
  Number.isFinite(value.size)
