import type { Answers, RowAnswers } from '#protocol/features/forms/answers.ts'
import { type Both, type FormContent, isAsked, type Option } from '#protocol/features/forms/content.ts'
import type { FormRole } from '#protocol/features/forms.ts'

/** One of those who looked at the same internship. */
export type Voice = {
  submissionId: string
  role: FormRole
  name: string
  submittedAt: string | null
  content: FormContent
  answers: Answers
}
/** A point that more than one could say something about: which level each chose, from nought. */
export type ComparedRow = {
  key: string
  label: Both
  levels: Option[]
  places: (number | null)[]
  /** Between the lowest and the highest. */
  apart: number
}
export type Words = { label: Both; said: string }

type Row = { key: string; label: Both; levels: Option[]; chosen: string | undefined }

const identity = (label: Both, levels: readonly Option[]) => `${label.nl.trim().toLowerCase()}/${levels.length}`

/** Rubrics, matrices and scales alike: something to choose one of some levels for. */
function rowsOf({ content, answers }: Voice): Row[] {
  return content.fields.flatMap((field): Row[] => {
    const answer = answers[field.key]
    if (field.kind === 'scale')
      return [
        {
          key: identity(field.label, field.points),
          label: field.label,
          levels: field.points,
          chosen: typeof answer === 'string' ? answer : undefined,
        },
      ]
    if (field.kind !== 'rubric' && field.kind !== 'matrix') return []
    const rows = field.kind === 'rubric' ? field.criteria : field.rows
    const levels = field.kind === 'rubric' ? field.levels : field.points
    const given: RowAnswers = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}
    return rows.map(({ key, label }) => ({ key: identity(label, levels), label, levels, chosen: given[key] }))
  })
}

/**
 * The same points side by side. They are the same when they are called the same and have as many levels: so a student, a
 * host and a mentor can each have a form of their own.
 */
export function compareVoices(voices: readonly Voice[]): ComparedRow[] {
  const all = voices.map(rowsOf)
  const named = new Map(all.flat().map((row) => [row.key, row]))
  return [...named.values()].flatMap(({ key, label, levels }): ComparedRow[] => {
    const places = all.map((rows) => {
      const own = rows.find((row) => row.key === key)
      const place = own ? own.levels.findIndex((level) => level.key === own.chosen) : -1
      return place < 0 ? null : place
    })
    const known = places.filter((place) => place !== null)
    if (known.length === 0) return []
    return [{ key, label, levels, places, apart: Math.max(...known) - Math.min(...known) }]
  })
}

/** What each wrote in their own words. */
export const wordsOf = ({ content, answers }: Voice): Words[] =>
  content.fields.filter(isAsked).flatMap((field): Words[] => {
    const said = answers[field.key]
    const isText = field.kind === 'long_text' || field.kind === 'short_text'
    return isText && typeof said === 'string' && said ? [{ label: field.label, said }] : []
  })

/** Whether one judges lower or higher than all others who said something. */
export function sideOf({ places }: ComparedRow, at: number): 'strict' | 'mild' | null {
  const own = places[at]
  const others = places.filter((place, each) => each !== at && place !== null).map(Number)
  if (own === null || own === undefined || others.length === 0) return null
  if (others.every((other) => own < other)) return 'strict'
  return others.every((other) => own > other) ? 'mild' : null
}
