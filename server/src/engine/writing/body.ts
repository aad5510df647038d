import { type Command, type Fields, type Resource, typesOf } from '#protocol/declaring/define.ts'
import { check, type Field, tidyText } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { camel, isSameType } from '#protocol/declaring/names.ts'
import type { ErrorCode } from '#protocol/errors/errors.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { type ErrorDetail, Failure, fail } from '../fail.ts'
import type { Served } from '../serve.ts'
import { attributePointer, type Json, relationshipPointer, sentIn } from './sent-fields.ts'

function camelKeys(object: Json): Json {
  const result: Json = {}
  for (const key of Object.keys(object)) result[camel(key)] = object[key]
  return result
}

/** Empty text is no value; so a cleared field of a form empties the column. */
function tidy(field: Field, value: unknown): unknown {
  const { of } = field
  if (Array.isArray(value) && of) return value.map((each) => tidy(of, each))
  return typeof value === 'string' ? tidyText(field, value) || null : value
}

type Checked = { values: Json; problems: ErrorDetail[] }

function checkFields(fields: Fields, given: Json, partial: boolean): Checked {
  const values: Json = {}
  const problems: ErrorDetail[] = []
  const problem = (name: string, code: ErrorCode, params?: Record<string, unknown>) =>
    problems.push({ code, params, source: { pointer: attributePointer(name) } })
  for (const name of Object.keys(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) problem(name, 'unknown')
    else if (field.readOnly || (partial && field.createOnly)) problem(name, 'readOnly')
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || (partial && field.createOnly)) continue
    if (!(name in given) && (partial || field.hasDefault)) continue
    const value = tidy(field, given[name])
    const found = check(field, value)
    if (found) problem(name, found.code, found.params)
    else if (name in given) values[name] = value ?? null
  }
  return { values, problems }
}

const isTypeOf = (resource: Resource, given: string): boolean =>
  isSameType(given, resource.type) || typesOf(resource).some((type) => isSameType(given, type))

/** What a document calls itself must be what its address is about. Who makes something new leaves its id to us. */
function checkIdentity(data: Json, resource: Resource | undefined, id: string | undefined): void {
  if (typeof data.type !== 'string' || (resource && !isTypeOf(resource, data.type)))
    throw fail('type.conflict', {}, { pointer: '/data/type' })
  if (data.id === undefined) return
  if (id === undefined) throw fail('id.forbidden', {}, { pointer: '/data/id' })
  if (typeof data.id !== 'string' || data.id.toLowerCase() !== id.toLowerCase())
    throw fail('type.conflict', {}, { pointer: '/data/id' })
}

/** A JSON:API document for a resource: the columns to write, or every problem at once. */
export function readDocument(served: Served, body: unknown, id?: string): Json {
  const { resource } = served
  const data = isObject(body) ? body.data : undefined
  if (!isObject(data)) throw fail('request.invalid', {}, { pointer: '/data' })
  checkIdentity(data, resource, id)
  const attributes = data.attributes ?? {}
  if (!isObject(attributes)) throw fail('request.invalid', {}, { pointer: '/data/attributes' })
  const partial = id !== undefined
  const { values, problems } = checkFields(resource.attributes, camelKeys(attributes), partial)
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
    const pointer = relationshipPointer(name)
    const declared = Object.hasOwn(served.resource.relationships, name)
      ? served.resource.relationships[name]
      : undefined
    const relation = served.relations[name]
    if (!declared) problems.push({ code: 'unknown', source: { pointer } })
    else if (declared.readOnly || relation?.kind !== 'column') problems.push({ code: 'readOnly', source: { pointer } })
    else {
      const sent = relationships[name]
      const linkage = isObject(sent) ? sent.data : undefined
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
 * A command's input, in any of the forms in which a body may come. `id` is that of the row it is about; a command that
 * makes something has none. A change needs something that says what to change.
 */
export function readInput(command: Command, body: unknown, id: string | undefined): Json {
  const { input, partial, on } = command
  const { fields, data, isEmpty } = sentIn(input, body)
  if (partial && isEmpty) throw fail('request.invalid', {}, { pointer: '/data' })
  const refused: ErrorDetail[] = []
  if (data) {
    checkIdentity({ ...data, type: data.type ?? typeOfAction(command) }, on, id)
    refused.push(...refusedRelationships(data.relationships, on))
  }
  // A row that says what it is by its type need not say it again.
  const kind = !partial && on?.typeAttribute && isOneOf(typesOf(on), data?.type) ? on.typeAttribute : undefined
  const given = { ...(kind ? { [kind]: data?.type } : {}), ...camelKeys(fields) }
  const { values, problems } = checkFields(input, given, partial)
  if (problems.length + refused.length > 0) throw new Failure([...problems, ...refused])
  return values
}

/** What is done to a row is not the row: it need not say what it is about, but what it says must be true. */
const typeOfAction = ({ on, path }: Command) => (/\/:id\/\w+$/.test(path) ? (on?.type ?? '') : undefined)

/** A command names all it takes among its fields, the ids of other rows too. */
function refusedRelationships(given: unknown, on: Resource | undefined): ErrorDetail[] {
  if (given === undefined) return []
  if (!isObject(given)) throw fail('request.invalid', {}, { pointer: '/data/relationships' })
  return Object.keys(camelKeys(given)).map((name) => ({
    code: on && Object.hasOwn(on.relationships, name) ? 'readOnly' : 'unknown',
    source: { pointer: relationshipPointer(name) },
  }))
}
