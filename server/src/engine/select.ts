import type { Statement } from '#db/batch.ts'
import { snake } from '#protocol/names.ts'
import { allOf, type Condition, compile, Params } from './condition.ts'
import type { Me } from './me.ts'
import type { IncludeNode, ReadPlan } from './read-plan.ts'
import type { Registry, Relation, Served } from './serve.ts'

/**
 * Reading is one statement whatever is included: PostgreSQL filters by policy, pages, finds what is related and writes
 * the JSON, so the server only passes it on. The answer is one row of texts: the data, the total, then one column per
 * included type.
 */
export type Selection = { statement: Statement; isEmpty: boolean }

type Context = { registry: Registry; me: Me; params: Params; base: string; plan: ReadPlan }

export function selectList(
  registry: Registry,
  plan: ReadPlan,
  me: Me,
  base: string,
  extra: Condition = true,
): Selection {
  const context = newContext(registry, plan, me, base)
  const { served } = plan
  const scoped = served.scopes && Object.keys(plan.scopes).length > 0 ? served.scopes(plan.scopes, me) : true
  const where = compile(allOf(visible(served, me), ...plan.filters, scoped, extra), 't', context.params)
  if (where === false) return { statement: { text: 'select null', raw: true }, isEmpty: true }
  const condition = where === true ? '' : `where ${where}`
  const { number, size } = plan.page
  const from = `from ${served.table} t ${condition}`
  const limit = `limit ${size} offset ${(number - 1) * size}`
  // A first page that is not full tells the total by itself; only longer lists are counted.
  const total =
    number === 1
      ? `(select case when (select count(*) from page) < ${size} then (select count(*) from page) else (select count(*) ${from}) end)`
      : `(select count(*) ${from})`
  return { statement: assemble(context, `select t.* ${from} ${orderBy(plan)} ${limit}`, total), isEmpty: false }
}

/** The id is the statement's first value: what is kept for one row can be asked about another. */
export function selectOne(registry: Registry, plan: ReadPlan, me: Me, base: string, id: string): Selection {
  const context = newContext(registry, plan, me, base)
  const isRow = `t.id = ${context.params.own(id)}`
  const rule = compile(visible(plan.served, me), 't', context.params)
  if (rule === false) return { statement: { text: 'select null', raw: true }, isEmpty: true }
  const where = rule === true ? isRow : `${isRow} and ${rule}`
  return {
    statement: assemble(context, `select t.* from ${plan.served.table} t where ${where}`, 'null'),
    isEmpty: false,
  }
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
  const rule = compile(visible(plan.served, me), 't', context.params)
  const where = `t.id = any(${place})${rule === true ? '' : ` and ${rule}`}`
  const page = `select t.* from ${plan.served.table} t where ${where} order by array_position(${place}, t.id)`
  return { statement: assemble(context, page, 'null'), isEmpty: rule === false }
}

export function visible(served: Served, me: Me): Condition {
  return allOf(served.where, (served.policy.read as (me: Me) => Condition)(me))
}

function newContext(registry: Registry, plan: ReadPlan, me: Me, base: string): Context {
  return { registry, me, params: new Params(), base: `${base}/api/v1/`, plan }
}

export function sortSql({ sortColumns, expressions }: Served, attribute: string): string {
  const column = sortColumns[attribute]
  return column ? `t.${column}` : (expressions[attribute]?.('t') ?? `t.${snake(attribute)}`)
}

function orderBy(plan: ReadPlan): string {
  const keys = plan.sort.map(({ attribute, descending }) => {
    return `${sortSql(plan.served, attribute)}${descending ? ' desc' : ''}`
  })
  // The id settles equal rows, in the direction of the last key so that one index serves both ways.
  if (!plan.sort.some(({ attribute }) => attribute === 'id')) {
    keys.push(`t.id${plan.sort.at(-1)?.descending ? ' desc' : ''}`)
  }
  return `order by ${keys.join(', ')}`
}

function assemble(context: Context, page: string, total: string): Statement {
  const { plan } = context
  const tables = [`page as materialized (${page})`]
  const included = new Map<string, Group>()
  collect(context, 'page', plan.served, plan.include, tables, included)
  const columns = [
    resourcesJson(context, plan.served, plan.include, 'page t'),
    total,
    ...[...included.values()].map((group) => includedColumn(context, group)),
  ]
  return { text: `with ${tables.join(', ')} select ${columns.join(', ')}`, values: context.params.values, raw: true }
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
    const relation = owner.relations[name] as Relation
    const ids = relatedIds(relation, served, parent)
    const isTogether = relation.kind === 'column' && relation.together
    const { type } = served.resource
    const group = included.get(type) ?? { served, together: [], judged: [], relations: new Map() }
    included.set(type, group)
    ;(isTogether ? group.together : group.judged).push(ids)
    for (const child of children.keys()) group.relations.set(child, true)
    if (children.size === 0) continue
    const table = `n${tables.length}`
    const rule = isTogether ? true : compile(visible(served, context.me), 't', context.params)
    const where = rule === true ? '' : ` and ${rule}`
    tables.push(`${table} as materialized (select t.* from ${served.table} t where t.id = any(array(${ids}))${where})`)
    collect(context, table, served, children, tables, included)
  }
}

function relatedIds(relation: Relation, target: Served, parent: string): string {
  if (relation.kind === 'column') return `select ${relation.column} from ${parent}`
  if (relation.kind === 'inverse') {
    return `select r.id from ${target.table} r where r.${relation.column} = any(array(select id from ${parent}))`
  }
  return `select r.${relation.to} from ${relation.table} r where r.${relation.from} = any(array(select id from ${parent}))`
}

