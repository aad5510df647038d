import { required } from '#protocol/shared/guards.ts'
import type { MapCentre } from '#protocol/tenants/tenant.ts'
import type { Pin } from './pins.ts'
import { drawnAt, pixelsPerKm, rounded, type Spot } from './projection.ts'
import { isCovered } from './town-names.ts'

const ringKilometres = [2, 5, 10] as const
/** A smaller ring would only be a smudge around the dot. */
const smallest = 30

/** The rings around a place, each with where its distance is written, from the middle. */
export function ringsOf(centre: MapCentre, zoom: number, pins: Pin[]) {
  const middle = drawnAt(centre, zoom)
  return ringKilometres
    .map((count) => ({ count, radius: rounded(count * pixelsPerKm(centre, zoom)) }))
    .filter(({ radius }) => radius >= smallest)
    .map((ring) => ({ ...ring, at: labelOf(ring.radius, middle, pins) }))
}

/** Where the distances are written, so that nothing else is. */
export function chipsOf(centre: MapCentre, zoom: number, pins: Pin[]): Spot[] {
  const { x, y } = drawnAt(centre, zoom)
  return ringsOf(centre, zoom, pins).map(({ at }) => ({ x: x + at.x, y: y + at.y }))
}

/** On the ring where no pin stands: the top when it can be, else further round. */
function labelOf(radius: number, centre: Spot, pins: Pin[]): Spot {
  const spots = [0, 180, 45, -45, 135, -135, 90, -90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
  })
  const isFree = (at: Spot) => !pins.some((pin) => isCovered({ x: centre.x + at.x, y: centre.y + at.y }, 25, pin))
  return required(spots.find(isFree) ?? spots[0], 'spot')
}
