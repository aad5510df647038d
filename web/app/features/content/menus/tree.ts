import { type Arranged, menuLevels } from '#protocol/features/content/menus.ts'
import type { Target } from '#ui/drag/drop-target.ts'

/** A menu as one reads it, from top to bottom: what lies below an item follows it, one deeper. */
export type Line = { id: string; depth: number }
export type Lines = readonly Line[]

type Row = { id: string; parentId?: string | null }

/** Rows in the order of their siblings, as lines. */
export function linesOf(rows: readonly Row[], parentId: string | null = null, depth = 0): Line[] {
  return rows
    .filter((row) => (row.parentId ?? null) === parentId)
    .flatMap(({ id }) => [{ id, depth }, ...linesOf(rows, id, depth + 1)])
}

/** The same as the server takes it: each with the one that it lies below. */
export function arrangedOf(lines: Lines): Arranged[] {
  const above: string[] = []
  return lines.map(({ id, depth }) => {
    above.length = depth
    above.push(id)
    return { id, parentId: above[depth - 1] ?? null }
  })
}

/** Where what lies below this line ends. */
function endOf(lines: Lines, at: number): number {
  const depth = lines[at]?.depth ?? 0
  const end = lines.findIndex((line, index) => index > at && line.depth <= depth)
  return end < 0 ? lines.length : end
}

/** The one before it among those that lie below the same item. */
function siblingBefore(lines: Lines, at: number): number | undefined {
  const depth = lines[at]?.depth ?? 0
  for (let index = at - 1; index >= 0; index--) {
    const line = lines[index]
    if (!line || line.depth < depth) return undefined
    if (line.depth === depth) return index
  }
  return undefined
}

/** Brings a line and all below it elsewhere. `to` counts the lines as they are now; what cannot be stays as it was. */
function put(lines: Lines, at: number, to: number, depth: number): Lines {
  const end = endOf(lines, at)
  if (to > at && to < end) return lines
  const deeper = depth - (lines[at]?.depth ?? 0)
  const block = lines.slice(at, end).map((line) => ({ ...line, depth: line.depth + deeper }))
  if (block.some((line) => line.depth >= menuLevels)) return lines
  if ((to === at || to === end) && deeper === 0) return lines
  const rest = [...lines.slice(0, at), ...lines.slice(end)]
  const place = to >= end ? to - block.length : to
  return [...rest.slice(0, place), ...block, ...rest.slice(place)]
}

type Move = (lines: Lines, at: number, depth: number) => Lines
const byWay = {
  up: (lines, at, depth) => {
    const before = siblingBefore(lines, at)
    return before === undefined ? lines : put(lines, at, before, depth)
  },
  down: (lines, at, depth) => {
    const next = endOf(lines, at)
    return lines[next]?.depth === depth ? put(lines, at, endOf(lines, next), depth) : lines
  },
  in: (lines, at, depth) => (siblingBefore(lines, at) === undefined ? lines : put(lines, at, at, depth + 1)),
  out: (lines, at, depth) => {
    const above = lines.findLastIndex((line, index) => index < at && line.depth < depth)
    return above < 0 ? lines : put(lines, at, endOf(lines, above), depth - 1)
  },
} satisfies Record<string, Move>
export type Way = keyof typeof byWay
export const ways: readonly Way[] = ['up', 'down', 'in', 'out']

/** One step. The same lines when it cannot go there. */
export function moveLine(lines: Lines, id: string, way: Way): Lines {
  const at = lines.findIndex((line) => line.id === id)
  return at < 0 ? lines : byWay[way](lines, at, lines[at]?.depth ?? 0)
}

/** Dropped between two lines it stands beside the one after it; dropped on a line it lies below that one, as the last. */
export function dropLine(lines: Lines, id: string, target: Target): Lines {
  const at = lines.findIndex((line) => line.id === id)
  if (at < 0) return lines
  if ('gap' in target) return put(lines, at, target.gap, lines[target.gap]?.depth ?? 0)
  const { beside } = target
  if (beside >= at && beside < endOf(lines, at)) return lines
  return put(lines, at, endOf(lines, beside), (lines[beside]?.depth ?? 0) + 1)
}

/** Where a line now stands, to be said: the how manieth of those beside it, and below which. */
export function placeOf(lines: Lines, id: string): { position: number; count: number; aboveId: string | null } {
  const arranged = arrangedOf(lines)
  const aboveId = arranged.find((line) => line.id === id)?.parentId ?? null
  const beside = arranged.filter(({ parentId }) => parentId === aboveId)
  return { position: beside.findIndex((line) => line.id === id) + 1, count: beside.length, aboveId }
}
