import { memo } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { ChevronRight } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import { markAt, type Student } from './board-model.ts'
import type { BoardWords } from './use-words.ts'

/** The widths of all rows, so that columns stand below each other. */
export const widths = {
  // Only where columns are out of the picture: each row with something that stays costs a layer of its own.
  student: 'w-72 shrink-0 in-data-wide:sticky in-data-wide:left-0 in-data-wide:z-10',
  cell: 'min-w-26 flex-1',
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
      className={`flex h-16 [contain:layout_style] border-b border-line bg-[var(--row)] ${isTicked ? '[--row:var(--primary-faint)]' : '[--row:var(--surface)]'}`}
    >
      <th
        scope="row"
        data-col={-1}
        tabIndex={active === -1 ? 0 : -1}
        className={`${widths.student} flex items-center gap-3 bg-[var(--row)] pr-3 pl-4 text-left font-normal -outline-offset-3`}
      >
        <TickLabel
          checked={isTicked}
          readOnly
          tabIndex={-1}
          labelClassName="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center print:hidden"
        >
          <span className="sr-only">{words.t('tick', { name })}</span>
        </TickLabel>
        <Avatar name={name} className="size-9 text-sm" />
        <span className="min-w-0">
          <span className="block truncate text-ui font-semibold">{name}</span>
          <span className={`block truncate text-sm ${internshipId ? 'text-muted' : 'text-errink'}`}>
            {place ?? words.t(internshipId ? 'placeUnknown' : 'without')}
          </span>
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
      <td className={`${widths.end} grid place-items-center text-muted print:hidden`}>
        {internshipId ? <ChevronRight className="size-5" aria-hidden="true" /> : null}
      </td>
    </tr>
  )
})

type CellProps = { student: Student; column: number; isLast: boolean; words: BoardWords; isActive: boolean }

/** The line goes as far as the student came. */
const isReached = (student: Student, column: number) =>
  student.cells[column] != null && (student.at === column || ['done', 'skip'].includes(markAt(student, column)))

const lineOf = (isThere: boolean, isGreen: boolean) =>
  `h-[3px] flex-1 ${isThere ? (isGreen ? 'bg-okmark' : 'bg-line2') : ''}`

/** Nothing in it is placed over anything else: thousands of such small layers make scrolling slow. */
function BoardCell({ student, column, isLast, words, isActive }: CellProps) {
  const mark = markAt(student, column)
  const isHere = student.at === column
  const isOnRoute = student.cells[column] != null || student.internshipId === null
  const text = words.under(student, column)
  return (
    <td
      data-col={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.aloud(student, column)}
      className={`${widths.cell} cursor-pointer pt-3 text-center -outline-offset-3 hover:bg-sunken/60`}
    >
      <span aria-hidden="true" className="flex h-5 items-center">
        <span className={lineOf(column > 0, isReached(student, column))} />
        {isOnRoute ? (
          <StatusMark status={mark} className="mx-1.5 size-[18px]" />
        ) : (
          <span className="h-[3px] w-7.5 bg-line2" />
        )}
        <span className={lineOf(!isLast, isReached(student, column + 1))} />
      </span>
      <span
        aria-hidden="true"
        className={`mt-1 inline-block text-cap leading-5 ${isHere && text ? `rounded-chip px-2 font-semibold whitespace-nowrap ${pills[mark] ?? ''}` : 'text-muted'}`}
      >
        {text}
      </span>
    </td>
  )
}
