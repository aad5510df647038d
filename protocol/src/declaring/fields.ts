import { isKeyOf } from '#protocol/shared/guards.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { isDate, isDayShaped, isId } from './ids-and-dates.ts'

/**
 * The kinds of value a resource or command can hold. One declaration gives the TypeScript type, the check that both
 * the API and the screens run, and the schema in the OpenAPI document.
 */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'oneOf'
  | 'id'
  | 'json'
  | 'list'

/** How a field is written: never, only with a new row, left out if one likes, or like any other. */
type Written = 'never' | 'once' | 'default' | 'always'

export type Field<T = unknown, K extends FieldKind = FieldKind, W extends Written = Written> = {
  kind: K
  /** May be left out or null. */
  optional: boolean
  /** Shown, never accepted. */
  readOnly: boolean
  /** Accepted when the row is made, fixed after that. */
  createOnly: boolean
  /** May be left out when the row is made, because the table knows a value; never null. */
  hasDefault: boolean
  min?: number
  max?: number
  /** `lines`: a text of several lines. Any other is one line, fit for a list, a heading and the head of a mail. */
  format?:
    | 'email'
    | 'url'
    | 'phone'
    | 'postalCode'
    | 'houseNumber'
    | 'chamberNumber'
    | 'personName'
    | 'organizationName'
    | 'path'
    | 'secret'
    | 'lines'
    | 'birthDate'
  options?: readonly string[]
  of?: Field
  /** Only here so that types can be inferred. */
  type?: T
  written?: W
}

export type Problem = { code: string; params?: Record<string, string | number> }
/** What can be wrong with a value by itself. */
type FieldProblem = Problem & {
  code:
    | keyof typeof shapes
    | 'email'
    | 'url'
    | 'path'
    | 'required'
    | 'text'
    | 'characters'
    | 'tooShort'
    | 'tooLong'
    | 'number'
    | 'integer'
    | 'min'
    | 'max'
    | 'boolean'
    | 'date'
    | 'dateShape'
    | 'timestamp'
    | 'id'
    | 'oneOf'
    | 'json'
    | 'list'
    | 'minItems'
    | 'maxItems'
}

type Options = {
  optional?: boolean
  readOnly?: boolean
  createOnly?: boolean
  hasDefault?: boolean
  min?: number
  max?: number
}
type Nullable<O, T> = O extends { optional: true } ? T | null : T
type WrittenBy<O> = O extends { readOnly: true }
  ? 'never'
  : O extends { createOnly: true }
    ? 'once'
    : O extends { hasDefault: true }
      ? 'default'
      : 'always'
type FieldWith<O, T, K extends FieldKind> = Field<Nullable<O, T>, K, WrittenBy<O>>

function field<O, T, K extends FieldKind>(
  kind: K,
  options: Partial<Omit<Field, 'kind' | 'type' | 'written'>> = {},
): FieldWith<O, T, K> {
  return { optional: false, readOnly: false, createOnly: false, hasDefault: false, ...options, kind }
}

export const text = <const O extends Options & { format?: Field['format'] }>(options?: O) =>
  field<O, string, 'text'>('text', { max: 255, ...options })
export const email = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 254, format: 'email', ...options })
export const url = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 500, format: 'url', ...options })
export const phone = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 30, format: 'phone', ...options })
export const postalCode = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 10, format: 'postalCode', ...options })
export const houseNumber = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 12, format: 'houseNumber', ...options })
export const chamberNumber = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 20, format: 'chamberNumber', ...options })
/** Names go into mails to people who do not know us, so they hold no address to click on. */
export const personName = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 80, format: 'personName', ...options })
export const organizationName = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 120, format: 'organizationName', ...options })
/** A page of this site. */
export const path = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 300, format: 'path', ...options })
export const secret = <const O extends Options>(options?: O) =>
  field<O, string, 'text'>('text', { max: 1024, format: 'secret', ...options })
export const integer = <const O extends Options>(options?: O) =>
  field<O, number, 'integer'>('integer', { min: -2147483648, max: 2147483647, ...options })
