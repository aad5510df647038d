import type { BatchResult, Statement } from '#db/batch.ts'
import { snake } from '#protocol/declaring/names.ts'
import { countedRows, type IncludeNode, type ReadPlan } from '../asking/read-plan.ts'
import { RELEVANCE, relevanceSql } from '../asking/search.ts'
import { fail } from '../fail.ts'
import { type Can, writeCan } from '../judging/can.ts'
import { type AnyCondition, compile, every, Params } from '../judging/condition.ts'
import { visible } from '../judging/may.ts'
import type { Me } from '../judging/me.ts'
import { type KeptList, type Registry, type Relation, relationOf, type Served } from '../serve.ts'
import type { Texts } from './document.ts'
import { type Context, resourcesJson } from './resource-json.ts'

/**
 * Reading is one statement whatever is included: PostgreSQL filters by policy, pages, finds what is related and writes
 * the JSON, which the server passes on. The answer is one row of texts: the data, the total, then one column per
 * included type, in which what the reader can do is still a mark.
 */
export type Selection = { statement: Statement; isEmpty: boolean; can: ReadonlyMap<string, Can> }

/** What the database answered to a selection. */
export const textsOf = ({ can }: Selection, result: BatchResult | undefined): Texts => writeCan(result?.raw[0], can)

const nothing: Selection = { statement: { text: 'select null', raw: true }, isEmpty: true, can: new Map() }

export function selectList(
  registry: Registry,
  plan: ReadPlan,
  me: Me,
  base: string,
  extra: AnyCondition = true,
  kept: KeptList | undefined = undefined,
): Selection {
  const context = newContext(registry, plan, me, base)
  const { served } = plan
  // Where nothing has to be counted, only the rows of the page are looked at.
  const about = kept || plan.countUpTo ? 'few' : 'many'
  const where = compile(every(chosen(plan, me), extra), 't', context.params, about)
  if (where === false) return nothing
  const condition = where === true ? '' : `where ${where}`
  const { number, size } = plan.page
  const from = `from ${served.table} t ${condition}`
  const limit = `limit ${size} offset ${(number - 1) * size}`
  const counted = plan.countUpTo ? `from (select ${from} limit ${countedRows(plan)}) c` : from
  const all = kept ? totalOf(kept, plan, context.params) : `(select count(*) ${counted})`
  // A first page that is not full tells the total by itself; only longer lists are counted.
  const total =
    number === 1
      ? `(select case when (select count(*) from page) < ${size} then (select count(*) from page) else ${all} end)`
      : all
  const rows = kept?.parts ? fromParts(kept.parts, plan, context.params) : from
  return assemble(context, `select t.* ${rows} ${orderBy(plan, context.params)} ${limit}`, total)
}

/** The first rows of each part, and of those the page. */
function fromParts(parts: readonly AnyCondition[], plan: ReadPlan, params: Params): string {
  const { table } = plan.served
  const limit = `limit ${plan.page.number * plan.page.size}`
  const firsts = parts.flatMap((part) => {
    const where = compile(every(part, ...plan.filters), 't', params, 'few')
    if (where === false) return []
    return [`(select t.id from ${table} t ${where === true ? '' : `where ${where}`} ${orderBy(plan, params)} ${limit})`]
  })
  return `from ${table} t where t.id = any(array(${firsts.join(' union all ')}))`
}

function totalOf(kept: KeptList, { served }: ReadPlan, params: Params): string {
  const rule = kept.besides === undefined ? false : compile(kept.besides, 't', params)
  const besides =
    rule === false ? '' : ` + (select count(*) from ${served.table} t${rule === true ? '' : ` where ${rule}`})`
  return `(${sumOf(kept, params)}${besides})`
}

function sumOf({ table, where, except, counted }: KeptList, params: Params): string {
  const sum = (lines: Pick<KeptList, 'table' | 'where'>) => {
    const rule = compile(lines.where, 'k', params)
    return rule === false
      ? '0'
      : `(select coalesce(sum(k.n), 0) from ${lines.table}_sums k${rule === true ? '' : ` where ${rule}`})`
  }
  if (counted) return sum(counted)
  return except ? `(${sum({ table, where })} - ${sum(except)})` : sum({ table, where })
}

