import type { Resource } from '#protocol/declaring/define.ts'
import { text as aText, check, type Field, id, integer } from '#protocol/declaring/fields.ts'
import { camel, snake } from '#protocol/declaring/names.ts'
import type { Predicate } from '#protocol/declaring/predicates.ts'
import { failParameter } from '../fail.ts'
import {
  type AnyColumns,
  type AnyCondition,
  compareTo,
  every,
  likePattern,
  none,
  some,
  sqlCondition,
} from '../judging/condition.ts'
import type { Served } from '../serve.ts'
import type { ReadPlan } from './read-plan.ts'

export type FilterInput = { parameter: string; key: string; value: string | string[] }

const MAX_LIST = 1000
const anyText = { ...aText(), max: undefined }
// Longest first, so that `not_eq` is not taken for `eq` of an attribute called `…_not`.
const predicates: Predicate[] = [
  'not_null',
  'not_cont',
  'present',
  'i_cont',
  'not_eq',
  'not_in',
  'blank',
  'start',
  'false',
  'lteq',
  'gteq',
  'cont',
  'null',
  'true',
  'end',
  'eq',
  'lt',
  'gt',
  'in',
]

/** The grammar of ransack, by allow-list: attributes joined by _or_ or _and_, a predicate, perhaps _any or _all. */
export function parseFilters(served: Served, inputs: FilterInput[], plan: ReadPlan): void {
  for (const input of inputs) {
    const key = snake(input.key)
    const scope = camel(key)
    const field = Object.hasOwn(served.resource.scopes, scope) ? served.resource.scopes[scope] : undefined
    if (field) {
      const value = scopeValue(field, input)
      if (value !== undefined) plan.scopes[scope] = value
      continue
    }
    const condition = parseFilter(served.resource, key, input)
    if (condition !== undefined) plan.filters.push(condition)
  }
}

function scopeValue(field: Field, input: FilterInput): unknown {
  if (Array.isArray(input.value)) throw failParameter('parameter.invalid', input.parameter)
  const text = input.value.trim()
  if (text === '') return undefined
  const { of } = field
  if (field.kind !== 'list' || !of) return cast(field, text, input.parameter)
  return valuesOf(input, true).map((item) => cast(of, item, input.parameter))
}

function parseFilter(resource: Resource, key: string, input: FilterInput): AnyCondition | undefined {
  const grouped = /_(any|all)$/.exec(key)
  const plain = grouped ? key.slice(0, -4) : key
  const predicate = predicates.find((name) => plain.endsWith(`_${name}`))
  if (!predicate) throw failParameter('filter.unknown', input.parameter, input.key)
  const names = plain.slice(0, -predicate.length - 1)
  const joiner = names.includes('_or_') ? '_or_' : '_and_'
  const attributes = names.split(joiner).map(camel)
  for (const attribute of attributes) {
    // Only what the protocol itself lists: every object also inherits names such as `constructor`.
    const listed = Object.hasOwn(resource.filters, attribute) ? resource.filters[attribute] : undefined
    if (!listed?.includes(predicate)) {
      throw failParameter('filter.unknown', input.parameter, input.key)
    }
  }
  const texts = valuesOf(input, Boolean(grouped) || predicate === 'in' || predicate === 'not_in')
  if (texts.length === 0) return undefined
  const join = joiner === '_or_' ? some : every
  const each = attributes.map((attribute) => {
    const field = fieldOf(resource, attribute)
    if (!grouped) return build(attribute, field, predicate, texts, input.parameter)
    const parts = texts.map((text) => build(attribute, field, predicate, [text], input.parameter))
    return grouped[1] === 'any' ? some(...parts) : every(...parts)
  })
  return each.length === 1 ? each[0] : join(...each)
}

/** Blank values are as if they were not there: a search form sends them for every field left empty. */
function valuesOf(input: FilterInput, isList: boolean): string[] {
  const given = Array.isArray(input.value) ? input.value : isList ? input.value.split(',') : [input.value]
  const texts = given.map((text) => text.trim()).filter((text) => text !== '')
  if (texts.length > MAX_LIST || (!isList && texts.length > 1))
    throw failParameter('parameter.invalid', input.parameter)
  return texts
}

/** A foreign key may be filtered by without being an attribute. */
function fieldOf(resource: Resource, attribute: string): Field {
  return resource.attributes[attribute] ?? id()
}

function build(
  attribute: string,
  field: Field,
  predicate: Predicate,
  texts: string[],
  parameter: string,
): AnyCondition {
  const [text = ''] = texts
  if (texts.some((item) => check(anyText, item))) throw failParameter('parameter.invalid', parameter)
  const value = () => cast(field, text, parameter)
  const is = (condition: AnyColumns[string]): AnyCondition => ({ [attribute]: condition })
  switch (predicate) {
    case 'eq':
      return is(value() as string)
    case 'not_eq':
      return is(compareTo('<>', value()))
    case 'lt':
      return is(compareTo('<', value()))
    case 'lteq':
      return is(compareTo('<=', value()))
    case 'gt':
      return is(compareTo('>', value()))
    case 'gteq':
      return is(compareTo('>=', value()))
    case 'in':
      return is(texts.map((item) => cast(field, item, parameter)) as string[])
    case 'not_in':
      return is(
        compareTo(
          'not in',
          texts.map((item) => cast(field, item, parameter)),
        ),
      )
    case 'cont':
    case 'i_cont':
      return is(compareTo('like', likePattern(text, 'anywhere')))
    case 'not_cont':
      return is(compareTo('not like', likePattern(text, 'anywhere')))
    case 'start':
      return is(compareTo('like', likePattern(text, 'start')))
    case 'end':
      return is(compareTo('like', likePattern(text, 'end')))
    case 'null':
      return yes(text, parameter) ? is(null) : none(is(null))
    case 'not_null':
      return yes(text, parameter) ? none(is(null)) : is(null)
    case 'blank':
      return yes(text, parameter) ? blank(attribute) : none(blank(attribute))
    case 'present':
      return yes(text, parameter) ? none(blank(attribute)) : blank(attribute)
    case 'true':
      return is(yes(text, parameter))
    case 'false':
      return is(!yes(text, parameter))
  }
}

const blank = (attribute: string): AnyCondition =>
  sqlCondition((alias) => `(${alias}.${snake(attribute)} is null or ${alias}.${snake(attribute)}::text = '')`)

function yes(text: string, parameter: string): boolean {
  if (['1', 't', 'true'].includes(text.toLowerCase())) return true
  if (['0', 'f', 'false'].includes(text.toLowerCase())) return false
  throw failParameter('parameter.invalid', parameter)
}

/** Strict: a number that is none, a date that does not exist or an unknown choice is an error, never "no filter". */
function cast(field: Field, text: string, parameter: string): unknown {
  let value: unknown = text
  if (field.kind === 'boolean') return yes(text, parameter)
  if (field.kind === 'integer' || field.kind === 'number') {
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw failParameter('parameter.invalid', parameter)
    value = Number(text)
  }
  if (check(asSought(field), value)) throw failParameter('parameter.invalid', parameter)
  return value
}

/** One may look for what no row can hold, longer or less than allowed; only what the column cannot compare is wrong. */
function asSought(field: Field): Field {
  if (field.kind === 'integer') return integer()
  return { ...field, min: undefined, max: undefined, format: undefined }
}