export const number = <const O extends Options>(options?: O) => field<O, number, 'number'>('number', options)
export const boolean = <const O extends Options>(options?: O) => field<O, boolean, 'boolean'>('boolean', options)
export const date = <const O extends Options>(options?: O) => field<O, string, 'date'>('date', options)
/** A year of two digits is one that is past. */
export const birthDate = <const O extends Options>(options?: O) =>
  field<O, string, 'date'>('date', { format: 'birthDate', ...options })
export const timestamp = <const O extends Options>(options?: O) => field<O, string, 'timestamp'>('timestamp', options)
export const id = <const O extends Options>(options?: O) => field<O, string, 'id'>('id', options)
export const json = <T, const O extends Options = Options>(options?: O) => field<O, T, 'json'>('json', options)
export const oneOf = <const V extends readonly string[], const O extends Options>(values: V, options?: O) =>
  field<O, V[number], 'oneOf'>('oneOf', { options: values, ...options })
export const list = <T, const O extends Options>(of: Field<T>, options?: O) =>
  field<O, T[], 'list'>('list', { of, max: 100, ...options })

export type Fields = Record<string, Field>
/** What the API shows. */
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T> ? (null extends T ? K : never) : never
}[keyof F]
type KeysWritten<F extends Fields, W extends Written> = {
  [K in keyof F]: F[K] extends Field<unknown, FieldKind, infer X> ? (X extends W ? K : never) : never
}[keyof F]
/** What a new row is made of, and what of it can be changed later. */
export type Creation<F extends Fields> = Input<Pick<F, KeysWritten<F, 'once' | 'always'>>> &
  Partial<Values<Pick<F, KeysWritten<F, 'default'>>>>
export type Change<F extends Fields> = Partial<Values<Pick<F, KeysWritten<F, 'always' | 'default'>>>>
/** What one sends: optional fields may be left out. */
export type Input<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: Values<F>[K] } & {
  [K in OptionalKeys<F>]?: Values<F>[K]
}