/** A list whose rows are kept: they are found in their order, and their sum says how many there are. */
export function selectKept(registry: Registry, plan: ReadPlan, me: Me, base: string, kept: KeptList): Selection {
  const context = newContext(registry, plan, me, base)
  const { number, size } = plan.page
  const rule = compile(every(kept.where, kept.rows ?? true), 'k', context.params)
  if (rule === false) return nothing
  const where = [...(rule === true ? [] : [rule]), ...leftOut(kept, context.params)].join(' and ')
  const keys = plan.sort.map(({ attribute, descending }) => `k.${kept.sorts[attribute]}${descending ? ' desc' : ''}`)
  const order = `order by ${keys.join(', ')}, k.${kept.row}${plan.sort.at(-1)?.descending ? ' desc' : ''}`
  const offset = (number - 1) * size
  // Where some are left out the last one is not looked for beyond: where all are, none is.
  const most = kept.except ? `greatest(0, least(${size}, ${sumOf(kept, context.params)} - ${offset}))` : size
  const limit = `limit ${most} offset ${offset}`
  // The page first and its rows afterwards: else all are looked up to keep fifteen.
  const pageOf = (from: string) => `select t.* from (select k.* from ${from} ${order} ${limit}) k
    join ${plan.served.table} t on t.id = k.${kept.row} ${order}`
  if (!kept.among) return assemble(context, pageOf(`${kept.table} k where ${where}`), sumOf(kept, context.params))
  const found = `found as materialized (select k.* from (${kept.among(context.params.add)}) a (id) cross join lateral (
    select k.* from ${kept.table} k where k.${kept.row} = a.id and ${where} offset 0) k)`
  return assemble(context, pageOf('found k'), '(select count(*) from found)', [found])
}

function leftOut({ row, except }: KeptList, params: Params): string[] {
  const rule = except ? compile(except.where, 'x', params) : false
  if (!except || rule === false) return []
  const theirs = rule === true ? '' : ` and ${rule}`
  return [`not exists (select from ${except.table} x where x.${except.row} = k.${row}${theirs} offset 0)`]
}

/** The rows of a list that somebody sees, filtered as they ask. */
export function chosen({ served, filters, scopes }: ReadPlan, me: Me): AnyCondition {
  const scoped = served.scopes && Object.keys(scopes).length > 0 ? served.scopes(scopes, me) : true
  return every(visible(served, me), ...filters, scoped)
}

/** The first of the rows that a rule holds for, which are few. */
export function selectFirst(registry: Registry, plan: ReadPlan, me: Me, base: string, rule: AnyCondition): Selection {
  const context = newContext(registry, plan, me, base)
  const where = compile(every(visible(plan.served, me), rule), 't', context.params, 'few')
  if (where === false) return nothing
  return assemble(
    context,
    `select t.* from ${plan.served.table} t where ${where} ${orderBy(plan, context.params)} limit 1`,
    'null',
  )
}

/** The id is the statement's first value: what is kept for one row can be asked about another. */
export function selectOne(registry: Registry, plan: ReadPlan, me: Me, base: string, id: string): Selection {
  const context = newContext(registry, plan, me, base)
  const isRow = `t.id = ${context.params.own(id)}`
  const rule = compile(visible(plan.served, me), 't', context.params, 'few')
  if (rule === false) return nothing
  const where = rule === true ? isRow : `${isRow} and ${rule}`
  return assemble(context, `select t.* from ${plan.served.table} t where ${where}`, 'null')
}

/**
 * Rows that were found elsewhere, in the order of their ids, which are the statement's first value. Who may not see one
 * does not get it here either.
 */
export function selectFound(
  registry: Registry,
  plan: ReadPlan,
  me: Me,
  base: string,
  ids: readonly string[],
): Selection {
  const context = newContext(registry, plan, me, base)
  const place = `${context.params.own(ids)}::uuid[]`
  const rule = compile(visible(plan.served, me), 't', context.params, 'few')
  if (rule === false) return nothing
  const where = `t.id = any(${place})${rule === true ? '' : ` and ${rule}`}`
  const page = `select t.* from ${plan.served.table} t where ${where} order by array_position(${place}, t.id)`
  return assemble(context, page, 'null')
}

function newContext(registry: Registry, plan: ReadPlan, me: Me, base: string): Context {
  return { registry, me, params: new Params(), base: `${base}/api/v1/`, plan, can: new Map() }
}

export function sortSql({ sortColumns, expressions }: Served, attribute: string): string {
  const column = sortColumns[attribute]
  return column ? `t.${column}` : (expressions[attribute]?.('t') ?? `t.${snake(attribute)}`)
}

