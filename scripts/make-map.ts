import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature, mesh } from 'topojson-client'
import { project, unitZoom } from '../web/app/ui/map/projection.ts'
import { borderLakes, islands, lakes, rivers, roads, woods } from './lib/drawn-map.ts'

/**
 * Draws the map that stands in where no tile server is configured: `node scripts/make-map.ts` writes it anew.
 * Coasts and borders come from Natural Earth, which is in the public domain; the rest is in lib/drawn-map.ts.
 */
type Point = [number, number]
type Topology = Parameters<typeof mesh>[0]
type Shape = { properties: { name: string }; geometry: { type: string; coordinates: Point[][] | Point[][][] } }
type Country = { arcs: number[][] | number[][][]; properties: { name: string } }

const root = join(import.meta.dirname, '..')
const target = join(root, 'web/app/ui/map/netherlands.svg')
/** As far as the widest screen can see beyond the edges at the smallest zoom. */
const edges = { west: -6, east: 17, south: 47, north: 58 }
const isHome = ({ properties }: { properties: { name: string } }) => properties.name === 'Netherlands'

const atlas = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/countries-10m.json'), 'utf8'))
const countries = atlas.objects.countries.geometries as Country[]
simplifyArcs()
const all = { type: 'GeometryCollection', geometries: countries } as never
const shapes = (feature(atlas as Topology, all) as unknown as { features: Shape[] }).features

const border = mesh(atlas as Topology, all, (a, b) => a !== b && [a, b].some((each) => isHome(each as never)))
const paths = {
  abroad: shapes.filter((shape) => !isHome(shape)).map(landPath),
  land: shapes.filter(isHome).map(landPath),
  border: (border.coordinates as Point[][]).map((part) => path(part.map(toUnits))),
  lakes: lakes.map((ring) => path(ring.map(toUnits), true)),
  islands: islands.map((ring) => path(ring.map(toUnits), true)),
  wood: woods.map((ring) => curve(ring, true)),
  rivers: rivers.map((points) => curve(points)),
  borderlakes: borderLakes.map((points) => curve(points)),
  roads: roads.map((points) => curve(points)),
}
const content = Object.entries(paths).map(([id, parts]) => `<path id="${id}" d="${parts.join('')}"/>`)
writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>The Netherlands, after Natural Earth (public domain)</title>\n${content.join('\n')}\n</svg>\n`,
)

/** Neighbours share their arcs, so that a simpler border stays the same line for both. Home keeps more of its shape. */
function simplifyArcs(): void {
  const near = new Set(
    countries.filter(isHome).flatMap(({ arcs }) => arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc))),
  )
  const { scale, translate } = atlas.transform as { scale: Point; translate: Point }
  atlas.arcs = (atlas.arcs as Point[][]).map((arc, index) => {
    let x = 0
    let y = 0
    const points = arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return simplify(points, near.has(index) ? 0.002 : 0.015)
  })
  delete atlas.transform
}

/** Douglas and Peucker: leaves out what lies closer to the straight line than the tolerance. */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  let farthest = 0
  let most = 0
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceToLine(points[index] as Point, first, last)
    if (distance > most) [farthest, most] = [index, distance]
  }
  if (most <= tolerance) return [first, last]
  const [before, after] = [points.slice(0, farthest + 1), points.slice(farthest)]
  return [...simplify(before, tolerance).slice(0, -1), ...simplify(after, tolerance)]
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

function landPath({ geometry }: Shape): string {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  const seen = (rings as Point[][]).map(clip).filter((ring) => ring.length > 3)
  return seen.map((ring) => path(ring.map(toUnits), true)).join('')
}

/** Sutherland and Hodgman: cuts a ring at each of the four edges in turn. */
function clip(ring: Point[]): Point[] {
  const sides: [0 | 1, number, 1 | -1][] = [
    [0, edges.west, 1],
    [0, edges.east, -1],
    [1, edges.south, 1],
    [1, edges.north, -1],
  ]
  return sides.reduce((points, [axis, limit, sign]) => {
    const isInside = (point: Point) => (point[axis] - limit) * sign >= 0
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as Point
      const cut = isInside(point) === isInside(before) ? [] : [between(before, point, axis, limit)]
      return isInside(point) ? [...cut, point] : cut
    })
  }, ring)
}

function between(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - a[axis]) / (b[axis] - a[axis])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

function toUnits([longitude, latitude]: Point): Point {
  const { x, y } = project({ longitude, latitude }, unitZoom)
  return [Math.round(x), Math.round(y)]
}

/** Steps from point to point are shorter to write than places. */
function path(points: Point[], isClosed = false): string {
  let [x, y] = points[0] as Point
  let steps = ''
  for (const [toX, toY] of points.slice(1)) {
    if (toX === x && toY === y) continue
    steps += `l${toX - x} ${toY - y}`
    ;[x, y] = [toX, toY]
  }
  const [startX, startY] = points[0] as Point
  return `M${startX} ${startY}${steps}`.replaceAll(' -', '-') + (isClosed ? 'z' : '')
}

/** A smooth line through all points (Catmull-Rom, written as Bézier curves). */
function curve(coordinates: Point[], isClosed = false): string {
  const points = coordinates.map(toUnits)
  const at = (index: number): Point =>
    isClosed
      ? (points.at(index % points.length) as Point)
      : (points[Math.max(0, Math.min(points.length - 1, index))] as Point)
  const count = isClosed ? points.length : points.length - 1
  let text = `M${at(0).join(' ')}`
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const numbers = [0, 1].map((axis) => {
      const [a, b, c, d] = [before, from, to, after].map((point) => point[axis as 0 | 1]) as [
        number,
        number,
        number,
        number,
      ]
      return [b + (c - a) / 6, c - (d - b) / 6, c].map((value) => Math.round(value - b))
    })
    const [xs, ys] = numbers as [number[], number[]]
    text += `c${xs.flatMap((x, order) => [x, ys[order]]).join(' ')}`
  }
  return text.replaceAll(' -', '-') + (isClosed ? 'z' : '')
}
