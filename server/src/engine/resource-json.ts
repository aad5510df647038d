import { snake } from '#protocol/names.ts'
import { type Condition, compile, type Params, sqlCondition } from './condition.ts'
import { allowed, visible } from './may.ts'
import type { Me } from './me.ts'
import type { ReadPlan } from './read-plan.ts'
import type { Registry, Relation, Served } from './serve.ts'

export type Context = { registry: Registry; me: Me; params: Params; base: string; plan: ReadPlan }

/**
 * Resource objects as text, with commas between. The frame is put together from pieces and only the attributes go
 * through a JSON function: that costs PostgreSQL less than half of nested json_build_object calls. The attributes are
 * a lateral row, which the planner dissolves; a subselect would be a plan of its own, run once per object.
 */
export function resourcesJson(
  context: Context,
  served: Served,
  include: Map<string, unknown>,
  from: string,
  where = '',
) {
  const { resource } = served
  const wanted = context.plan.fields.get(resource.type)
  const attributes = Object.keys(resource.attributes).filter(
    (name) => name !== resource.typeAttribute && (!wanted || wanted.has(name)),
  )
  const relationships = Object.keys(resource.relationships).filter((name) => !wanted || wanted.has(name))
  const self = `${context.params.add(`${context.base}${resource.path}/`)}::text`
  const can = canJson(context, served)
  const parts = [`'{"type":"'`, typeSql(served, 't'), `'","id":"'`, 't.id']
  parts.push(...(attributes.length > 0 ? [`'","attributes":'`, 'row_to_json(a)'] : [`'"'`]))
  relationships.forEach((name, index) => {
    parts.push(`'${index === 0 ? ',"relationships":{' : ','}"${name}":{'`)
    parts.push(...relationshipJson(context, served, name, include.has(name), self))
    parts.push(`'}${index === relationships.length - 1 ? '}' : ''}'`)
  })
  parts.push(`',"links":{"self":"'`, self, 't.id', `'"}'`, ...can.parts, `'}'`)
  const columns = attributes.map((name) => `${served.expressions[name]?.('t') ?? `t.${snake(name)}`} as "${name}"`)
  const row = columns.length > 0 ? ` cross join lateral (select ${columns.join(', ')}) a` : ''
  return `(select string_agg(concat(${joinTexts(parts).join(', ')}), ',') from ${from}${row}${can.shared} ${where})`
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

/**
 * What the reader may do with the row. A rule that several actions share is worked out once per row, in a lateral row
 * that the planner must leave alone.
 */
function canJson({ registry, me, params }: Context, served: Served): { parts: string[]; shared: string } {
  const actions = registry.actions(served)
  if (actions.length === 0) return { parts: [], shared: '' }
  const columns: string[] = []
  const rules = new Map<unknown, Condition>()
  for (const [rule, sharing] of Map.groupBy(actions, ({ name }) => served.policy[name])) {
    const may = sharing.length > 1 && rule ? compile(rule(me), 't', params) : undefined
    if (typeof may !== 'string') continue
    const column = `m.may${columns.length}`
    columns.push(`coalesce(${may}, false) as may${columns.length}`)
    rules.set(
      rule,
      sqlCondition(() => column),
    )
  }
  const flags = actions.flatMap(({ name, when }, index) => {
    const rule = compile(allowed(served, name, when, me, rules.get(served.policy[name])), 't', params)
    const value = typeof rule === 'boolean' ? `'${rule}'` : `coalesce(${rule}, false)::text`
    return [`'${index === 0 ? '' : ','}"${name}":'`, value]
  })
  const shared = columns.length > 0 ? ` cross join lateral (select ${columns.join(', ')} offset 0) m` : ''
  return { parts: [`',"meta":{"can":{'`, ...flags, `'}}'`], shared }
}
