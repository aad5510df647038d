import { memo } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { ChevronRight } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import { markAt, type Student } from './board-model.ts'
import type { BoardWords } from './use-words.ts'

/** The widths of all rows, so that columns stand below each other. */
export const widths = {
  student: 'sticky left-0 z-10 w-72 shrink-0',
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
      className={`flex h-16 border-b border-line bg-[var(--row)] ${isTicked ? '[--row:var(--primary-faint)]' : '[--row:var(--surface)]'}`}
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
        <BoardCell key={column} student={student} column={column} words={words} isActive={active === column} />
      ))}
      <td className={`${widths.end} grid place-items-center text-muted print:hidden`}>
        {internshipId ? <ChevronRight className="size-5" aria-hidden="true" /> : null}
      </td>
    </tr>
  )
})

type CellProps = { student: Student; column: number; words: BoardWords; isActive: boolean }

function BoardCell({ student, column, words, isActive }: CellProps) {
  const mark = markAt(student, column)
  const isHere = student.at === column
  const isReached = student.cells[column] !== null && (isHere || mark === 'done' || mark === 'skip')
  const isOnRoute = student.cells[column] !== null || student.internshipId === null
  const text = words.under(student, column)
  return (
    <td
      data-col={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.aloud(student, column)}
      className={`${widths.cell} relative cursor-pointer pt-3 text-center -outline-offset-3 hover:bg-sunken/60`}
    >
      {column > 0 ? (
        <span
          aria-hidden="true"
          className={`absolute top-[20px] right-1/2 h-[3px] w-full ${isReached ? 'bg-okmark' : 'bg-line2'}`}
        />
      ) : null}
      <span aria-hidden="true" className="relative z-1 mx-auto grid h-5 w-8 place-items-center bg-[var(--row)]">
        {isOnRoute ? (
          <StatusMark status={mark} className="size-[18px]" />
        ) : (
          <span className="h-[3px] w-full bg-line2" />
        )}
      </span>
      <span aria-hidden="true" className="mt-1 block text-cap leading-5">
        {isHere && text ? (
          <span
            className={`relative z-1 inline-block rounded-chip px-2 font-semibold whitespace-nowrap ${pills[mark] ?? ''}`}
          >
            {text}
          </span>
        ) : (
          <span className="text-muted">{text}</span>
        )}
      </span>
    </td>
  )
}
