import type { Cluster } from '#protocol/features/stagebank/stagebank.ts'

/** As wide as a badge on the map, with what a finger needs around it. */
export const BADGE_PX = 44

/** Web Mercator, as maps are drawn: where something stands, in pixels. */
export function pixelsOf({ latitude, longitude }: Pick<Cluster, 'latitude' | 'longitude'>, zoom: number) {
  const world = 256 * 2 ** zoom
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return { x: (longitude / 360) * world, y: (north / (2 * Math.PI)) * world }
}

/**
 * What lies together in one square is one cluster, but two of neighbouring squares may still stand too close: the smaller
 * goes into the larger, until none covers another.
 */
export function apart(clusters: readonly Cluster[], zoom: number): Cluster[] {
  let before = [...clusters]
  for (;;) {
    const after = mergeOnce(before, zoom)
    if (after.length === before.length) return after
    before = after
  }
}

function mergeOnce(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const kept: { cluster: Cluster; x: number; y: number }[] = []
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const { x, y } = pixelsOf(cluster, zoom)
    const near = kept.find((one) => Math.hypot(one.x - x, one.y - y) < BADGE_PX)
    if (near) Object.assign(near, { cluster: together(near.cluster, cluster) })
    else kept.push({ cluster, x, y })
  }
  return kept.map(({ cluster }) => cluster)
}

function together(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count
  const between = (of: 'latitude' | 'longitude') =>
    Math.round(((one[of] * one.count + other[of] * other.count) / count) * 1e5) / 1e5
  return { latitude: between('latitude'), longitude: between('longitude'), count }
}
