import type { QueryContext } from '#engine/feature.ts'
import type { Cluster, StagebankMap } from '#protocol/features/stagebank/stagebank.ts'
import type { Bounds } from '../search/search-filter.ts'

export type Spot = { latitude: number; longitude: number; count: number }
type Kept = { spots: Promise<Spot[]>; until: number }

const FRESH_MS = 60_000
const kept = new Map<string, Kept>()

/**
 * How many vacancies lie in each square, of those that are for everybody, or for everybody of an age. Only a site with
 * more than a search looks at needs it, and counting them all takes long, so a minute goes by before they are counted
 * again.
 */
export function allByCell({ read, call }: Pick<QueryContext, 'read' | 'call'>, age: number | null): Promise<Spot[]> {
  // In whole years, so that there are not many to keep.
  const years = age === null ? null : Math.floor(age)
  const key = `${call.site.id} ${years}`
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.spots
  const spots = read<Spot>({
    text: `select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::int as count from vacancy_search
      where is_findable and is_for_all and cell >= 0
        and ($1::int is null or (coalesce(minimum_age <= $1, true) and coalesce(maximum_age >= $1, true)))
      group by cell`,
    values: [years],
  })
  kept.set(key, { spots, until: Date.now() + FRESH_MS })
  spots.catch(() => kept.delete(key))
  return spots
}

/** The same on a map of this size, put together where they would cover one another. */
export function put(spots: readonly Spot[], bounds: Bounds | null, size: number, most: number): StagebankMap {
  const [south, west, north, east] = bounds ?? [-90, -180, 90, 180]
  const squares = new Map<string, Spot>()
  for (const { latitude, longitude, count } of spots) {
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue
    const key = `${Math.floor(latitude / (size * 0.62))} ${Math.floor(longitude / size)}`
    const square = squares.get(key) ?? { latitude: 0, longitude: 0, count: 0 }
    square.latitude += latitude * count
    square.longitude += longitude * count
    square.count += count
    squares.set(key, square)
  }
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  const clusters: Cluster[] = [...squares.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ latitude, longitude, count }) => ({
      latitude: round(latitude / count),
      longitude: round(longitude / count),
      count,
    }))
  const edge = (pick: (...values: number[]) => number, of: 'latitude' | 'longitude') =>
    pick(...clusters.map((one) => one[of]))
  if (clusters.length === 0) return { isCapped: false, clusters, bounds: null }
  return {
    isCapped: false,
    clusters,
    bounds: [
      edge(Math.min, 'latitude'),
      edge(Math.min, 'longitude'),
      edge(Math.max, 'latitude'),
      edge(Math.max, 'longitude'),
    ],
  }
}
