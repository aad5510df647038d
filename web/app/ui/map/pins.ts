import type { MapCentre } from '#protocol/tenants/tenant.ts'
import { drawnAt, maxZoom, rounded, type Spot } from './projection.ts'

export type MapMarker = MapCentre & { id: string; label: string; sector?: string | null }
/** One marker, or several that stand too close to tell apart; `count` where only their number is known. */
export type Pin = Spot & { markers: [MapMarker, ...MapMarker[]]; count?: number }
/** Put together elsewhere: where it lies, and how many there are. */
export type CountedMarker = MapMarker & { count: number }

export const countOf = ({ count, markers }: Pin): number => count ?? markers.length
export const pinsOf = (clusters: CountedMarker[], zoom: number): Pin[] =>
  clusters.map(({ count, ...marker }) => ({ ...drawnAt(marker, zoom), markers: [marker], count }))

/** Half a finger more than a pin is wide. */
export const clusterDistance = 40
/** How far pins of one address step aside at the closest zoom, where no zooming could part them. */
const stepAside = 28

/** In the order of the list. The chosen marker always stands by itself, so that one sees where it is. */
export function pinsFor(markers: MapMarker[], zoom: number, selected?: string | null): Pin[] {
  const pins: Pin[] = []
  for (const marker of markers) {
    const spot = drawnAt(marker, zoom)
    const isAlone = marker.id === selected
    const near = isAlone ? undefined : pins.find((pin) => isNear(pin, spot) && pin.markers[0].id !== selected)
    if (near) near.markers.push(marker)
    else pins.push({ ...spot, markers: [marker] })
  }
  return zoom >= maxZoom ? pins.flatMap(spread) : pins
}

const isNear = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) < clusterDistance

function spread({ x, y, markers }: Pin): Pin[] {
  if (markers.length === 1) return [{ x, y, markers }]
  const radius = Math.max(stepAside, (markers.length * (clusterDistance + 4)) / (2 * Math.PI))
  return markers.map((marker, index) => {
    const angle = (index / markers.length) * 2 * Math.PI - Math.PI / 2
    return { x: rounded(x + radius * Math.cos(angle)), y: rounded(y + radius * Math.sin(angle)), markers: [marker] }
  })
}
