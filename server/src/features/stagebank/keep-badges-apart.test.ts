import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Cluster } from '#protocol/features/stagebank/stagebank.ts'
import { apart, BADGE_PX, pixelsOf } from './keep-badges-apart.ts'

/** Always the same scattering, thick around a few towns. */
function scattered(count: number): Cluster[] {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, (_, index) => ({
    latitude: 51.5 + (index % 4) * 0.4 + next() * next(),
    longitude: 4.5 + (index % 3) * 0.6 + next() * next(),
    count: 1 + Math.floor(next() * 12),
  }))
}

const total = (clusters: Cluster[]) => clusters.reduce((sum, { count }) => sum + count, 0)

test('no two badges of a map cover one another, at any zoom, and nothing gets lost', () => {
  const clusters = scattered(400)
  for (const zoom of [7, 8, 9.5, 11, 14, 19]) {
    const drawn = apart(clusters, zoom)
    const spots = drawn.map((cluster) => pixelsOf(cluster, zoom))
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= BADGE_PX, `zoom ${zoom}`)
      }
    }
    assert.equal(total(drawn), total(clusters))
  }
})

test('what stands by itself keeps its name; of two that are put together only the number is known', () => {
  const vacancy = { id: 'v', title: 'Honden uitlaten', sector: 'dieren', organization: 'Het asiel' }
  const alone = { latitude: 52, longitude: 5, count: 1, vacancy }
  const far = { latitude: 53, longitude: 6, count: 10 }
  const beside = { latitude: 52.001, longitude: 5, count: 3 }
  assert.deepEqual(apart([alone, far], 10), [far, alone])
  assert.deepEqual(apart([alone, far, beside], 10), [far, { latitude: 52.00075, longitude: 5, count: 4 }])
  assert.equal(apart([alone, far, beside], 16).length, 3)
})
