import type { Facets } from '#protocol/features/stagebank/stagebank.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { failing } from './candidates.ts'

const MAX_TAGS = 40

/** How many of `found` have the same sector, kind, levels or days and fail the same filters. */
export const groupsSql = `(select json_agg(json_build_array(g.sector, g.kind, g.levels, g.weekdays, g.fails, g.which, g.count)) from (
  select sector, kind, levels, weekdays, fails, grouping(sector, kind, levels, weekdays) as which, count(*)::int as count
  from found group by grouping sets ((sector, fails), (kind, fails), (levels, fails), (weekdays, fails))) g)`

/** All tags must be there, so what counts is how many there would be with one more. */
export const tagsSql = `(select json_agg(json_build_object('id', g.id, 'name', g.name, 'count', c.count) order by c.count desc, g.name)
  from (select tag, count(*)::int as count from found cross join unnest(tag_ids) tag where fails = 0
    group by tag order by count(*) desc, tag limit ${MAX_TAGS}) c
  join tags g on g.id = c.tag)`

type Counted = [
  sector: string | null,
  kind: keyof Facets['kinds'] | null,
  levels: number | null,
  weekdays: number | null,
  fails: number,
  which: number,
  count: number,
]
export type Groups = Counted[] | null

/** A column that a grouping set leaves out has its bit set, the last column the lowest. */
const only = { sector: 0b0111, kind: 0b1011, levels: 0b1101, weekdays: 0b1110 }

/** How many meet every filter; or, with a bit, how many meet all but that one. */
export function totalOf(groups: Groups, failed = 0): number {
  const met = (groups ?? []).filter(([, , , , fails, which]) => which === only.kind && fails === failed)
  return met.reduce((sum, counted) => sum + counted[6], 0)
}

export function facetsOf(groups: Groups, tags: Facets['tags'] | null): Facets {
  const facets: Facets = { sectors: {}, tags: tags ?? [], levels: {}, kinds: {}, weekdays: {} }
  const add = <K extends string>(counts: Partial<Record<K, number>>, choice: K, count: number) => {
    counts[choice] = (counts[choice] ?? 0) + count
  }
  for (const [sector, kind, levels, weekdays, fails, which, count] of groups ?? []) {
    const meetsAllBut = (bit: number) => (fails & ~bit) === 0
    if (which === only.sector && meetsAllBut(failing.sectors) && isSector(sector)) add(facets.sectors, sector, count)
    if (which === only.kind && meetsAllBut(failing.kinds) && kind) add(facets.kinds, kind, count)
    if (which === only.levels && meetsAllBut(failing.levels)) {
      educationLevels.forEach((level, bit) => {
        if ((levels ?? 0) & (1 << bit)) add(facets.levels, level, count)
      })
    }
    if (which === only.weekdays && meetsAllBut(failing.weekdays)) {
      for (const day of ['1', '2', '3', '4', '5', '6', '7'] as const) {
        if ((weekdays ?? 0) & (1 << (Number(day) - 1))) add(facets.weekdays, day, count)
      }
    }
  }
  return facets
}
