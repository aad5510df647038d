import { isNever } from '#engine/judging/condition.ts'
import { visible } from '#engine/judging/may.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Registry, Relation, Served } from '#engine/serve.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { comparisonsOf, type DataColumn, type DataSource } from '#protocol/features/data-viewer/data-viewer.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import type { Flags } from '#protocol/tenants/tenant.ts'

export type ViewRegistry = Pick<Registry, 'all' | 'get'>
/** Who looks, and at which site. */
export type Viewer = { registry: ViewRegistry; me: Me; flags: Flags }

export type ViewColumn = DataColumn & {
  served: Served
  of: Field
  /** How the row is found that it is a field of. */
  relation: Extract<Relation, { kind: 'column' }> | null
}

const isOn = ({ flag }: Served, flags: Flags) => !flag || (isKeyOf(flags, flag) && flags[flag])

/** Keys and parts say nothing to a reader, and secrets are not shown. */
const isShown = ({ kind, format }: Field) => kind in comparisonsOf && format !== 'secret'

const fieldsOf = (served: Served, by: string | null, relation: ViewColumn['relation']): ViewColumn[] =>
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
      relation,
    }))

/** The columns of a resource and of the rows that each of its rows belongs to, as far as this reader sees those. */
export function columnsOf(served: Served, { registry, me, flags }: Viewer): ViewColumn[] {
  const related = Object.entries(served.resource.relationships).flatMap(([name, { type, kind }]) => {
    const relation = served.relations[name]
    const target = registry.get(type)
    if (kind !== 'toOne' || relation?.kind !== 'column' || !isOn(target, flags)) return []
    if (!relation.together && isNever(visible(target, me))) return []
    return fieldsOf(target, name, relation)
  })
  return [...fieldsOf(served, null, null), ...related]
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
  const columns = columnsOf(served, viewer).map(({ served: _, of, relation, ...column }) => column)
  return { type: served.resource.type, columns }
}
