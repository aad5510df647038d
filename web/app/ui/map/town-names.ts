import { countOf, type Pin } from './pins.ts'
import { drawnAt, rounded, type Spot } from './projection.ts'
import { englishNames, type Place, places } from './towns.ts'

/** `aside` and `below`: how far from the middle of the place its name is written. */
export type Name = Spot & {
  text: string
  rank: Place['rank']
  radius: number
  size: number
  aside: number
  below: number
}

/** From which zoom a place of each rank is drawn: big cities first. */
const fromZoom = { 1: 7, 2: 8, 3: 9, 4: 10 } as const
const radii = { 1: 15, 2: 11, 3: 8, 4: 6 } as const
const letter = 0.56

/**
 * The places that have room for their name; the bigger one goes first. A name steps aside for the pins and for the chips
 * that say a distance; where it cannot, it is left out.
 */
export function namesFor(zoom: number, locale: 'nl' | 'en' = 'nl', pins: Pin[] = [], chips: Spot[] = []): Name[] {
  const placed: Name[] = []
  for (const place of places) {
    if (zoom < fromZoom[place.rank]) continue
    const radius = rounded((radii[place.rank] * 2 ** (Math.min(zoom, 12) - 10)) ** 0.7 * 2.2)
    const size = place.rank < 3 && zoom > 8 ? 14 : 13
    const text = (locale === 'en' && englishNames[place.name]) || place.name
    const name = { ...drawnAt(place, zoom), text, rank: place.rank, radius, size, aside: 0, below: radius + size }
    if (!placed.some((other) => isInTheWay(name, other))) placed.push(name)
  }
  if (pins.length + chips.length === 0) return placed
  const written: Name[] = []
  for (const name of placed) {
    const free = besidePins(name, pins, chips, written)
    if (free) written.push(free)
  }
  return written
}

function isInTheWay(a: Name, b: Name): boolean {
  const halfWidths = ((a.text.length + b.text.length) / 2) * 14 * letter + 8
  return Math.abs(a.x - b.x) < halfWidths && Math.abs(a.y + a.radius - (b.y + b.radius)) < 24
}

/** A little lower, above or beside the place, where no pin, no chip and no other name stands. */
function besidePins(name: Name, pins: Pin[], chips: Spot[], others: Name[]): Name | undefined {
  const half = halfOf(name)
  const isFree = ({ aside, below }: { aside: number; below: number }) => {
    const [x, line] = [name.x + aside, name.y + below]
    const isNameThere = (other: Name) =>
      other !== name &&
      Math.abs(other.x + other.aside - x) < half + halfOf(other) &&
      Math.abs(other.y + other.below - line) < 18
    const spot = { x, y: line - name.size / 3 }
    const isChipThere = (chip: Spot) => Math.abs(chip.x - spot.x) < half + 27 && Math.abs(chip.y - spot.y) < 20
    return !pins.some((pin) => isCovered(spot, half, pin)) && !chips.some(isChipThere) && !others.some(isNameThere)
  }
  const beside = rounded(name.radius + 4 + half)
  const ways = [
    ...[0, 10, 20, 30].map((more) => ({ aside: 0, below: name.below + more })),
    ...[0, 14, 28].map((more) => ({ aside: 0, below: -name.radius - 4 - more })),
    ...[0, 12, -12, 24, -24].flatMap((more) =>
      [beside, -beside].map((aside) => ({ aside, below: name.size / 3 + more })),
    ),
  ]
  const way = ways.find(isFree)
  return way && { ...name, ...way }
}

const halfOf = ({ text, size }: Name): number => (text.length * size * letter) / 2

/** Does a pin hide a text of this half width, written around this spot? A single pin stands on its point, a chosen one is larger. */
export function isCovered(text: Spot, half: number, pin: Pin): boolean {
  const { x, y } = pin
  const [middle, reach] = countOf(pin) > 1 ? [y, 28] : [y - 24, 32]
  return Math.abs(text.x - x) < half + 22 && Math.abs(text.y - middle) < reach
}