// What a browser's e-mail field takes, with a dot in the domain. Only ASCII: the address is also a session's `uid`
// header, and two alphabets have letters that look, and in some databases compare, the same. A dot stands between two
// parts, and a part of a domain neither begins nor ends with a dash: mail to anything else is not delivered.
const emailShape =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
/** What is not of this shape is refused by the name of its format. */
const shapes = {
  phone: /^\+?[0-9 ()./-]{6,30}$/,
  // Four digits and two letters, as in the Netherlands: 1234 AB.
  postalCode: /^[1-9]\d{3} ?[a-z]{2}$/i,
  // 12, 12a and 12-14, but no name of a street.
  houseNumber: /^\d/,
  // Eight digits, which many write in pairs.
  chamberNumber: /^(\d[ .]*){8}$/,
  // No address of mail or web, nor what a mail program would make one of (evil.example); M.van Dijk is a name.
  personName: /^(?!.*(?::\/\/|\bwww\.|\S@\S|\.\p{L}{2,}\/|[\p{L}\d-]{3,}\.\p{L}{2,}(?:[\s:?#]|$)))/iu,
  // The same, but there are companies that are called bol.com.
  organizationName: /^(?!.*(?::\/\/|\bwww\.|\S@\S|\.\p{L}{2,}\/))/iu,
}
// Characters that a database or a mail header cannot carry; tab and line ends are fine in a long text.
const control = /(?![\t\n\r])\p{Cc}/u
// These make the letters around them read in another order than they are stored in: a name could pretend to be another.
const reordering = /[\u202a-\u202e\u2066-\u2069]/
// Nobody sees these; joiners, which some scripts need inside a word, and the marks of a direction are not among them.
const unseen = /[\u200b\u2060\ufeff]/g
const blank = /^[\s\p{Cf}\p{DI}\u2800]*$/u

/**
 * A text as it is stored, whoever sends it: letters in one form, so that the same word is the same text; nothing around
 * it; and in a single line one space between words. What shows nothing is empty.
 */
export function tidyText({ format }: Pick<Field, 'format'>, text: string): string {
  if (format === 'secret') return text
  if (blank.test(text)) return ''
  const whole = text.normalize('NFC').trim()
  return format === 'lines'
    ? whole
    : whole
        .replace(unseen, '')
        .replace(/[^\S\r\n]+/g, ' ')
        .trim()
}

export function isEmail(value: string): boolean {
  return value.length <= 254 && emailShape.test(value)
}

const momentShape = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** ISO 8601, because JavaScript alone would also read a moment into `room 1`. */
export function isTimestamp(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const day = momentShape.exec(value)?.[1]
  return isDate(day) && !Number.isNaN(Date.parse(value))
}

/** No control characters, and no half of a letter that takes two. */
const isStorable = (text: string) => !control.test(text) && text.isWellFormed()

/** The same for every text inside a JSON value, its names included. */
function holdsStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => holdsStorable(name) && holdsStorable(inner))
}

function isWebAddress(value: string): boolean {
  try {
    // What stands before an @ is a name to sign in with, and makes an address look like another one.
    const { protocol, username, password } = new URL(value)
    return ['http:', 'https:'].includes(protocol) && !username && !password
  } catch {
    return false
  }
}

const isOneLine = (text: string) => !/[\r\n]/.test(text) && !reordering.test(text)

function checkText(field: Field, value: unknown): FieldProblem | undefined {
  if (typeof value !== 'string') return { code: 'text' }
  if (!isStorable(value) || (field.format !== 'lines' && !isOneLine(value))) return { code: 'characters' }
  const length = value.length > (field.max ?? Infinity) ? [...value].length : value.length
  if (field.min && [...value].length < field.min) return { code: 'tooShort', params: { min: field.min } }
  if (field.max && length > field.max) return { code: 'tooLong', params: { max: field.max } }
  if (field.format === 'email' && !isEmail(value)) return { code: 'email' }
  if (field.format === 'url' && !isWebAddress(value)) return { code: 'url' }
  if (field.format === 'path' && !ownPath(value)) return { code: 'path' }
  if (isKeyOf(shapes, field.format) && !shapes[field.format].test(value)) return { code: field.format }
}

function checkNumber(field: Field, value: unknown): FieldProblem | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'number' }
  if (field.kind === 'integer' && !Number.isInteger(value)) return { code: 'integer' }
  if (field.min !== undefined && value < field.min) return { code: 'min', params: { min: field.min } }
  if (field.max !== undefined && value > field.max) return { code: 'max', params: { max: field.max } }
}

/** The one check behind the API and the screens: what is wrong with this value, if anything. */
export function check(field: Field, value: unknown): FieldProblem | undefined {
  if (value === null || value === undefined || value === '') return field.optional ? undefined : { code: 'required' }
  switch (field.kind) {
    case 'text':
      return checkText(field, value)
    case 'integer':
    case 'number':
      return checkNumber(field, value)
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { code: 'boolean' }
    case 'date':
      return isDate(value) ? undefined : { code: isDayShaped(value) ? 'date' : 'dateShape' }
    case 'timestamp':
      return isTimestamp(value) ? undefined : { code: 'timestamp' }
    case 'id':
      return isId(value) ? undefined : { code: 'id' }
    case 'oneOf':
      return typeof value === 'string' && field.options?.includes(value)
        ? undefined
        : { code: 'oneOf', params: { options: field.options?.join(', ') ?? '' } }
    case 'json':
      if (typeof value !== 'object') return { code: 'json' }
      return holdsStorable(value) ? undefined : { code: 'characters' }
    case 'list':
      return checkList(field, value)
  }
}

function checkList(field: Field, value: unknown): FieldProblem | undefined {
  if (!Array.isArray(value)) return { code: 'list' }
  if (field.min && value.length < field.min) return { code: 'minItems', params: { min: field.min } }
  if (field.max && value.length > field.max) return { code: 'maxItems', params: { max: field.max } }
  const { of } = field
  if (!of) return
  for (const item of value) {
    const problem = check(of, item)
    if (problem) return problem
  }
}
