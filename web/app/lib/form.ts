import { data } from 'react-router'
import { ApiError } from '#protocol/client.ts'
import type { Command, Fields, Input, Resource } from '#protocol/declaring/define.ts'
import { check, type Field, type Problem, tidyText } from '#protocol/declaring/fields.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { type Conflict, conflictOf, type Opened, type OpenedRow, readOpened, takeField } from './conflict.ts'

/** What is wrong with a form: a field of it, or all of it when there is no field. The text is for codes without words. */
export type FormError = Problem & { field: string | null; text?: string }
export type FormAnswer = {
  isSaved: boolean
  errors: FormError[]
  /** Somebody else saved the same thing after this form was opened. */
  conflict?: Conflict
}

/**
 * The hidden field that says who filled a form in. In another tab somebody may have signed in as somebody else since:
 * what was written about one person must not be saved about another.
 */
export const writtenBy = 'wie'

/** A value as somebody typed or chose it, as the value that the rule is about. */
export function readValue(rule: Field, given: string[]): unknown {
  if (rule.kind === 'list') {
    const chosen = given.filter((each) => each !== '')
    const { of } = rule
    return of ? chosen.map((each) => readValue(of, [each])) : chosen
  }
  const last = given.at(-1) ?? ''
  const value = tidyText(rule, last)
  if (rule.kind === 'boolean') return value === 'true'
  if (value === '') return rule.optional ? null : ''
  if (rule.kind === 'integer' || rule.kind === 'number') return readNumber(value)
  if (rule.format === 'url') return readAddress(value)
  if (rule.kind === 'date') return isoDate(value, rule)
  return rule.kind === 'json' ? readJson(value) : value
}

/** Few people type https:// before the name of their site. */
const readAddress = (text: string) => (/^[\w-]+(\.[\w-]+)+(?=[/?#]|$)/.test(text) ? `https://${text}` : text)

/** Dutch has a comma where English has a point. What is no number stays as it is, and the check says so. */
function readNumber(text: string): number | string {
  const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : text
}

/** What is no JSON stays as it is, and whoever asked sees that it is not what they expected. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Only what the form has, in its order; a field that is not in it is not touched. */
export function readInput(fields: Fields, form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined
    const given = form.getAll(name).filter((each) => typeof each === 'string')
    if (rule && given.length > 0) input[name] = readValue(rule, given)
  }
  return input
}

/** Everything that is wrong, in the order in which the form asks for it. */
export function checkInput(fields: Fields, input: Record<string, unknown>, isPartial = false): FormError[] {
  return inOrderOf(input, fields).flatMap((name) => {
    const rule = fields[name]
    if (!rule || (isPartial && !(name in input))) return []
    const problem = check(rule, input[name])
    return problem ? [{ field: name, ...problem }] : []
  })
}

/** A form as the input that its fields describe, or everything that is wrong with it. */
export function readChecked<F extends Fields>(
  fields: F,
  form: FormData,
  isPartial: boolean,
): { input: Input<F>; wrong?: undefined } | { input?: undefined; wrong: FormError[] } {
  const input = readInput(fields, form)
  const wrong = checkInput(fields, input, isPartial)
  const isRight = (_: Record<string, unknown>): _ is Input<F> => wrong.length === 0
  return isRight(input) ? { input } : { wrong }
}

/** The fields as the form has them; one that was left open has no value, and follows the one before it in the rules. */
function inOrderOf(input: Record<string, unknown>, fields: Fields): string[] {
  const names = Object.keys(fields)
  const order = Object.keys(input).filter((name) => names.includes(name))
  for (const [at, name] of names.entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(names[at - 1] ?? '') + 1, 0, name)
  }
  return order
}

/** What the API says about the input goes back to the form; being signed out and failures of ours do not. */
export function errorsOf(error: unknown, fields: Fields): { status: number; errors: FormError[] } {
  if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
  const errors = error.errors.map(({ code, detail, source }) => {
    const field = /\/data\/(?:attributes|relationships)\/(\w+)/.exec(source?.pointer ?? '')?.[1] ?? null
    const { min, max } = (field && fields[field]) || {}
    const params = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
    return { field, code, params, text: detail }
  })
  return { status: error.status, errors }
}

/**
 * Reads a form by a command's input, checks it and runs it. The work may answer with a redirect; otherwise the form
 * comes back as saved, or with everything that is wrong. Work that passes `since` on to the API and a way to read the
 * row again make that nobody overwrites what somebody else saved meanwhile.
 */
export async function submit<I extends Fields, R extends Resource | undefined>(
  request: Request,
  command: Command<I, R>,
  work: (input: Input<I>, since: string | undefined) => Promise<unknown>,
  readAgain?: () => Promise<OpenedRow>,
) {
  const form = await request.formData()
  const opened = readAgain ? readOpened(form) : null
  const compare = async (from: Opened, again: () => Promise<OpenedRow>) =>
    conflictOf(command.input, form, from, await again())
  const tell = (conflict: Conflict, status: number) =>
    data<FormAnswer>({ isSaved: false, errors: [], conflict }, status)
  if (opened && readAgain && form.has(takeField)) return tell(await compare(opened, readAgain), 200)
  const { input, wrong } = readChecked(command.input, form, command.partial)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  let isLate = false
  const answer = await save(async () => {
    try {
      return await work(input, opened?.at)
    } catch (error) {
      isLate = opened !== null && error instanceof ApiError && error.status === 412
      if (!isLate) throw error
    }
  }, command.input)
  const order = inOrderOf(input, command.input)
  const placeOf = ({ field }: FormError) => (field && order.includes(field) ? order.indexOf(field) : order.length)
  answer.data.errors.sort((one, other) => placeOf(one) - placeOf(other))
  if (!isLate || !opened || !readAgain) return answer
  const conflict = await compare(opened, readAgain)
  // What changed is nothing of this form: somebody signed in, or saved exactly the same.
  if (conflict.fields.length === 0) return save(() => work(input, conflict.opened.at), command.input)
  return tell(conflict, 412)
}

/** Does the work of a form that was read already. */
export async function save(work: () => Promise<unknown>, fields: Fields = {}) {
  try {
    const answer = await work()
    if (answer instanceof Response) throw answer
    return data<FormAnswer>({ isSaved: true, errors: [] })
  } catch (error) {
    if (error instanceof Response) throw error
    const { status, errors } = errorsOf(error, fields)
    return data<FormAnswer>({ isSaved: false, errors }, status)
  }
}
