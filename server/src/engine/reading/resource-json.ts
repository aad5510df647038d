import { typesOf } from '#protocol/declaring/define.ts'
import { snake } from '#protocol/declaring/names.ts'
import type { ReadPlan } from '../asking/read-plan.ts'
import { Can } from '../judging/can.ts'
import { compile, type Params } from '../judging/condition.ts'
import { visible } from '../judging/may.ts'
import type { Me } from '../judging/me.ts'
import { type Registry, type Relation, relationOf, relationshipOf, type Served } from '../serve.ts'

export type Context = {
  registry: Registry
  me: Me
  params: Params
  base: string
  plan: ReadPlan
  /** Of each type that occurs. */
  can: Map<string, Can>
}

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
  const { fields } = context.plan
  const self = `${context.params.add(`${context.base}${resource.path}/`)}::text`
  const can = new Can(context.registry, served, context.me, context.params)
  context.can.set(resource.type, can)
  const object = (wanted: ReadonlySet<string> | undefined, alias: string) => {
    const isWanted = (name: string) => !wanted || wanted.has(name)
    const attributes = Object.keys(resource.attributes).filter(
      (name) => name !== resource.typeAttribute && isWanted(name),
    )
    const relationships = Object.keys(resource.relationships).filter(isWanted)
    const parts = [`'{"type":"'`, typeSql(served, 't'), `'","id":"'`, 't.id']
    parts.push(...(attributes.length > 0 ? [`'","attributes":'`, `row_to_json(${alias})`] : [`'"'`]))
    relationships.forEach((name, index) => {
      parts.push(`'${index === 0 ? ',"relationships":{' : ','}"${name}":{'`)
      parts.push(...relationshipJson(context, served, name, include.has(name), self))
      parts.push(`'}${index === relationships.length - 1 ? '}' : ''}'`)
    })
    parts.push(`',"links":{"self":"'`, self, 't.id', `'"}'`, ...can.parts, `'}'`)
    const columns = attributes.map((name) => `${served.expressions[name]?.('t') ?? `t.${snake(name)}`} as "${name}"`)
    const row = columns.length > 0 ? ` cross join lateral (select ${columns.join(', ')}) ${alias}` : ''
    return { text: formatSql(parts), row }
  }
  const all = object(fields.get(resource.type), 'a')
  // Rows that call themselves in different ways may be asked for with different fields.
  const special = typesOf(resource).filter((type) => type !== resource.type && fields.has(type))
  const others = special.map((type, index) => ({ type, ...object(fields.get(type), `a${index}`) }))
  const cases = others.map(({ type, text }) => `when '${type}' then ${text}`)
  const text = cases.length > 0 ? `case ${typeSql(served, 't')} ${cases.join(' ')} else ${all.text} end` : all.text
  const rows = [all, ...others].map(({ row }) => row).join('')
  return `(select string_agg(${text}, ',') from ${from}${rows} ${where})`
}

/** What a row calls itself: the resource's name, or the column that says it. */
function typeSql({ resource }: Served, alias: string): string {
  return resource.typeAttribute ? `${alias}.${snake(resource.typeAttribute)}` : `'${resource.type}'`
}

/** The parts as one text: constants, which stand in quotes, are its frame, and a value that occurs often is passed once. */
function formatSql(parts: string[]): string {
  const values = [...new Set(parts.filter((part) => !part.startsWith("'")))]
  const frame = parts.map((part) =>
    part.startsWith("'") ? part.slice(1, -1).replaceAll('%', '%%') : `%${values.indexOf(part) + 1}$s`,
  )
  return `format('${frame.join('')}', ${values.join(', ')})`
}

function relationshipJson(context: Context, served: Served, name: string, isIncluded: boolean, self: string): string[] {
  const relation = relationOf(served, name)
  const target = context.registry.get(relationshipOf(served, name).type)
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
  const rule = compile(visible(target, context.me), 'm', context.params, 'few')
  if (rule === false || relation.kind === 'column') return 'null'
  const belongs =
    relation.kind === 'inverse'
      ? `m.${relation.column} = t.id`
      : `m.id = any(array(select r.${relation.to} from ${relation.table} r where r.${relation.from} = t.id))`
  const where = rule === true ? belongs : `${belongs} and ${rule}`
  const linkage = `concat('{"type":"', ${typeSql(target, 'm')}, '","id":"', m.id, '"}')`
  return `(select string_agg(${linkage}, ',') from ${target.table} m where ${where})`
}
