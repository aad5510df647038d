import type { FreePlace } from '#protocol/features/assign.ts'
import type { PairLine } from './assign.data.ts'
import { FAR } from './use-why.ts'

/** In pixels: h-16, and h-17 with its room, in pair-lines.tsx. */
const heights = { row: 64, place: 76 }
const WIDTH = 96

type Host = { id: string; title: string; host: string; taken: number; room: number; gap: number }

const placeOf = ({ studentId, vacancyId }: PairLine, locks: ReadonlyMap<string, string>) =>
  locks.get(studentId) ?? vacancyId

/**
 * Who is left over comes first, then the students of one place together: each place stands beside the middle of its students,
 * so that no line crosses another.
 */
export function layOut(pairs: readonly PairLine[], places: readonly FreePlace[], locks: ReadonlyMap<string, string>) {
  const groups = Map.groupBy(pairs, (pair) => placeOf(pair, locks))
  const rows = [...(groups.get(null) ?? []), ...[...groups].flatMap(([id, own]) => (id ? own : []))]
  const known = new Map(places.map((place) => [place.id, place]))
  const ends = new Map<string, number>()
  let [row, bottom] = [groups.get(null)?.length ?? 0, 0]
  const hosts = [...groups].flatMap(([id, own]): Host[] => {
    if (!id) return []
    const top = Math.max(bottom, (row + own.length / 2) * heights.row - heights.place / 2)
    const gap = top - bottom
    row += own.length
    bottom = top + heights.place
    for (const [seat, { studentId }] of own.entries())
      ends.set(studentId, top + ((seat + 1) * heights.place) / (own.length + 1))
    const place = known.get(id)
    const pair = own.find(({ vacancyId }) => vacancyId === id)
    const [title, host] = [place?.title ?? pair?.place ?? '', place?.host ?? pair?.host ?? '']
    return [{ id, title, host, taken: own.length, room: Math.max(place?.left ?? 0, own.length), gap }]
  })
  return { rows, hosts, ends, height: Math.max(rows.length * heights.row, bottom) }
}

/** From the middle of a row to its end at a place. */
export function curve(row: number, end: number): string {
  const start = row * heights.row + heights.row / 2
  return `M0 ${start} C${WIDTH / 2} ${start} ${WIDTH / 2} ${end} ${WIDTH - 6} ${end}`
}

/** Kept by hand, a long way, or just right. */
export function lineColour({ kilometres, vacancyId }: PairLine, isLocked: boolean) {
  if (isLocked) return { border: 'border-primary', stroke: 'stroke-primary text-primary' }
  if (vacancyId === null) return { border: 'border-errmark', stroke: 'stroke-errmark text-errmark' }
  const isFar = kilometres !== null && kilometres > FAR
  return isFar
    ? { border: 'border-warnmark', stroke: 'stroke-warnmark text-warnmark' }
    : { border: 'border-okmark', stroke: 'stroke-okmark text-okmark' }
}