function orderBy(plan: ReadPlan, params: Params): string {
  const keys = plan.sort.flatMap(({ attribute, descending }) => {
    if (attribute === RELEVANCE) return bestFirst(plan, params)
    return `${sortSql(plan.served, attribute)}${descending ? ' desc' : ''}`
  })
  // The id settles equal rows, in the direction of the last key so that one index serves both ways.
  if (!plan.sort.some(({ attribute }) => attribute === 'id')) {
    keys.push(`t.id${plan.sort.at(-1)?.descending ? ' desc' : ''}`)
  }
  return `order by ${keys.join(', ')}`
}

/** Of nothing that was typed, everything fits alike. */
function bestFirst({ served, scopes: { search } }: ReadPlan, params: Params): string[] {
  return typeof search === 'string' && served.relevance ? [relevanceSql(served.relevance('t'), search, params.add)] : []
}

function assemble(context: Context, page: string, total: string, before: string[] = []): Selection {
  const { plan, params, can } = context
  const tables = [...before, `page as materialized (${page})`]
  const included = new Map<string, Group>()
  collect(context, 'page', plan.served, plan.include, tables, included)
  const columns = [
    resourcesJson(context, plan.served, plan.include, 'page t'),
    total,
    ...[...included.values()].map((group) => includedColumn(context, group)),
  ]
  const text = `with ${tables.join(', ')} select ${columns.join(', ')}`
  return { statement: { text, values: params.values, raw: true }, isEmpty: false, can }
}

/** What is included of one type: ids that are seen with their row, and ids that their own policy decides about. */
type Group = { served: Served; together: string[]; judged: string[]; relations: Map<string, unknown> }

/** Walks the include tree. A node with children becomes a table of its own rows; a leaf only names its ids. */
function collect(
  context: Context,
  parent: string,
  owner: Served,
  nodes: Map<string, IncludeNode>,
  tables: string[],
  included: Map<string, Group>,
): void {
  for (const [name, { served, children }] of nodes) {
    const relation = relationOf(owner, name)
    const ids = relatedIds(context, relation, served, parent)
    const isTogether = relation.kind === 'column' && relation.together
    const { type } = served.resource
    if (!context.me.reads(type)) throw fail('apiKey.outOfScope', {}, { parameter: 'include' })
    const group = included.get(type) ?? { served, together: [], judged: [], relations: new Map() }
    included.set(type, group)
    ;(isTogether ? group.together : group.judged).push(ids)
    for (const child of children.keys()) group.relations.set(child, true)
    if (children.size === 0) continue
    const table = `n${tables.length}`
    const rule = isTogether ? true : compile(visible(served, context.me), 't', context.params, 'few')
    const where = rule === true ? '' : ` where ${rule}`
    tables.push(`${table} as materialized (select t.* from ${rowsOf(served, [ids])}${where})`)
    collect(context, table, served, children, tables, included)
  }
}

function relatedIds({ me, params }: Context, relation: Relation, target: Served, parent: string): string {
  if (relation.kind === 'column') {
    const rule = relation.when ? compile(relation.when(me), 't', params, 'few') : true
    return `select t.${relation.column} from ${parent} t${rule === true ? '' : ` where ${rule}`}`
  }
  if (relation.kind === 'inverse') {
    return `select r.id from ${target.table} r where r.${relation.column} = any(array(select id from ${parent}))`
  }
  return `select r.${relation.to} from ${relation.table} r where r.${relation.from} = any(array(select id from ${parent}))`
}

// An array instead of a join: one index scan finds the rows, each once, and the plan stays small.
const oneOfIds = (sources: string[]) => `t.id = any(array(${sources.join(' union all ')}))`
// `offset` keeps PostgreSQL from finding them by what their policy asks for: all roles of a school, to keep fifteen.
const rowsOf = ({ table }: Served, sources: string[]) =>
  `(select t.* from ${table} t where ${oneOfIds(sources)} offset 0) t`

function includedColumn(context: Context, { served, together, judged, relations }: Group): string {
  const rule = judged.length > 0 && compile(visible(served, context.me), 't', context.params, 'few')
  const sources = rule === false ? together : [...together, ...judged]
  if (sources.length === 0) return 'null'
  const conditions: string[] = []
  if (typeof rule === 'string') conditions.push(together.length > 0 ? `(${oneOfIds(together)} or ${rule})` : rule)
  // What is primary data already must not be repeated.
  const isPrimary = served.resource.type === context.plan.served.resource.type
  if (isPrimary) conditions.push('t.id <> all(array(select id from page))')
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
  return resourcesJson(context, served, relations, rowsOf(served, sources), where)
}
