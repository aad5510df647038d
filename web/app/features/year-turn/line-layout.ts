import type { Fate, PlannedClass, TurnPlan } from '#protocol/features/year-turn.ts'

/** The heights are those of the rows beside the drawing, in `class-lines.tsx`. */
export const ROW = 70
const yOf = (row: number) => row * ROW + ROW / 2

export type Box = { row: number; target: TurnPlan['targets'][number] | null; source: PlannedClass | undefined }
export type Line = { key: string; fate: Fate; from: number; to: number; count: number; isMain: boolean }
export type Layout = { rows: (PlannedClass | null)[]; boxes: (Box | null)[]; lines: Line[] }

const same = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase()

/**
 * Left the classes that go on, then those that leave. Right, in the same rows, the classes they go to; then classes that only
 * some students go to, and last the one box of who leaves.
 */
export function layOut(classes: readonly PlannedClass[], targets: TurnPlan['targets']): Layout {
  const going = classes.filter(({ fate }) => fate === 'moves')
  const leaving = classes.filter(({ fate }) => fate === 'leaves')
  const boxes: (Box | null)[] = going.map(() => null)
  const find = (name: string | null) => boxes.findIndex((box) => box?.target && same(box.target.name, name))
  const targetOf = (name: string | null) => targets.find((each) => same(each.name, name))
  for (const [row, source] of going.entries()) {
    const target = targetOf(source.target)
    if (target && find(target.name) < 0) boxes[row] = { row, target, source }
  }
  const flows = [...going, ...leaving].flatMap((each) => each.flows)
  for (const { to } of flows) {
    const target = targetOf(to)
    if (target && find(target.name) < 0) boxes.push({ row: boxes.length, target, source: undefined })
  }
  const rows: (PlannedClass | null)[] = [...going, ...Array.from({ length: boxes.length - going.length }, () => null)]
  const exit = rows.length
  if (flows.some(({ fate }) => fate === 'leaves')) boxes.push({ row: exit, target: null, source: undefined })
  rows.push(...leaving)
  const lines = rows.flatMap((each, row) =>
    (each?.flows ?? []).flatMap(({ fate, to, count }) => {
      const end = fate === 'leaves' ? exit : find(to)
      const isMain = each?.fate === 'leaves' ? fate === 'leaves' : fate === 'moves' && same(to, each?.target ?? null)
      return end < 0 ? [] : [{ key: `${row} ${fate} ${to}`, fate, from: yOf(row), to: yOf(end), count, isMain }]
    }),
  )
  return { rows, boxes, lines }
}
