import { failParameter } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/stagebank/stagebank.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { WordGroup } from '../words/read-words.ts'
import { type Driver, failing, foundSql, isCapped } from './candidates.ts'
import { facetsOf, type Groups, groupsSql, tagsSql, totalOf } from './facets.ts'
import { readSearch, type Search } from './search-filter.ts'
import { findStart, type Start } from './search-start.ts'
import { type Texts, textsSql, whyFound } from './why-found.ts'

type Sort = (typeof protocol.stagebankSorts)[number]
type Page = { number: number; size: number }
type Row = {
  page: [id: string, km: number | null][] | null
  groups: Groups
  tags: protocol.Facets['tags'] | null
  drawn: number
  texts: Texts[] | null
}

const nothing: Row = { page: [], groups: [], tags: [], drawn: 0, texts: [] }

export const searchStagebank = answer(protocol.searchStagebank, async (context) => {
  const asked = context.asked()
  const search = readSearch(asked, protocol.searchStagebank)
  const sort = asked.sort ?? 'relevance'
  if (!isOneOf(protocol.stagebankSorts, sort)) throw failParameter('sort.unknown', 'sort', sort)
  const start = await findStart(context, search)
  let { driver } = start
  let row = await find(context, search, start, driver, sort, asked.page)
  if (isCapped(row.drawn, driver) && start.narrower !== driver) {
    driver = start.narrower
    row = await find(context, search, start, driver, sort, asked.page)
  }
  const page = row.page ?? []
  const meta: protocol.StagebankMeta = {
    isCapped: isCapped(row.drawn, driver),
    facets: facetsOf(row.groups, row.tags),
    place: search.place,
    isPlaceUnknown: search.isPlaceUnknown,
    placeGuess: search.placeGuess,
    hiddenByAge: totalOf(row.groups, failing.age),
    distances: Object.fromEntries(page.flatMap(([id, km]) => (km === null ? [] : [[id, Math.round(km * 10) / 10]]))),
    readAs: start.readAs,
    foundIn: await whyFound(context, start.groups, row.texts ?? []),
  }
  return { found: { ids: page.map(([id]) => id), total: totalOf(row.groups), meta } }
})

/** One statement: candidates, filters, rank, counts and page. */
async function find(
  { read, me }: QueryContext,
  search: Search,
  { groups, isHopeless }: Start,
  driver: Driver,
  sort: Sort,
  { number, size }: Page,
): Promise<Row> {
  if (isHopeless) return nothing
  const params = new Params()
  const found = foundSql(search, groups, driver, me, params)
  const ordered = orderedSql(sort, search, groups, params)
  const offset = params.own((number - 1) * size)
  const [row] = await read<Row>({
    text: `with ${found},
      page as (select id, km, row_number() over () as place from (${ordered}
        limit ${params.own(size)}::int offset ${offset}::int) p)
      select (select json_agg(json_build_array(id, km) order by place) from page) as page, ${groupsSql} as groups,
        ${tagsSql} as tags, ${groups.length > 0 ? textsSql : 'null::json'} as texts, (select count(*)::int from drawn) as drawn`,
    values: params.values,
  })
  return row ?? nothing
}

/** So many of the best are looked at once more; it costs too much for all. */
const LOOKED_AT_AGAIN = 200
const SAYS_NARROWER = 0.6

/**
 * The name of a sector stands in all of its places: of the first of them those go before that say what it stands for, as
 * honden does for "dieren", in their title, host or tags.
 */
function orderedSql(sort: Sort, search: Search, groups: readonly WordGroup[], params: Params): string {
  const order = orderSql(sort, search, groups.length > 0)
  const narrower = sort === 'relevance' ? groups.flatMap((group) => group.narrower) : []
  if (narrower.length === 0) return `select id, km from found where fails = 0 order by ${order}`
  const query = `${params.add(narrower.map((term) => `${term}:AB`).join('|'), 'query')}::tsquery`
  return `select o.id, o.km from (
      select id, km, nr, ${relevanceSql(search)} as value, row_number() over (order by ${order}) as at
      from found where fails = 0) o
    order by case when o.at <= ${LOOKED_AT_AGAIN} then o.value + (select case when s.words @@ ${query}
      then ${SAYS_NARROWER} else 0 end from vacancy_search s where s.nr = o.nr) end desc nulls last, o.at`
}

/** Far away is a little less relevant: ten kilometres are about as much as a word in the text. */
const relevanceSql = ({ place }: Pick<Search, 'place'>) => (place ? 'score - coalesce(km, 50) * 0.004' : 'score')

function orderSql(sort: Sort, { place }: Search, hasWords: boolean): string {
  const newest = 'published_at desc, nr desc'
  if (sort === '-publishedAt') return newest
  if (place && (sort === 'distance' || !hasWords)) return `km nulls last, ${newest}`
  if (!hasWords) return newest
  return `${relevanceSql({ place })} desc, ${newest}`
}
