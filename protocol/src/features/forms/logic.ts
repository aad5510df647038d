import { type Answer, type Answers, cleanAnswer, OTHER } from './answers.ts'
import {
  type Condition,
  type FormContent,
  type FormField,
  isAsked,
  type PageBreak,
  type Point,
  type ShowIf,
} from './content.ts'
import { type FieldProblem, problemOf } from './problems.ts'

/**
 * What a form shows, asks and keeps, the same for server and browser. Fields are gone through in their order: whether one
 * shows depends on the answers before it, and the answer of a hidden one counts as not given.
 */

export type FormPage = {
  /** Which page of all there are, also of those that do not show. */
  index: number
  /** What it begins with; the first page may have none. */
  start: PageBreak | null
  fields: Exclude<FormField, PageBreak>[]
}

/** All pages, also those that nobody sees with these answers. There is always one. */
export function pagesOf({ fields }: FormContent): FormPage[] {
  const pages: FormPage[] = []
  for (const field of fields) {
    const page = pages.at(-1)
    if (field.kind === 'page_break') pages.push({ index: pages.length, start: field, fields: [] })
    else if (page) page.fields.push(field)
    else pages.push({ index: 0, start: null, fields: [field] })
  }
  return pages.length > 0 ? pages : [{ index: 0, start: null, fields: [] }]
}

type Walked = { pages: FormPage[]; kept: Record<string, Answer> }

function walk(content: FormContent, answers: Answers): Walked {
  const byKey = new Map(content.fields.map((field) => [field.key, field]))
  // No prototype: a key is what somebody chose.
  const kept: Record<string, Answer> = Object.create(null)
  const shows = ({ showIf }: FormField) => !showIf || holds(showIf, byKey, kept)
  const pages: FormPage[] = []
  for (const page of pagesOf(content)) {
    if (page.start && !shows(page.start)) continue
    const fields = page.fields.filter((field) => {
      if (!shows(field)) return false
      const given = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined
      const answer = isAsked(field) ? cleanAnswer(field, given) : undefined
      if (answer !== undefined) kept[field.key] = answer
      return true
    })
    if (fields.length > 0) pages.push({ ...page, fields })
  }
  return { pages, kept }
}

/** The pages that show with these answers, each with the fields that do. A page with nothing on it is left out. */
export const visiblePages = (content: FormContent, answers: Answers): FormPage[] => walk(content, answers).pages

/** Questions, headings and texts that show with these answers, in their order. */
export const visibleFields = (content: FormContent, answers: Answers): FormPage['fields'] =>
  walk(content, answers).pages.flatMap(({ fields }) => fields)

/** Only the answers of what shows, each in the form in which we keep it. */
export const keptAnswers = (content: FormContent, answers: Answers): Record<string, Answer> => ({
  ...walk(content, answers).kept,
})

/** By field what is wrong with the answers, of the whole form or of one page (its index among all pages). */
export function problemsOf(
  content: FormContent,
  answers: Answers,
  { page }: { page?: number } = {},
): Record<string, FieldProblem> {
  const { pages, kept } = walk(content, answers)
  return Object.fromEntries(
    pages
      .filter(({ index }) => page === undefined || index === page)
      .flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const problem = isAsked(field) ? problemOf(field, kept[field.key]) : null
        return problem ? [[field.key, problem]] : []
      }),
  )
}

function holds({ match, conditions }: ShowIf, byKey: Map<string, FormField>, kept: Record<string, Answer>): boolean {
  const test = (condition: Condition) => isTrue(condition, byKey.get(condition.field), kept[condition.field])
  // Without a condition there is nothing that hides it.
  if (conditions.length === 0) return true
  return match === 'all' ? conditions.every(test) : conditions.some(test)
}

function isTrue({ is, value }: Condition, field: FormField | undefined, answer: Answer | undefined): boolean {
  if (is === 'empty') return answer === undefined
  // "Is not yes" says something about an answer: before there is one nothing jumps into the page.
  if (answer === undefined || field === undefined) return false
  switch (is) {
    case 'answered':
      return true
    case 'equals':
      return isSame(answer, value)
    case 'includes':
      return hasIn(answer, value)
    case 'not':
      return !(Array.isArray(answer) ? hasIn(answer, value) : isSame(answer, value))
    case 'above':
      return compare(field, answer, value) > 0
    case 'below':
      return compare(field, answer, value) < 0
  }
}

const plain = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()
/** One's own words are all the same option. */
const optionOf = (value: unknown) => (plain(value).startsWith(OTHER) ? 'other' : plain(value))
function isSame(answer: Answer, value: string | number | undefined): boolean {
  if (typeof answer === 'number') return answer === Number(value)
  if (typeof answer === 'string') return optionOf(answer) === plain(value)
  return Array.isArray(answer) && answer.length === 1 && optionOf(answer[0]) === plain(value)
}
function hasIn(answer: Answer, value: string | number | undefined): boolean {
  if (Array.isArray(answer)) return answer.some((each) => optionOf(each) === plain(value))
  return typeof answer === 'string' && plain(value) !== '' && plain(answer).includes(plain(value))
}

/** Numbers by size, days by the calendar, points of a scale by their place. */
function compare(field: FormField, answer: Answer, value: string | number | undefined): number {
  if (field.kind === 'scale') {
    const place = (key: unknown) => field.points.findIndex((point: Point) => point.key === key)
    return place(answer) < 0 || place(value) < 0 ? 0 : place(answer) - place(value)
  }
  if (typeof answer === 'number') return answer - Number(value)
  if (field.kind === 'date' && typeof answer === 'string')
    return answer > String(value) ? 1 : answer < String(value) ? -1 : 0
  return 0
}
