import { type Place, places } from './places.ts'
import { drawnAt, rounded, type Spot } from './projection.ts'

export type Name = Spot & { text: string; rank: Place['rank']; radius: number; size: number }

/** From which zoom a place of each rank is drawn: big cities first. */
const fromZoom = { 1: 7, 2: 8, 3: 9, 4: 10 } as const
const radii = { 1: 15, 2: 11, 3: 8, 4: 6 } as const
const letter = 0.56

/** The places that have room for their name; the bigger one goes first. */
export function namesFor(zoom: number): Name[] {
  const placed: Name[] = []
  for (const place of places) {
    if (zoom < fromZoom[place.rank]) continue
    const radius = rounded((radii[place.rank] * 2 ** (Math.min(zoom, 12) - 10)) ** 0.7 * 2.2)
    const name = {
      ...drawnAt(place, zoom),
      text: place.name,
      rank: place.rank,
      radius,
      size: place.rank < 3 && zoom > 8 ? 14 : 13,
    }
    if (!placed.some((other) => isInTheWay(name, other))) placed.push(name)
  }
  return placed
}

function isInTheWay(a: Name, b: Name): boolean {
  const halfWidths = ((a.text.length + b.text.length) / 2) * 14 * letter + 8
  return Math.abs(a.x - b.x) < halfWidths && Math.abs(a.y + a.radius - (b.y + b.radius)) < 24
}
