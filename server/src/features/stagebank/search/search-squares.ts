import type { Place } from '#server/places/towns.ts'
import type { Bounds } from './search-filter.ts'

/** The squares of the migration's search_cell. */
const HEIGHT = 0.045
const WIDTH = 0.073
/** Above this a search looks at the whole country instead and keeps what lies inside. */
const MAX_CELLS = 700

export const KM_PER_DEGREE = 111.2
export const kmPerDegreeEast = (latitude: number) => KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)

const row = (latitude: number) => Math.floor(latitude / HEIGHT)
const column = (longitude: number) => Math.floor(longitude / WIDTH)
const cell = (r: number, c: number) => (r + 2000) * 8192 + c + 4096

/** The squares that a circle touches, the nearest first; nothing when there are too many. */
export function cellsWithin({ latitude, longitude }: Place, km: number): number[] | undefined {
  const east = kmPerDegreeEast(latitude)
  const [up, aside] = [km / KM_PER_DEGREE, km / east]
  const found: { cell: number; away: number }[] = []
  const size = ((2 * up) / HEIGHT) * ((2 * aside) / WIDTH)
  if (size > MAX_CELLS * 1.4) return undefined
  for (let r = row(latitude - up); r <= row(latitude + up); r++) {
    const dy = apart(latitude, r * HEIGHT, (r + 1) * HEIGHT) * KM_PER_DEGREE
    for (let c = column(longitude - aside); c <= column(longitude + aside); c++) {
      const away = Math.hypot(dy, apart(longitude, c * WIDTH, (c + 1) * WIDTH) * east)
      if (away <= km) found.push({ cell: cell(r, c), away })
    }
  }
  return found.sort((a, b) => a.away - b.away).map((one) => one.cell)
}

const apart = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high)

/** The squares of a part of the map, from the middle outwards. */
export function cellsInside([south, west, north, east]: Bounds): number[] | undefined {
  const [top, bottom, left, right] = [row(north), row(south), column(west), column(east)]
  if ((top - bottom + 1) * (right - left + 1) > MAX_CELLS) return undefined
  const [midRow, midColumn] = [(top + bottom) / 2, (left + right) / 2]
  const found: { cell: number; away: number }[] = []
  for (let r = bottom; r <= top; r++) {
    for (let c = left; c <= right; c++) {
      found.push({ cell: cell(r, c), away: Math.hypot(r - midRow, c - midColumn) })
    }
  }
  return found.sort((a, b) => a.away - b.away).map((one) => one.cell)
}
