import { defaultMapCentre, type MapCentre } from '#protocol/tenants/tenant.ts'

export type View = { centre: MapCentre; zoom: number }
export type Spot = { x: number; y: number }
export type Size = { width: number; height: number }

/** At this zoom one unit of the drawn map is one pixel. */
export const unitZoom = 12
export const minZoom = 7
export const maxZoom = 14
/** Where the middle of the map may be: nobody looks for an internship in the sea. */
const reach = { south: 50.6, north: 53.7, west: 3.2, east: 7.4 }

const tile = 256
const earthKm = 40075.016686

/** Web Mercator, as every tile server has it, in pixels from the middle of the country. */
export function project(place: MapCentre, zoom: number): Spot {
  const origin = onWorld(defaultMapCentre)
  const spot = onWorld(place)
  const size = tile * 2 ** zoom
  return { x: (spot.x - origin.x) * size, y: (spot.y - origin.y) * size }
}

/** Where to draw a place. Server and browser differ in the last digits of a sine, which would look like a change. */
export function drawnAt(place: MapCentre, zoom: number): Spot {
  const { x, y } = project(place, zoom)
  return { x: rounded(x), y: rounded(y) }
}

export const rounded = (pixels: number): number => Math.round(pixels * 100) / 100

export function unproject({ x, y }: Spot, zoom: number): MapCentre {
  const origin = onWorld(defaultMapCentre)
  const size = tile * 2 ** zoom
  const longitude = (x / size + origin.x - 0.5) * 360
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * (y / size + origin.y)))) * 180) / Math.PI
  return { latitude, longitude }
}

function onWorld({ latitude, longitude }: MapCentre): Spot {
  const angle = (latitude * Math.PI) / 180
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI) }
}

export function pixelsPerKm({ latitude }: MapCentre, zoom: number): number {
  return (tile * 2 ** zoom) / (earthKm * Math.cos((latitude * Math.PI) / 180))
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

export function withinReach({ centre, zoom }: View): View {
  return {
    centre: {
      latitude: between(reach.south, centre.latitude, reach.north),
      longitude: between(reach.west, centre.longitude, reach.east),
    },
    zoom: between(minZoom, zoom, maxZoom),
  }
}

/** The same map, dragged by so many pixels. */
export function moved({ centre, zoom }: View, by: Spot): View {
  const middle = project(centre, zoom)
  return withinReach({ centre: unproject({ x: middle.x - by.x, y: middle.y - by.y }, zoom), zoom })
}

/** What of the world a map of this size shows: south, west, north, east. */
export function boundsOf({ centre, zoom }: View, { width, height }: Size): [number, number, number, number] {
  const { x, y } = project(centre, zoom)
  const low = unproject({ x: x - width / 2, y: y + height / 2 }, zoom)
  const high = unproject({ x: x + width / 2, y: y - height / 2 }, zoom)
  const short = (degrees: number) => Math.round(degrees * 1000) / 1000
  return [short(low.latitude), short(low.longitude), short(high.latitude), short(high.longitude)]
}

/** The nearest view that shows all places on a small screen; one town is not shown from the doorstep. */
export function viewOf(places: MapCentre[], closest = 11, box = { width: 300, height: 320 }): View {
  const spots = places.map((place) => project(place, 0))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min(box.width / (right - left), box.height / (bottom - top))
  const zoom = Number.isFinite(room) ? Math.min(closest, Math.floor(Math.log2(room))) : closest
  return withinReach({ centre: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom })
}
