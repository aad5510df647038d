import type { Fields } from '#protocol/declaring/define.ts'
import { camel } from '#protocol/declaring/names.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { type ErrorDetail, Failure, fail } from '../fail.ts'

export type Json = Record<string, unknown>

/** The fields that a body holds, as the caller spelled them, and where in it they stand. */
export type Sent = {
  fields: Json
  at: string
  /** The resource object, when the body is a JSON:API document. */
  data?: Json
  isEmpty?: boolean
}

/**
 * A body is a JSON:API document, an object named after the resource (`{ user: { … } }`), or the bare fields. The three
 * are what clients of this kind of API send.
 */
export function sentIn(input: Fields, body: unknown): Sent {
  if (body === undefined || body === null || body === '') return { fields: {}, at: '/data/attributes', isEmpty: true }
  if (!isObject(body)) throw fail('request.invalid')
  if ('data' in body && !('data' in input)) {
    const { data } = body
    if (!isObject(data)) throw fail('request.invalid', {}, { pointer: '/data' })
    const fields = data.attributes ?? {}
    if (!isObject(fields)) throw fail('request.invalid', {}, { pointer: '/data/attributes' })
    return { fields, at: '/data/attributes', data }
  }
  const [only, ...others] = Object.keys(body)
  if (only === undefined) return { fields: body, at: '', isEmpty: true }
  const wrapped = others.length === 0 && !(camel(only) in input) ? body[only] : undefined
  return isObject(wrapped) ? { fields: wrapped, at: `/${escaped(only)}` } : { fields: body, at: '', isEmpty: false }
}

export const attributePointer = (name: string) => `/data/attributes/${escaped(name)}`
export const relationshipPointer = (name: string) => `/data/relationships/${escaped(name)}`

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~')

/** Points where the caller wrote it and as they spelled it; what they did not write, in the form that they chose. */
export function pointInto(input: Fields, body: unknown, failure: Failure): Failure {
  let sent: Sent
  try {
    sent = sentIn(input, body)
  } catch {
    return failure
  }
  const details = failure.details.map((detail) => pointed(sent, detail))
  return new Failure(details, failure.headers)
}

function pointed(sent: Sent, detail: ErrorDetail): ErrorDetail {
  const [, part, name, rest] =
    /^\/data\/(attributes|relationships)\/([^/]+)(.*)$/.exec(detail.source?.pointer ?? '') ?? []
  if (!part || !name) return detail
  const relationships = isObject(sent.data?.relationships) ? sent.data.relationships : {}
  const own = part === 'attributes' ? sent.fields : relationships
  const at = part === 'attributes' ? sent.at : '/data/relationships'
  const spelled = Object.keys(own).find((key) => key !== '' && camel(key) === unescaped(name))
  return { ...detail, source: { pointer: `${at}/${spelled === undefined ? name : escaped(spelled)}${rest}` } }
}
