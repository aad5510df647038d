import { isEmail } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { type Answer, type FileAnswer, isDrawn, isFileAnswer } from './answers.ts'
import type { AskedField, ChoicesField, FileField, FileKind, NumberField, Option, TextField } from './content.ts'

export const fieldProblemCodes = [
  'required',
  'rowsMissing',
  'tooShort',
  'tooLong',
  'notANumber',
  'notWhole',
  'tooLow',
  'tooHigh',
  'notAnEmail',
  'notAUrl',
  'notAPhone',
  'notADate',
  'tooFew',
  'tooMany',
  'tooManyFiles',
  'fileKind',
  'notDrawn',
] as const
export type FieldProblemCode = (typeof fieldProblemCodes)[number]
/** `limit` is the number in the sentence; `rows` are the keys of what is still open in a matrix or rubric. */
export type FieldProblem = { code: FieldProblemCode; limit?: number; rows?: string[]; name?: string }

/** How long an answer may be where its question does not say. */
export const longest = { short_text: 255, long_text: 5000, email: 254, url: 2000, phone: 30 } as const

/** What is wrong with an answer that was cleaned before (`cleanAnswer`). */
export function problemOf(field: AskedField, answer: Answer | undefined): FieldProblem | null {
  if (answer === undefined) return field.required ? { code: 'required' } : null
  switch (field.kind) {
    case 'short_text':
    case 'long_text':
      return lengthProblem(field, String(answer))
    case 'number':
      return numberProblem(field, answer)
    case 'email':
      return isEmail(String(answer)) ? null : { code: 'notAnEmail' }
    case 'url':
      return isWebAddress(String(answer)) ? null : { code: 'notAUrl' }
    case 'phone':
      return /^\+?[0-9 ()./-]{6,30}$/.test(String(answer)) ? null : { code: 'notAPhone' }
    case 'date':
      return isDate(answer) ? null : { code: 'notADate' }
    case 'choices':
      return countProblem(field, Array.isArray(answer) ? answer.length : 0)
    case 'matrix':
      return rowsProblem(field.required, field.rows, answer)
    case 'rubric':
      return rowsProblem(field.required, field.criteria, answer)
    case 'file':
      return filesProblem(field, Array.isArray(answer) ? answer.filter(isFileAnswer) : [])
    case 'signature':
      return signatureProblem(field.look, String(answer))
    default:
      return null
  }
}

function lengthProblem({ kind, minLength, maxLength = longest[kind] }: TextField, text: string): FieldProblem | null {
  // Counted as people do: an emoji is one sign.
  const length = [...text].length
  if (minLength !== undefined && length < minLength) return { code: 'tooShort', limit: minLength }
  return length > maxLength ? { code: 'tooLong', limit: maxLength } : null
}

function numberProblem({ min, max, integer }: NumberField, answer: Answer): FieldProblem | null {
  if (typeof answer !== 'number') return { code: 'notANumber' }
  if (integer && !Number.isInteger(answer)) return { code: 'notWhole' }
  if (min !== undefined && answer < min) return { code: 'tooLow', limit: min }
  return max !== undefined && answer > max ? { code: 'tooHigh', limit: max } : null
}

function countProblem({ minItems = 0, maxItems }: ChoicesField, count: number): FieldProblem | null {
  if (count < minItems) return { code: 'tooFew', limit: minItems }
  return maxItems && count > maxItems ? { code: 'tooMany', limit: maxItems } : null
}

function rowsProblem(required: boolean | undefined, rows: readonly Option[], answer: Answer): FieldProblem | null {
  if (!required || typeof answer !== 'object') return null
  const open = rows.map(({ key }) => key).filter((key) => !Object.hasOwn(answer, key))
  return open.length > 0 ? { code: 'rowsMissing', limit: open.length, rows: open } : null
}

const isOf: Record<FileKind, RegExp> = {
  images: /^image\/(?:png|jpeg|webp|gif|heic|avif)$/,
  pdf: /^application\/pdf$/,
  office:
    /^application\/(?:msword|vnd\.(?:ms-(?:excel|powerpoint)|openxmlformats-officedocument\.[\w.]+|oasis\.opendocument\.\w+))$/,
}
function filesProblem({ maxFiles, accept }: FileField, files: FileAnswer[]): FieldProblem | null {
  if (files.length > maxFiles) return { code: 'tooManyFiles', limit: maxFiles }
  const wrong = files.find(({ type }) => !accept.some((kind) => isOf[kind].test(type)))
  return wrong ? { code: 'fileKind', name: wrong.name } : null
}

function signatureProblem(look: 'typed' | 'drawn', answer: string): FieldProblem | null {
  // Who cannot draw types their name there too.
  if (look === 'drawn' && answer.startsWith('path:')) return isDrawn(answer) ? null : { code: 'notDrawn' }
  return answer.length > 120 ? { code: 'tooLong', limit: 120 } : null
}

/** People leave out the first part of an address. What stands before an @ makes it look like another one. */
function isWebAddress(text: string): boolean {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (text.length > longest.url || /\s/.test(text) || !URL.canParse(whole)) return false
  const { protocol, hostname, username, password } = new URL(whole)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]+$/.test(hostname) && !username && !password
}