// An array instead of a join: one index scan finds the rows, each once, and the plan stays small.
const oneOfIds = (sources: string[]) => `t.id = any(array(${sources.join(' union all ')}))`

function includedColumn(context: Context, { served, together, judged, relations }: Group): string {
  const choices: string[] = []
  if (together.length > 0) choices.push(oneOfIds(together))
  if (judged.length > 0) {
    const rule = compile(visible(served, context.me), 't', context.params)
    if (rule !== false) choices.push(rule === true ? oneOfIds(judged) : `${oneOfIds(judged)} and ${rule}`)
  }
  if (choices.length === 0) return 'null'
  // What is primary data already must not be repeated.
  const isPrimary = served.resource.type === context.plan.served.resource.type
  const where = `${choices.length > 1 ? `((${choices.join(') or (')}))` : choices[0]}${isPrimary ? ' and t.id <> all(array(select id from page))' : ''}`
  return resourcesJson(context, served, relations, `${served.table} t`, `where ${where}`)
}

/**
 * Resource objects as text, with commas between. The frame is put together from pieces and only the attributes go
 * through a JSON function: that costs PostgreSQL less than half of nested json_build_object calls. The attributes are
 * a lateral row, which the planner dissolves; a subselect would be a plan of its own, run once per object.
 */
function resourcesJson(context: Context, served: Served, include: Map<string, unknown>, from: string, where = '') {
  const { resource } = served
  const wanted = context.plan.fields.get(resource.type)
  const attributes = Object.keys(resource.attributes).filter(
    (name) => name !== resource.typeAttribute && (!wanted || wanted.has(name)),
  )
  const relationships = Object.keys(resource.relationships).filter((name) => !wanted || wanted.has(name))
  const self = `${context.params.add(`${context.base}${resource.path}/`)}::text`
  const parts = [`'{"type":"'`, typeSql(served, 't'), `'","id":"'`, 't.id']
  parts.push(...(attributes.length > 0 ? [`'","attributes":'`, 'row_to_json(a)'] : [`'"'`]))
  relationships.forEach((name, index) => {
    parts.push(`'${index === 0 ? ',"relationships":{' : ','}"${name}":{'`)
    parts.push(...relationshipJson(context, served, name, include.has(name), self))
    parts.push(`'}${index === relationships.length - 1 ? '}' : ''}'`)
  })
  parts.push(`',"links":{"self":"'`, self, 't.id', `'"}'`, ...canJson(context, served), `'}'`)
  const columns = attributes.map((name) => `${served.expressions[name]?.('t') ?? `t.${snake(name)}`} as "${name}"`)
  const row = columns.length > 0 ? ` cross join lateral (select ${columns.join(', ')}) a` : ''
  return `(select string_agg(concat(${joinTexts(parts).join(', ')}), ',') from ${from}${row} ${where})`
}

/** What a row calls itself: the resource's name, or the column that says it. */
function typeSql({ resource }: Served, alias: string): string {
  return resource.typeAttribute ? `${alias}.${snake(resource.typeAttribute)}` : `'${resource.type}'`
}

/** Neighbouring constant texts become one. */
function joinTexts(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.startsWith("'") && last?.startsWith("'"))
      joined[joined.length - 1] = `${last.slice(0, -1)}${part.slice(1)}`
    else joined.push(part)
  }
  return joined
}

function relationshipJson(context: Context, served: Served, name: string, isIncluded: boolean, self: string): string[] {
  const relation = served.relations[name] as Relation
  const target = context.registry.get(served.resource.relationships[name]?.type as string)
  if (relation.kind === 'column') {
    const id = `t.${relation.column}`
    const type = target.resource.typeAttribute
      ? `(select ${typeSql(target, 'k')} from ${target.table} k where k.id = ${id})`
      : typeSql(target, 't')
    return [`'"data":'`, `coalesce('{"type":"' || ${type} || '","id":"' || ${id} || '"}', 'null')`]
  }
  const links = [`'"links":{"related":"'`, self, 't.id', `'/${snake(name)}"}'`]
  return isIncluded ? [...links, `',"data":['`, linkages(context, relation, target), `']'`] : links
}

/** The ids of the related rows that this reader may see, so that linkage and `included` agree. */
function linkages(context: Context, relation: Relation, target: Served): string {
  const rule = compile(visible(target, context.me), 'm', context.params)
  if (rule === false || relation.kind === 'column') return 'null'
  const belongs =
    relation.kind === 'inverse'
      ? `m.${relation.column} = t.id`
      : `m.id = any(array(select r.${relation.to} from ${relation.table} r where r.${relation.from} = t.id))`
  const where = rule === true ? belongs : `${belongs} and ${rule}`
  const linkage = `concat('{"type":"', ${typeSql(target, 'm')}, '","id":"', m.id, '"}')`
  return `(select string_agg(${linkage}, ',') from ${target.table} m where ${where})`
}

function canJson(context: Context, served: Served): string[] {
  const actions = context.registry.actions(served)
  if (actions.length === 0) return []
  const flags = actions.flatMap(({ name, when }, index) => {
    const rule = compile(allowed(served, name, when, context.me), 't', context.params)
    const value = typeof rule === 'boolean' ? `'${rule}'` : `coalesce(${rule}, false)::text`
    return [`'${index === 0 ? '' : ','}"${name}":'`, value]
  })
  return [`',"meta":{"can":{'`, ...flags, `'}}'`]
}

/** Who may, joined with when it is possible. */
export function allowed(served: Served, action: string, when: Record<string, readonly string[]>, me: Me): Condition {
  const rule = served.policy[action]
  if (!rule) return false
  return allOf(rule(me), ...Object.entries(when).map(([column, states]) => ({ [column]: states })))
}
