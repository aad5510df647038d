import { isNever } from '#engine/judging/condition.ts'
import { visible } from '#engine/judging/may.ts'
import type { Me } from '#engine/judging/me.ts'
import { type Registry, type Relation, relationOf, relationshipOf, type Served, type Tie } from '#engine/serve.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { comparisonsOf, type DataColumn, type DataSource } from '#protocol/features/data-viewer/data-viewer.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import type { Flags } from '#protocol/tenants/tenant.ts'

export type ViewRegistry = Pick<Registry, 'all' | 'get'>
/** Who looks, and at which site. */
export type Viewer = { registry: ViewRegistry; me: Me; flags: Flags }

export type ToOne = Extract<Relation, { kind: 'column' }>
/** How the row is found that a column is a field of: by a key, or by lines that tie it to the row or to what it belongs to. */
type Way = { relation: ToOne | null; tie: { lines: Served; of: Tie; relation: ToOne } | null }
export type ViewColumn = DataColumn & Way & { served: Served; of: Field }

const isOn = ({ flag }: Served, flags: Flags) => !flag || (isKeyOf(flags, flag) && flags[flag])

/** Keys and parts say nothing to a reader, and secrets are not shown. */
const isShown = ({ kind, format }: Field) => kind in comparisonsOf && format !== 'secret'

const fieldsOf = (served: Served, by: string | null, way: Way = { relation: null, tie: null }): ViewColumn[] =>
  Object.entries(served.resource.attributes)
    .filter(([, field]) => isShown(field))
    .map(([name, field]) => ({
      name: by ? `${by}.${name}` : name,
      type: served.resource.type,
      by,
      field: name,
      kind: field.kind,
      options: field.options ?? null,
      isLong: field.format === 'lines',
      served,
      of: field,
      ...way,
    }))

/** What lines tie to rows of this kind, in words: there may be several, which then stand in one cell. */
function tiedTo(type: string, by: string | null, relation: ToOne | null, { registry, me, flags }: Viewer) {
  return registry.all().flatMap((lines) => {
    const { tie } = lines
    if (!tie?.of.includes(type) || !isOn(lines, flags) || isNever(visible(lines, me))) return []
    const [to, target] = [relationOf(lines, tie.to), registry.get(relationshipOf(lines, tie.to).type)]
    if (to.kind !== 'column' || !isOn(target, flags) || (!to.together && isNever(visible(target, me)))) return []
    const way = { relation, tie: { lines, of: tie, relation: to } }
    return fieldsOf(target, by ? `${by}.${tie.to}` : tie.to, way).filter(
      ({ kind, isLong }) => kind === 'text' && !isLong,
    )
  })
}

/** The columns of a resource and of the rows that each of its rows belongs to, as far as this reader sees those. */
export function columnsOf(served: Served, viewer: Viewer): ViewColumn[] {
  const { registry, me, flags } = viewer
  const related = Object.entries(served.resource.relationships).flatMap(([name, { type, kind }]) => {
    const relation = served.relations[name]
    const target = registry.get(type)
    if (kind !== 'toOne' || relation?.kind !== 'column' || !isOn(target, flags)) return []
    if (!relation.together && isNever(visible(target, me))) return []
    return [...fieldsOf(target, name, { relation, tie: null }), ...tiedTo(type, name, relation, viewer)]
  })
  const own = tiedTo(served.resource.type, null, null, viewer).filter(
    ({ by }) => !related.some((each) => each.by === by),
  )
  return [...fieldsOf(served, null), ...related, ...own]
}

/** Whether this reader can see rows of it. */
const isSource = (served: Served, { me, flags }: Viewer): boolean =>
  isOn(served, flags) && Object.values(served.resource.attributes).some(isShown) && !isNever(visible(served, me))

/** Every resource that this reader can see rows of. A new one is among them by itself. */
export const sourcesOf = (viewer: Viewer): Served[] =>
  viewer.registry.all().filter((served) => isSource(served, viewer))

/** One of them by its name; the rules of the others are not looked at. */
export const sourceOf = (viewer: Viewer, type: string): Served | undefined =>
  viewer.registry.all().find((served) => served.resource.type === type && isSource(served, viewer))

export function toldSource(served: Served, viewer: Viewer): DataSource {
  const columns = columnsOf(served, viewer).map(({ served: _, of, relation, tie, ...column }) => column)
  return { type: served.resource.type, columns }
}
