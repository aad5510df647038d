import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { Avatar } from '#ui/avatar.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import { type Board, markAt, type Student } from './board-model.ts'
import type { Shown } from './board-view.ts'
import type { BoardWords } from './use-words.ts'

type Props = {
  board: Board
  shown: Shown
  words: BoardWords
  path: string
  ticked: ReadonlySet<string>
  onTick(ids: readonly string[], isOn: boolean): void
}

const FIRST = 60
const HEIGHT = 132

/** The same students below each other: each with the course and what stands in the way. What a phone shows. */
export function BoardList({ board, shown: { students }, words, path, ticked, onTick }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [start, setStart] = useState(0)
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    if (list.current) setStart(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })
  const rows = useWindowVirtualizer({
    count: students.length,
    estimateSize: () => HEIGHT,
    getItemKey: (at) => students[at]?.id ?? at,
    overscan: 6,
    scrollMargin: start,
  })
  const items = rows.getVirtualItems()
  const isWindow = isHydrated && items.length > 0
  const drawn = isWindow ? items.map(({ index }) => index) : [...students.keys()].slice(0, FIRST)
  const above = isWindow ? (items[0]?.start ?? start) - start : 0
  const below = isWindow ? rows.getTotalSize() - ((items.at(-1)?.end ?? start) - start) : 0
  return (
    <ul
      ref={list}
      aria-label={words.t('title')}
      className="overflow-hidden rounded-card border border-line bg-surface [overflow-anchor:none]"
    >
      {above > 0 ? <li aria-hidden="true" style={{ height: above }} /> : null}
      {drawn.map((at) => {
        const student = students[at]
        if (!student) return null
        return (
          <li
            key={student.id}
            ref={isWindow ? rows.measureElement : undefined}
            data-index={at}
            className={`border-line p-4 not-first:border-t md:px-5 ${ticked.has(student.id) ? 'bg-[var(--primary-faint)]' : ''}`}
          >
            <ListStudent
              board={board}
              student={student}
              words={words}
              path={path}
              isTicked={ticked.has(student.id)}
              onTick={onTick}
            />
          </li>
        )
      })}
      {below > 0 ? <li aria-hidden="true" style={{ height: below }} /> : null}
    </ul>
  )
}

type StudentProps = Pick<Props, 'board' | 'words' | 'path' | 'onTick'> & { student: Student; isTicked: boolean }

function ListStudent({ board, student, words, path, isTicked, onTick }: StudentProps) {
  const { id, name, place, internshipId, mark } = student
  const group = board.groups[student.group ?? -1]?.name
  return (
    <div className="flex items-start gap-3">
      <TickLabel
        checked={isTicked}
        onChange={({ currentTarget }) => onTick([id], currentTarget.checked)}
        labelClassName="-m-2 grid size-11 shrink-0 place-items-center"
      >
        <span className="sr-only">{words.t('tick', { name })}</span>
      </TickLabel>
      <Avatar name={name} className="size-10 text-sm" />
      <div className="min-w-0 flex-1">
        <Link
          to={internshipId ? `${path}/${internshipId}` : `/users/${id}`}
          className="block truncate text-base font-semibold no-underline hover:underline"
        >
          {name}
        </Link>
        <p className={`truncate text-sm ${internshipId ? 'text-muted' : 'text-errink'}`}>
          {[place ?? words.t(internshipId ? 'placeUnknown' : 'without'), group].filter(Boolean).join(' · ')}
        </p>
        <Course student={student} words={words} />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusPill status={mark}>{student.at >= 0 ? words.pill(student) : words.t('marks.done')}</StatusPill>
          <span className="min-w-0 text-sm text-ink2">{words.sentence(student)}</span>
        </div>
      </div>
    </div>
  )
}

const colours: Record<string, string> = {
  done: 'bg-okmark',
  skip: 'bg-line2',
  now: 'bg-primarymark',
  wait: 'bg-infomark',
  warn: 'bg-warnmark',
  err: 'bg-errmark',
  todo: 'bg-track',
}

/** How far somebody is, as one short line. */
function Course({ student, words }: { student: Student; words: BoardWords }) {
  const done = student.cells.filter((cell) => cell && ['approved', 'skipped'].includes(cell.status)).length
  const all = student.cells.filter(Boolean).length || student.cells.length
  return (
    <div className="mt-2 flex gap-1" role="img" aria-label={words.t('course', { done, all })}>
      {student.cells.map((cell, column) => (
        <span
          key={column}
          className={`h-1.5 flex-1 rounded-full ${cell || student.at === column ? colours[markAt(student, column)] : 'bg-transparent'}`}
        />
      ))}
    </div>
  )
}
