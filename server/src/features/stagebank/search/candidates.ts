import type { Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { onlyForSql, schoolsOf, visibleSql } from '../only-for-schools.ts'
import type { WordGroup } from '../words/read-words.ts'
import type { Search } from './search-filter.ts'
import { cellsInside, cellsWithin, KM_PER_DEGREE, kmPerDegreeEast } from './search-squares.ts'
import { MAX_CANDIDATES } from './term-counts.ts'

/** Where a search begins: terms any of which must be there; none is every vacancy. */
export type Driver = ReadonlyMap<string, number> | null

/** Bits that say which filter a vacancy does not meet; the facet of a filter counts also those that fail only it. */
export const failing = { sectors: 1, kinds: 2, levels: 4, weekdays: 8, age: 16 } as const

/**
 * The common begin of every search: `drawn` are at most so many vacancies from the index and all that are only for the
 * reader's school, `found` those of them that meet the filters, with what the rest of the statement ranks, counts and groups by.
 */
export function foundSql(search: Search, groups: readonly WordGroup[], driver: Driver, me: Me, params: Params): string {
  const isNewest = !driver && !cellsOf(search)
  // A vacancy with several of the terms comes several times.
  const once = driver && driver.size > 1 ? '(select distinct nr from drawn)' : 'drawn'
  const rows = `${once} c cross join lateral (select * from vacancy_search s where s.nr = c.nr offset 0) s`
  return `drawn as materialized (${candidatesSql(search, driver, me, params)}),
    found as materialized (
      select s.vacancy_id as id, s.nr, s.published_at, s.latitude, s.longitude, s.sector, s.kind, s.tag_ids, s.levels,
        s.weekdays, m.km, ${scoreSql(groups, params)} as score, ${failsSql(search, params)} as fails
      from ${isNewest ? 'drawn s' : rows}
      cross join lateral (select ${kmSql(search, params)} as km) m
      where ${conditions(search, groups, me, params).join(' and ')})`
}

function candidatesSql(search: Search, driver: Driver, me: Me, params: Params): string {
  const cells = cellsOf(search)
  if (!cells && !driver) {
    return `select s.* from vacancy_search s where s.is_findable and ${visibleSql(me, params)}
      order by s.published_at desc, s.nr desc limit ${MAX_CANDIDATES}`
  }
  const forAll = forAllSql(cells, driver, params)
  const schools = schoolsOf(me)
  return schools.length > 0 ? `(${forAll}) union all ${onlyForSql(params.add(schools, 'schools'))}` : forAll
}

function forAllSql(cells: readonly number[] | undefined, driver: Driver, params: Params): string {
  if (cells) {
    // The nearest squares first, so that what is too much is what lies furthest away.
    const terms = params.add([...(driver?.keys() ?? [''])], 'terms')
    return `select p.nr from (select cell from unnest(${params.add(cells, 'cells')}::int[]) with ordinality u(cell, ring)
        order by ring) u
      cross join lateral (select t.nr from vacancy_terms t where t.term = any(${terms}::text[]) and t.cell = u.cell
        limit ${MAX_CANDIDATES}) p limit ${MAX_CANDIDATES}`
  }
  const counts = driver ?? new Map<string, number>()
  const limits = shares([...counts.values()])
  return `select p.nr from unnest(${params.add([...counts.keys()], 'terms')}::text[], ${params.add(limits, 'limits')}::int[])
      u(term, most)
    cross join lateral (select t.nr from vacancy_terms t where t.term = u.term and t.cell > -2
      order by t.weight desc, t.nr desc limit u.most) p`
}

/** Were there more than we looked at? `drawn`: how many came. */
export const isCapped = (drawn: number, driver: Driver) => drawn >= MAX_CANDIDATES - (driver?.size ?? 0)

function cellsOf({ place, within, bounds }: Search): number[] | undefined {
  if (bounds) return cellsInside(bounds)
  return place && within !== null ? cellsWithin(place, within) : undefined
}

/** How many may come from each term, so that together they are not too many: rare ones give what they have. */
export function shares(counts: readonly number[]): number[] {
  const limits = new Array<number>(counts.length)
  const rarestFirst = [...counts.entries()].sort(([, a], [, b]) => a - b)
  let left = MAX_CANDIDATES
  for (const [done, [index, count]] of rarestFirst.entries()) {
    const limit = Math.floor(left / (counts.length - done))
    limits[index] = limit
    left -= Math.min(limit, count)
  }
  return limits
}

function kmSql({ place }: Search, params: Params): string {
  if (!place) return 'null::float8'
  const [lat, lng] = [params.add(place.latitude, 'lat'), params.add(place.longitude, 'lng')]
  const east = params.add(kmPerDegreeEast(place.latitude), 'east')
  const [up, aside] = [
    `(s.latitude - ${lat}::float8) * ${KM_PER_DEGREE}`,
    `(s.longitude - ${lng}::float8) * ${east}::float8`,
  ]
  return `sqrt((${up}) * (${up}) + (${aside}) * (${aside}))`
}

/** What a word counts that stands only in the text is about 0.2, in tags or the host's name 0.7, in the title 1.8. */
const OF_ITS_SECTOR = 1.2

/** Somebody who types "voetbal" thinks of sport, so a place in sport goes before one that only mentions it. */
function scoreSql(groups: readonly WordGroup[], params: Params): string {
  if (groups.length === 0) return '0::float4'
  const parts = [wordScoreSql(groups, params)]
  for (const { sector } of groups) {
    if (sector) parts.push(`case when s.sector = ${params.add(sector, 'sector')} then ${OF_ITS_SECTOR} else 0 end`)
  }
  return `(${parts.join(' + ')})::float4`
}

/** Words in the title count for more than words in the text, and what was typed for more than what means the same. */
function wordScoreSql(groups: readonly WordGroup[], params: Params): string {
  const exact = groups.flatMap((group) => group.exact)
  const all = groups.flatMap((group) => [...group.terms.keys()])
  const rank = (terms: string[]) => `ts_rank(s.words, ${params.add(anyOf(terms), 'query')}::tsquery)`
  if (exact.length === 0 || exact.length === all.length) return rank(all)
  return `${rank(exact)} * ${exact.length}::float4 * 2 + ${rank(all)} * ${all.length}::float4`
}

// Terms are letters and digits only, so that they need no quotes here.
const anyOf = (terms: readonly string[]) => terms.join('|')

function failsSql(search: Search, params: Params): string {
  const parts: string[] = []
  const unless = (condition: string, bit: number) => parts.push(`case when ${condition} then 0 else ${bit} end`)
  const { sectors, kinds, levels, weekdays, age } = search
  if (sectors.length > 0) unless(`s.sector = any(${params.add(sectors, 'sectors')}::text[])`, failing.sectors)
  if (kinds.length > 0) unless(`s.kind = any(${params.add(kinds, 'kinds')}::text[])`, failing.kinds)
  if (levels > 0) unless(`s.levels & ${params.add(levels, 'levels')}::int <> 0`, failing.levels)
  if (weekdays > 0) unless(`s.weekdays & ${params.add(weekdays, 'weekdays')}::int <> 0`, failing.weekdays)
  if (age !== null) {
    const years = `${params.add(age, 'age')}::float8`
    unless(`coalesce(s.minimum_age <= ${years}, true) and coalesce(s.maximum_age >= ${years}, true)`, failing.age)
  }
  return parts.join(' | ') || '0'
}

function conditions(search: Search, groups: readonly WordGroup[], me: Me, params: Params): string[] {
  const all = [
    // The postings of what was just hidden may still be there.
    's.is_findable',
    visibleSql(me, params),
    '(s.end_date is null or s.end_date >= (select today_nl()))',
  ]
  const { place, within, bounds, tags, hoursMin, hoursMax, from, until } = search
  if (groups.length > 0) {
    const query = groups.map(({ terms }) => `(${anyOf([...terms.keys()])})`).join('&')
    all.push(`s.words @@ ${params.add(query, 'query')}::tsquery`)
  }
  if (tags.length > 0) all.push(`s.tag_ids @> ${params.add(tags, 'tags')}::uuid[]`)
  if (place && within !== null) all.push(`m.km <= ${params.add(within, 'within')}::float8`)
  if (bounds) {
    const [south, west, north, east] = bounds.map((edge, index) => `${params.add(edge, `edge${index}`)}::float8`)
    all.push(`s.latitude between ${south} and ${north} and s.longitude between ${west} and ${east}`)
  }
  // What a vacancy does not say, it does not exclude.
  if (hoursMin !== null) all.push(`coalesce(s.hours >= ${params.add(hoursMin, 'hoursMin')}::float8, true)`)
  if (hoursMax !== null) all.push(`coalesce(s.hours <= ${params.add(hoursMax, 'hoursMax')}::float8, true)`)
  if (from !== null) all.push(`coalesce(s.end_date >= ${params.add(from, 'from')}::date, true)`)
  if (until !== null) all.push(`coalesce(s.start_date <= ${params.add(until, 'until')}::date, true)`)
  if (search.placesLeft) all.push('s.places_left > 0')
  return all
}
