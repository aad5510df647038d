import { parse as parseQueryString } from 'node:querystring'
import { type Query, type Resource, typesOf } from '#protocol/declaring/define.ts'
import { camel, isSameType } from '#protocol/declaring/names.ts'
import { failParameter } from '../fail.ts'
import type { AnyCondition } from '../judging/condition.ts'
import type { Registry, Served } from '../serve.ts'
import { type FilterInput, parseFilters } from './filters.ts'
import { RELEVANCE } from './search.ts'

export type IncludeNode = { served: Served; children: Map<string, IncludeNode> }

/** What a caller wants to read, checked against what the resource allows. */
export type ReadPlan = {
  served: Served
  include: Map<string, IncludeNode>
  /** `included` must be there when it was asked for, even empty. */
  includeAsked: boolean
  /** By the name of a resource, or by what only some of its rows call themselves: Provider, School. */
  fields: Map<string, Set<string>>
  sort: { attribute: string; descending: boolean }[]
  filters: AnyCondition[]
  scopes: Record<string, unknown>
  page: { number: number; size: number }
  /** Whoever needs no exact total of a long list has it counted only so far. */
  countUpTo: number | undefined
}

/** One more than has to be told, to know whether there are more; always past the page that is shown. */
export const countedRows = ({ page, countUpTo = 0 }: ReadPlan): number =>
  Math.max(countUpTo, page.number * page.size) + 1

const MAX_PARAMETERS = 60
const MAX_PAGE = 1_000_000_000

/** `parameters` as the querystring module gives them; keys keep their brackets. */
export function parseReadPlan(registry: Registry, served: Served, rawQuery: string, isList: boolean): ReadPlan {
  const plan: ReadPlan = {
    served,
    include: new Map(),
    includeAsked: false,
    fields: new Map(),
    sort: [],
    filters: [],
    scopes: {},
    page: { number: 1, size: served.resource.page.size },
    countUpTo: undefined,
  }
  const filters: FilterInput[] = []
  if (rawQuery) {
    const parameters = parseQueryString(rawQuery, '&', '=', { maxKeys: MAX_PARAMETERS + 1 })
    const keys = Object.keys(parameters)
    if (keys.length > MAX_PARAMETERS) throw failParameter('parameter.invalid', 'query')
    for (const key of keys) {
      const value = parameters[key] ?? ''
      const [, family, member, isMany] = /^([a-z]+)(?:\[([A-Za-z0-9_]*)\](\[\])?)?$/.exec(key) ?? []
      if (isMany && family !== 'filter') throw failParameter('parameter.unknown', key)
      if (family === 'filter' && member && isList) filters.push({ parameter: key, key: member, value })
      else if (family === 'include' && member === undefined) parseInclude(registry, plan, single(key, value))
      else if (family === 'fields' && member) parseFields(registry, plan, key, member, single(key, value))
      else if (family === 'sort' && member === undefined && isList) parseSort(plan, single(key, value))
      else if (family === 'page' && (member === 'number' || member === 'size') && isList) {
        plan.page[member] = pageValue(key, single(key, value))
      } else if (family === 'page' && member === 'count' && isList) plan.countUpTo = pageValue(key, single(key, value))
      else throw failParameter('parameter.unknown', key)
    }
  }
  // A page larger than allowed is not an error: the caller gets what there is, and the links lead on.
  plan.page.size = Math.min(plan.page.size, served.resource.page.max)
  // What fits equally well stands as usual.
  if (plan.sort.every(({ attribute }) => attribute === RELEVANCE)) parseSort(plan, served.resource.defaultSort)
  if (filters.length > 0) parseFilters(served, filters, plan)
  if (isList) leaveOutUnlisted(registry, plan)
  return plan
}

/** An answer that is no resource shows all there is: an address with anything to choose in it is a mistake. */
export function refuseQuery(rawQuery: string): void {
  const [parameter] = Object.keys(parseQueryString(rawQuery))
  if (parameter !== undefined) throw failParameter('parameter.unknown', parameter)
}

