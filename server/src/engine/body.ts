import { type Command, type Fields, type Resource, typesOf } from '#protocol/define.ts'
import type { ErrorCode } from '#protocol/errors.ts'
import { check, type Field } from '#protocol/fields.ts'
import { isId } from '#protocol/ids-and-dates.ts'
import { camel, isSameType } from '#protocol/names.ts'
import { type ErrorDetail, Failure, fail } from './fail.ts'
import type { Served } from './serve.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function camelKeys(object: Json): Json {
  const result: Json = {}
  for (const key of Object.keys(object)) result[camel(key)] = object[key]
  return result
}

/** Empty text is no value; so a cleared field of a form empties the column. Blanks around a text are not part of it. */
function tidy(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = field.format === 'secret' ? value : value.trim()
  return trimmed === '' ? null : trimmed
}

type Checked = { values: Json; problems: ErrorDetail[] }

export function checkFields(fields: Fields, given: Json, partial: boolean, pointer: (name: string) => string): Checked {
  const values: Json = {}
  const problems: ErrorDetail[] = []
  const problem = (name: string, code: ErrorCode, params?: Record<string, unknown>) =>
    problems.push({ code, params, source: { pointer: pointer(name) } })
  for (const name of Object.keys(given)) {
    const field = Object.hasOwn(fields, name) ? (fields[name] as Field) : undefined
    if (!field) problem(name, 'unknown')
    else if (field.readOnly || (partial && field.createOnly)) problem(name, 'readOnly')
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || (partial && field.createOnly)) continue
    if (!(name in given) && (partial || field.hasDefault)) continue
    const value = tidy(field, given[name])
    const found = check(field, value)
    if (found) problem(name, found.code as ErrorCode, found.params)
    else if (name in given) values[name] = value ?? null
  }
  return { values, problems }
}

const isTypeOf = (resource: Resource, given: string): boolean =>
  isSameType(given, resource.type) || typesOf(resource).some((type) => isSameType(given, type))

/** A JSON:API document for a resource: the columns to write, or every problem at once. */
export function readDocument(served: Served, body: unknown, id?: string): Json {
  const { resource } = served
  const data = isObject(body) ? body.data : undefined
  if (!isObject(data)) throw fail('request.invalid', {}, { pointer: '/data' })
  if (typeof data.type !== 'string' || !isTypeOf(resource, data.type))
    throw fail('type.conflict', {}, { pointer: '/data/type' })
  if (id === undefined && data.id !== undefined) throw fail('id.forbidden', {}, { pointer: '/data/id' })
  if (id !== undefined && data.id !== undefined && data.id !== id)
    throw fail('type.conflict', {}, { pointer: '/data/id' })
  const attributes = data.attributes ?? {}
  if (!isObject(attributes)) throw fail('request.invalid', {}, { pointer: '/data/attributes' })
  const partial = id !== undefined
  const { values, problems } = checkFields(
    resource.attributes,
    camelKeys(attributes),
    partial,
    (name) => `/data/attributes/${name}`,
  )
  readRelationships(served, data.relationships, partial, values, problems)
  if (problems.length > 0) throw new Failure(problems)
  return values
}

function readRelationships(
  served: Served,
  given: unknown,
  partial: boolean,
  values: Json,
  problems: ErrorDetail[],
): void {
  if (given !== undefined && !isObject(given)) throw fail('request.invalid', {}, { pointer: '/data/relationships' })
  const relationships = camelKeys(given ?? {})
  for (const name of Object.keys(relationships)) {
    const pointer = `/data/relationships/${name}`
    const declared = Object.hasOwn(served.resource.relationships, name)
      ? served.resource.relationships[name]
      : undefined
    const relation = served.relations[name]
    if (!declared) problems.push({ code: 'unknown', source: { pointer } })
    else if (declared.readOnly || relation?.kind !== 'column') problems.push({ code: 'readOnly', source: { pointer } })
    else {
      const linkage = (relationships[name] as Json | null)?.data
      if (linkage === null && declared.optional) values[camel(relation.column)] = null
      else if (isObject(linkage) && isId(linkage.id)) {
        if (typeof linkage.type !== 'string' || !isSameType(linkage.type, declared.type)) {
          throw fail('type.conflict', {}, { pointer: `${pointer}/data/type` })
        }
        values[camel(relation.column)] = linkage.id
      } else problems.push({ code: 'id', source: { pointer: `${pointer}/data` } })
    }
  }
  if (partial) return
  for (const [name, declared] of Object.entries(served.resource.relationships)) {
    const relation = served.relations[name]
    if (declared.kind !== 'toOne' || declared.optional || declared.readOnly || relation?.kind !== 'column') continue
    if (values[camel(relation.column)] === undefined)
      problems.push({ code: 'required', source: { pointer: `/data/relationships/${name}` } })
  }
}

/**
 * A command's input: a JSON:API document, an object named after the resource (`{ user: { … } }`), or the bare fields.
 * The three are what clients of this kind of API send.
 */
export function readInput({ input, partial, on }: Command, body: unknown): Json {
  const read = (given: Json, prefix: string): Json => {
    const { values, problems } = checkFields(input, camelKeys(given), partial, (name) => `${prefix}/${name}`)
    if (problems.length > 0) throw new Failure(problems)
    return values
  }
  if (body === undefined || body === null || body === '') return read({}, '')
  if (!isObject(body)) throw fail('request.invalid')
  if (isObject(body.data)) {
    const { type, attributes } = body.data
    if (on && type !== undefined && (typeof type !== 'string' || !isTypeOf(on, type))) {
      throw fail('type.conflict', {}, { pointer: '/data/type' })
    }
    if (attributes !== undefined && !isObject(attributes))
      throw fail('request.invalid', {}, { pointer: '/data/attributes' })
    // A row that says what it is by its type need not say it again.
    const kind = on?.typeAttribute && typesOf(on).includes(type as string) ? { [on.typeAttribute]: type } : {}
    return read(partial ? (attributes ?? {}) : { ...kind, ...attributes }, '/data/attributes')
  }
  const [only, ...others] = Object.keys(body)
  const wrapped = only !== undefined && others.length === 0 && !(camel(only) in input) ? body[only] : undefined
  return isObject(wrapped) ? read(wrapped, `/${only}`) : read(body, '')
}
