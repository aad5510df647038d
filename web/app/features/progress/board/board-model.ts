import type { internshipStatuses, turns } from '#protocol/features/internships.ts'
import { donePhases, type PhaseStatus } from '#protocol/features/phases.ts'
import {
  type BoardColumn,
  type BoardRow,
  type ProgressBoard,
  statusOfPhase,
  statusOfRow,
} from '#protocol/features/progress-board.ts'
import { daysFromTo } from '#protocol/shared/days.ts'
import type { Status } from '#ui/status-mark.tsx'

/** Days are numbers, counted from the first day of the period: thousands of them are compared, few are shown. */
export type Cell = { status: PhaseStatus; due: number | null; moved: number | null; isLate: boolean }

export type Student = {
  id: string
  name: string
  lastName: string
  group: number | null
  mentors: number[]
  internshipId: string | null
  place: string | null
  status: (typeof internshipStatuses)[number] | null
  block: string
  up: (typeof turns)[number]
  since: number | null
  isYou: boolean
  hours: number | null
  planned: number | null
  /** The first day, where that is what one waits for. */
  starts: number | null
  /** One for each column; none where the phase is not for this student. */
  cells: (Cell | null)[]
  /** The column where the student stands; none when everything is done. */
  at: number
  mark: Status
  /** So many days after the day by which it should have been done. */
  late: number
}

export type Board = {
  base: string
  today: number
  columns: BoardColumn[]
  groups: ProgressBoard['groups']
  mentors: ProgressBoard['mentors']
  students: Student[]
}

const isDone = (status: PhaseStatus) => (donePhases as readonly string[]).includes(status)

export function boardOf({ base, today: day, columns, groups, mentors, rows }: ProgressBoard): Board {
  const today = daysFromTo(base, day)
  const searched = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'search'),
  )
  const students = rows.map((row) => studentOf(row, columns.length, today, searched))
  return { base, today, columns, groups, mentors, students }
}

function studentOf(row: BoardRow, columns: number, today: number, searched: number): Student {
  const [
    id,
    firstName,
    lastName,
    group,
    mentors,
    internshipId,
    place,
    status,
    block,
    up,
    since,
    isYou,
    hours,
    planned,
    starts,
    phases,
    dueWithout,
  ] = row
  const cells: (Cell | null)[] = Array.from({ length: columns }, () => null)
  for (let at = 0; at < phases.length; at += 4) {
    const column = phases[at] ?? -1
    const due = phases[at + 2] ?? null
    const cell = {
      status: statusOfPhase(phases[at + 1] ?? 0),
      due,
      moved: phases[at + 3] ?? null,
      isLate: due !== null && due < today && up !== 'calendar',
    }
    if (column >= 0 && column < columns) cells[column] = cell
  }
  const isOver = up === 'nobody'
  const at = internshipId ? cells.findIndex((cell) => cell && !isDone(cell.status)) : searched
  const here = cells[at]
  const dueNow = internshipId ? (here && here.status !== 'submitted' ? here.due : null) : dueWithout
  const late = !isOver && up !== 'calendar' && dueNow !== null && dueNow < today ? today - dueNow : 0
  const student = {
    id,
    name: `${firstName} ${lastName}`.trim(),
    lastName,
    group,
    mentors: mentors ?? [],
    internshipId,
    place,
    status: statusOfRow(status),
    block,
    up,
    since,
    isYou: isYou === 1,
    hours,
    planned,
    starts,
    cells,
    at: isOver ? -1 : at,
    late,
  }
  return { ...student, mark: markOf(student) }
}

const turnMarks: Record<Student['up'], Status> = {
  student: 'now',
  calendar: 'now',
  nobody: 'done',
  mentor: 'wait',
  school: 'wait',
  host: 'wait',
}

/** Who is up, by name as far as the board knows it. */
export const nameOfTurn = ({ up, name }: Pick<Student, 'up' | 'name'>): string | undefined =>
  new Map<string, string>([['student', name]]).get(up)

/** Late before everything, then one's own turn; who works at a step is busy, who waits for somebody waits. */
function markOf({ late, isYou, up }: Pick<Student, 'late' | 'isYou' | 'up'>): Status {
  if (late > 0) return 'err'
  if (isYou) return 'warn'
  return turnMarks[up]
}

/** What a cell looks like: where the student stands it is the mark of the student. */
export function markAt({ at, mark, cells }: Student, column: number): Status {
  const cell = cells[column]
  if (column === at) return mark
  if (cell?.status === 'approved') return 'done'
  if (!cell || cell.status === 'skipped') return cell ? 'skip' : 'todo'
  if (cell.status === 'upcoming') return 'todo'
  // Beside where the student stands: open at the same time.
  return cell.status === 'submitted' ? 'wait' : cell.isLate ? 'err' : 'now'
}

/** Takes the place of students who changed; one who is new joins, one who was asked for and did not come back left. */
export function withRows(board: Board, told: ProgressBoard, asked: ReadonlySet<string>): Board {
  const next = boardOf(told)
  const groupOf = (each: Student) => next.groups[each.group ?? -1]?.id
  const isKnown = next.students.every(
    (each) =>
      (each.group === null || board.groups.some(({ id }) => id === groupOf(each))) &&
      each.mentors.every((at) => board.mentors.some(({ id }) => id === next.mentors[at]?.id)),
  )
  if (!isKnown || next.columns.length !== board.columns.length) return board
  const changed = new Map(
    next.students.map((each) => [
      each.id,
      {
        ...each,
        group: each.group === null ? null : board.groups.findIndex(({ id }) => id === groupOf(each)),
        mentors: each.mentors.map((at) => board.mentors.findIndex(({ id }) => id === next.mentors[at]?.id)),
      },
    ]),
  )
  const kept = board.students.flatMap((each) => (asked.has(each.id) ? (changed.get(each.id) ?? []) : each))
  const known = new Set(board.students.map(({ id }) => id))
  return {
    ...board,
    today: next.today,
    students: [...kept, ...[...changed.values()].filter(({ id }) => !known.has(id))],
  }
}