/** The same for a question, which may have filters and sorts of its own. */
export function checkMetaQuery({ filters = {}, sorts = [] }: Query, rawQuery: string): void {
  for (const parameter of Object.keys(parseQueryString(rawQuery))) {
    const filter = /^filter\[(\w+)\]$/.exec(parameter)?.[1]
    const isKnown = filter ? Object.hasOwn(filters, camel(filter)) : parameter === 'sort' && sorts.length > 0
    if (!isKnown) throw failParameter('parameter.unknown', parameter)
  }
}

function single(parameter: string, value: string | string[]): string {
  if (Array.isArray(value)) throw failParameter('parameter.invalid', parameter)
  return value
}

function pageValue(parameter: string, value: string): number {
  if (!/^\d+$/.test(value) || Number(value) < 1) throw failParameter('parameter.invalid', parameter)
  return Math.min(Number(value), MAX_PAGE)
}

function parseSort(plan: ReadPlan, value: string): void {
  const { resource } = plan.served
  for (const part of value.split(',').filter(Boolean)) {
    const descending = part.startsWith('-')
    const attribute = camel(part.replace(/^-/, '').trim())
    const isDefault = resource.defaultSort.replace(/^-/, '') === attribute
    const isRelevance = part === RELEVANCE && Object.hasOwn(resource.scopes, 'search')
    if (!resource.sorts.includes(attribute) && !isDefault && !isRelevance)
      throw failParameter('sort.unknown', 'sort', part)
    plan.sort.push({ attribute, descending })
  }
}

function parseInclude(registry: Registry, plan: ReadPlan, value: string): void {
  plan.includeAsked = true
  for (const given of value.split(',').filter(Boolean)) {
    const path = given.trim().split('.').map(camel)
    if (!plan.served.resource.includes.includes(path.join('.')))
      throw failParameter('include.unknown', 'include', given)
    let nodes = plan.include
    let owner: Resource = plan.served.resource
    for (const name of path) {
      const relationship = owner.relationships[name]
      if (!relationship) throw failParameter('include.unknown', 'include', given)
      let node = nodes.get(name)
      if (!node) {
        node = { served: registry.get(relationship.type), children: new Map() }
        nodes.set(name, node)
      }
      nodes = node.children
      owner = node.served.resource
    }
  }
}

function leaveOutUnlisted(registry: Registry, { fields }: ReadPlan): void {
  for (const { resource } of registry.all()) {
    const { type, unlisted, attributes, relationships } = resource
    if (unlisted.length === 0 || fields.has(type)) continue
    const names = [...Object.keys(attributes), ...Object.keys(relationships)]
    fields.set(type, new Set(names.filter((name) => !unlisted.includes(name))))
  }
}

function parseFields(registry: Registry, plan: ReadPlan, parameter: string, given: string, value: string): void {
  const [served, type] = rowsCalled(registry, given) ?? []
  if (!served || !type) throw failParameter('fields.unknown', parameter, given)
  const names = new Set<string>()
  for (const part of value.split(',').filter(Boolean)) {
    const name = camel(part.trim())
    const { attributes, relationships } = served.resource
    if (!Object.hasOwn(attributes, name) && !Object.hasOwn(relationships, name)) {
      throw failParameter('fields.unknown', parameter, part)
    }
    names.add(name)
  }
  plan.fields.set(type, names)
}

/** The resource of this name, or the one some of whose rows call themselves so. */
function rowsCalled(registry: Registry, given: string): [Served, string] | undefined {
  const all = registry.all().flatMap((served): [Served, string][] => {
    const { type } = served.resource
    return [type, ...typesOf(served.resource)].map((name) => [served, name])
  })
  return (
    all.find(([{ resource }, name]) => name === resource.type && isSameType(given, name)) ??
    all.find(([, name]) => isSameType(given, name))
  )
}
