import type { Locale } from '#lib/i18n.tsx'
import type { Answer, RowAnswers } from '#protocol/features/forms/answers.ts'
import { OTHER } from '#protocol/features/forms/answers.ts'
import type { AskedField, FormField } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'

export type FieldViewProps<F extends FormField = FormField> = {
  field: F
  answer?: Answer | null
  problem?: FieldProblem | undefined
  language: Locale
  /** Which question it is, where they are counted. */
  number?: number
  /** Where the same form stands twice in a page, its ids do not. */
  prefix?: string
  /** It is in the page, but does not show with these answers: the script of the page brings it. */
  isHidden?: boolean
}
export type AskedProps<F extends AskedField> = FieldViewProps<F> & { ids: Ids }

/** What the parts of a field are called in the page. */
export type Ids = { name: string; id: string; describedBy: string; isWrong: true | undefined }

/** By this name a form sends the answer; a row of a matrix or rubric has its own. */
export const nameOf = (key: string, row?: string): string => (row === undefined ? `a.${key}` : `a.${key}.${row}`)
/** What somebody writes beside the options has a box of its own. */
export const ownWordsOf = (key: string): string => `a.${key}.other`

export const idsOf = ({ field, problem, prefix = '' }: FieldViewProps): Ids => ({
  name: nameOf(field.key),
  id: `${prefix}veld-${field.key}`,
  // The place of an error is always there, so that a script only has to fill it.
  describedBy: [field.help && `${prefix}uitleg-${field.key}`, `${prefix}fout-${field.key}`].filter(Boolean).join(' '),
  isWrong: problem ? true : undefined,
})

export const textOf = (answer: Answer | null | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
export const listOf = (answer: Answer | null | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((each) => typeof each === 'string') : textOf(answer) ? [textOf(answer)] : []
export const rowsOf = (answer: Answer | null | undefined): RowAnswers =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}
export const ownWords = (chosen: string[]): string | undefined =>
  chosen.find((each) => each.startsWith(OTHER))?.slice(OTHER.length)

const columns: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
  7: 'grid-cols-7',
}
const wideColumns: Record<number, string> = {
  2: '@lg:grid-cols-2',
  3: '@lg:grid-cols-3',
  4: '@lg:grid-cols-4',
  5: '@lg:grid-cols-5',
  6: '@lg:grid-cols-6',
  7: '@lg:grid-cols-7',
}
/** Beside each other: always, or only where there is room. */
export const besides = (count: number, isAlways: boolean): string =>
  (isAlways ? columns[count] : wideColumns[count]) ?? ''

/** How a choice looks that one presses: the card around its box. */
export const cardClass =
  'relative flex rounded-field border-[1.5px] border-fieldline bg-surface has-checked:border-primarymark has-checked:bg-primaryfaint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-[[aria-invalid]]:border-errmark'
