import { isDoneElsewhere } from '#protocol/blocks/block-sentence.ts'
import { donePhases } from '#protocol/features/phases.ts'
import type { Board, Student } from './board-model.ts'

/** What staff do with a step, on the board and on the page of one internship. */
export const moves = ['approve', 'return', 'skip', 'due', 'reopen', 'undoReturn'] as const
export type Move = (typeof moves)[number]

const placed = ['approved', 'contracting', 'ready', 'running', 'evaluating']

/** What can be tried with a cell; the API has the last word. */
export function movesAt(
  { status, cells, block, at }: Pick<Student, 'status' | 'cells' | 'block' | 'at'>,
  column: number,
): Move[] {
  const cell = cells[column]
  if (!cell || !status) return []
  const isDone = (donePhases as readonly string[]).includes(cell.status)
  if (isDone) return [...placed, 'completed'].includes(status) ? ['reopen'] : []
  if (!placed.includes(status)) return []
  // What is done on a screen of its own nobody ticks.
  const isOpen = cell.status !== 'upcoming' && !(column === at && isDoneElsewhere(block))
  const canReturn = cell.status === 'submitted' && block !== 'approval'
  return [...(isOpen ? (['approve'] as const) : []), ...(canReturn ? (['return'] as const) : []), 'skip', 'due']
}

/** At which steps the chosen students stand, most of them first. */
export function standingOf(
  students: readonly Student[],
  board: Board,
): { id: string; column: number; count: number }[] {
  const counts = Map.groupBy(
    students.filter(({ internshipId, at }) => internshipId && at >= 0),
    ({ at }) => at,
  )
  return [...counts]
    .map(([column, at]) => ({ id: board.columns[column]?.id ?? '', column, count: at.length }))
    .sort((one, other) => other.count - one.count || one.column - other.column)
}

/** Whether this student can go back to the step at this column. */
export const canReopen = (student: Student, column: number): boolean => movesAt(student, column).includes('reopen')

/** At which steps the chosen students are done, the last one first: that is where most are sent back to. */
export function doneBy(students: readonly Student[], board: Board): { id: string; column: number; count: number }[] {
  return board.columns
    .map(({ id }, column) => ({ id, column, count: students.filter((each) => canReopen(each, column)).length }))
    .filter(({ count }) => count > 0)
    .reverse()
}
