import { memo } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import type { Status } from '#ui/status-mark.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { markAt, type Student } from './board-model.ts'
import type { BoardWords } from './use-words.ts'

/** The widths of all rows, so that columns stand below each other. */
export const widths = {
  // Only where columns are out of the picture: each row with something that stays costs a layer of its own.
  student: 'w-72 shrink-0 in-data-wide:sticky in-data-wide:left-0 in-data-wide:z-10',
  cell: 'min-w-25 flex-1',
  end: 'w-14 shrink-0',
}

const pills: Partial<Record<Status, string>> = {
  now: 'bg-primarysoft text-primaryink',
  wait: 'bg-infosoft text-infoink',
  warn: 'bg-warnsoft text-warnink',
  err: 'bg-errsoft text-errink',
}

type Props = {
  student: Student
  index: number
  columns: number
  words: BoardWords
  isTicked: boolean
  /** Which of its cells the keyboard is at: -1 is the student. */
  active: number | null
}

/** One student. It hears nothing itself: the grid does, so that a row is drawn again only when something of it changed. */
export const BoardStudent = memo(function BoardStudent({ student, index, columns, words, isTicked, active }: Props) {
  const { id, name, place, internshipId } = student
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      data-student={id}
      className={`flex h-16 [contain:strict] border-b border-line bg-[var(--row)] ${isTicked ? '[--row:var(--primary-faint)]' : '[--row:var(--surface)]'}`}
    >
      <th
        scope="row"
        data-col={-1}
        tabIndex={active === -1 ? 0 : -1}
        className={`${widths.student} flex items-center gap-3 bg-[var(--row)] pr-3 pl-4 text-left font-normal -outline-offset-3`}
      >
        <label
          htmlFor={`tick-${id}`}
          className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center print:hidden"
        >
          <TickBox id={`tick-${id}`} checked={isTicked} readOnly tabIndex={-1} aria-label={words.t('tick', { name })} />
        </label>
        <Avatar name={name} className="size-9 text-sm" />
        <span className={`min-w-0 truncate text-sm ${internshipId ? 'text-muted' : 'text-errink'}`}>
          <span className="text-ui font-semibold text-ink">{name}</span>
          <br />
          {place ?? words.t(internshipId ? 'placeUnknown' : 'without')}
        </span>
      </th>
      {Array.from({ length: columns }, (_, column) => (
        <BoardCell
          key={column}
          student={student}
          column={column}
          isLast={column === columns - 1}
          words={words}
          isActive={active === column}
        />
      ))}
      <td data-col={-1} className={`${widths.end} cursor-pointer text-center leading-16 text-muted print:hidden`}>
        <span aria-hidden="true">···</span>
      </td>
    </tr>
  )
})

type CellProps = { student: Student; column: number; isLast: boolean; words: BoardWords; isActive: boolean }

/** The line goes as far as the student came. */
const isReached = (student: Student, column: number) =>
  student.cells[column] != null && (student.at === column || ['done', 'skip'].includes(markAt(student, column)))

const reaching = (isThere: boolean, isGreen: boolean) => (isThere ? (isGreen ? 'reached' : 'ahead') : 'nowhere')

/** One element, with its mark and line behind the words (board.css): every element more is felt while scrolling. */
function BoardCell({ student, column, isLast, words, isActive }: CellProps) {
  const mark = markAt(student, column)
  const isOnRoute = student.cells[column] != null || student.internshipId === null
  const text = words.under(student, column)
  const from = reaching(column > 0, isReached(student, column))
  const to = reaching(!isLast, isReached(student, column + 1))
  return (
    <td
      data-col={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.aloud(student, column)}
      className={`route-cell mark-${isOnRoute ? mark : 'none'} from-${from} to-${to} ${widths.cell} cursor-pointer text-center text-cap leading-5 text-muted -outline-offset-3 hover:bg-sunken/60`}
    >
      {student.at === column && text ? (
        <span className={`rounded-chip px-2 py-0.5 font-semibold whitespace-nowrap ${pills[mark] ?? ''}`}>{text}</span>
      ) : (
        text
      )}
    </td>
  )
}
