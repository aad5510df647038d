import { failParameter } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/stagebank/stagebank.ts'
import { apart } from '../keep-badges-apart.ts'
import { type Driver, foundSql, isCapped } from '../search/candidates.ts'
import { readSearch, type Search } from '../search/search-filter.ts'
import { cellsInside } from '../search/search-squares.ts'
import { findStart, type Start } from '../search/search-start.ts'
import { countTerms, MAX_CANDIDATES } from '../search/term-counts.ts'
import { allByCell, put } from './map-density.ts'

const MAX_ZOOM = 19
const MAX_CLUSTERS = 400
/** Pins closer together than this cover one another. */
const APART_PX = 56

type Row = {
  clusters: (protocol.Cluster & { id: string | null })[] | null
  bounds: [number, number, number, number] | null
  drawn: number
}

const nothing: protocol.StagebankMap = { isCapped: false, clusters: [], bounds: null }

export const mapStagebank = answer(protocol.mapStagebank, async (context) => {
  const asked = context.asked()
  const search = readSearch(asked, protocol.mapStagebank)
  const zoom = readZoom(asked.filter.get('zoom'))
  const size = squareOf(zoom)
  // All of a large site, or much of it: counting them takes too long to do it for everybody.
  if (isUnfiltered(search) && (search.bounds === null || !cellsInside(search.bounds)) && (await isLarge(context))) {
    return { meta: await overview(context, search, zoom) }
  }
  const start = await findStart(context, search)
  if (start.isHopeless) return { meta: nothing }
  let { driver } = start
  let row = await cluster(context, search, start, driver, size)
  if (isCapped(row.drawn, driver) && isUnfiltered(search)) return { meta: await overview(context, search, zoom) }
  if (isCapped(row.drawn, driver) && start.narrower !== driver) {
    driver = start.narrower
    row = await cluster(context, search, start, driver, size)
  }
  const { clusters, bounds, drawn } = row
  const meta: protocol.StagebankMap = {
    isCapped: isCapped(drawn, driver),
    clusters: apart(clusters ?? [], zoom),
    bounds: bounds?.[0] === null ? null : bounds,
  }
  return { meta }
})

const isLarge = async (context: QueryContext) => ((await countTerms(context, [''])).get('') ?? 0) > MAX_CANDIDATES

async function overview(context: QueryContext, { bounds, age }: Search, zoom: number): Promise<protocol.StagebankMap> {
  const all = put(await allByCell(context, age), bounds, squareOf(zoom), MAX_CLUSTERS)
  return { ...all, clusters: apart(all.clusters, zoom) }
}

function readZoom(given: { parameter: string; text: string } | undefined): number {
  if (!given) return 7
  if (!/^\d{1,2}(\.\d+)?$/.test(given.text) || Number(given.text) > MAX_ZOOM) {
    throw failParameter('parameter.invalid', given.parameter)
  }
  return Number(given.text)
}

/** Degrees of longitude that are one square on the map; a degree of latitude is drawn longer. */
const squareOf = (zoom: number) => (360 / (256 * 2 ** zoom)) * APART_PX

/** Only a part of the map is asked for, nothing else: everybody of an age may see the same. */
const isUnfiltered = ({ q, tags, sectors, kinds, levels, weekdays, within, ...rest }: Search) =>
  !q &&
  tags.length + sectors.length + kinds.length + levels + weekdays === 0 &&
  [within, rest.hoursMin, rest.hoursMax, rest.from, rest.until].every((value) => value === null) &&
  !rest.placesLeft

async function cluster(
  { read, me }: QueryContext,
  search: Search,
  { groups }: Start,
  driver: Driver,
  size: number,
): Promise<Row> {
  const params = new Params()
  const found = foundSql(search, groups, driver, me, params)
  const [east, north] = [params.own(size), params.own(size * 0.62)].map((place) => `${place}::float8`)
  const [row] = await read<Row>({
    text: `with ${found},
      squares as materialized (select round(avg(latitude)::numeric, 5) as latitude, round(avg(longitude)::numeric, 5) as longitude, count(*)::int as count,
          (array_agg(id))[1] as id
        from found where fails = 0 and latitude is not null
        group by floor(latitude / ${north}), floor(longitude / ${east}) order by count(*) desc limit ${MAX_CLUSTERS})
      select (select json_agg(pin) filter (where pin is not null) from (select case when q.count > 1
            then json_build_object('latitude', q.latitude, 'longitude', q.longitude, 'count', q.count)
            else (select json_build_object('latitude', q.latitude, 'longitude', q.longitude, 'count', 1, 'vacancy',
                json_build_object('id', v.id, 'title', v.title, 'sector', v.sector, 'organization', o.name))
              from vacancies v join organizations o on o.id = v.organization_id and o.status = 'approved'
              where v.id = q.id and v.status in ('published', 'full')) end as pin
          from squares q) p) as clusters,
        (select json_build_array(min(latitude), min(longitude), max(latitude), max(longitude)) from found
          where fails = 0 and latitude is not null) as bounds,
        (select count(*)::int from drawn) as drawn`,
    values: params.values,
  })
  return row ?? { clusters: [], bounds: null, drawn: 0 }
}
