import { useMemo, useState } from 'react'
import { ChevronDown } from '#ui/icons.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import type { Board } from './board-model.ts'
import { BoardStudent, widths } from './board-row.tsx'
import type { Group, Shown } from './board-view.ts'
import { type At, useGridKeys } from './use-grid-keys.ts'
import { linesOf, useRows } from './use-rows.ts'
import type { BoardWords } from './use-words.ts'

type Props = {
  board: Board
  shown: Shown
  words: BoardWords
  ticked: ReadonlySet<string>
  onTick(ids: readonly string[], isOn: boolean): void
  onOpen(at: At, element: HTMLElement): void
}

/** Students by class beside each other's phases. Its head and its first column stay where they are. */
export function BoardGrid({ board, shown, words, ticked, onTick, onOpen }: Props) {
  const { t } = words
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(() => linesOf(shown.groups, folded), [shown.groups, folded])
  const { scroller, shown: drawn, above, below, reveal } = useRows(lines)
  const columns = board.columns.length
  const { active, listeners } = useGridKeys({
    scroller,
    lines,
    columns,
    reveal,
    toggle: (id) => onTick([id], !ticked.has(id)),
    open: onOpen,
    fold: (id) =>
      setFolded((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]))),
  })
  const ids = useMemo(() => shown.students.map(({ id }) => id), [shown.students])
  const here = ticked.size === 0 ? 0 : ids.filter((id) => ticked.has(id)).length
  return (
    <div
      ref={scroller}
      className="relative max-h-[max(26rem,calc(100dvh-7rem))] overflow-auto overscroll-contain rounded-card border border-line bg-surface [overflow-anchor:none] print:max-h-none print:overflow-visible print:border-0"
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one walks over its cells with arrows
        role="grid"
        aria-label={t('title')}
        aria-rowcount={shown.students.length + 1}
        aria-colcount={columns + 2}
        aria-multiselectable="true"
        {...listeners}
        className="block w-max min-w-full"
      >
        <thead className="sticky top-0 z-20 block print:static">
          <tr aria-rowindex={1} className="flex h-19 border-b border-line bg-surface">
            <th scope="col" className={`${widths.student} flex items-center gap-3 bg-surface pl-4`}>
              <TickLabel
                labelClassName="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center print:hidden"
                checked={here > 0 && here === ids.length}
                ref={(box) => {
                  if (box) box.indeterminate = here > 0 && here < ids.length
                }}
                onChange={({ currentTarget }) => onTick(ids, currentTarget.checked)}
              >
                <span className="sr-only">{t('tickAll')}</span>
              </TickLabel>
              <span className="text-sm font-semibold text-muted">{t('student')}</span>
            </th>
            {board.columns.map((column, at) => (
              <th
                key={column.id}
                scope="col"
                className={`${widths.cell} flex flex-col justify-center px-1 text-center`}
              >
                <span className="line-clamp-2 text-sm leading-[1.15rem] font-semibold hyphens-auto">
                  {words.phase(column)}
                </span>
                <span className="text-cap text-muted">{t('now', { count: shown.standing[at] ?? 0 })}</span>
              </th>
            ))}
            <td className={`${widths.end} print:hidden`} />
          </tr>
        </thead>
        <tbody className="block">
          <Spacer height={above} />
          {drawn.map((at) => {
            const line = lines[at]
            if (!line) return null
            if (line.kind === 'group')
              return (
                <GroupLine
                  key={`g${line.group.id}`}
                  group={line.group}
                  isFolded={folded.has(line.group.id)}
                  words={words}
                  columns={columns}
                />
              )
            const { student, index } = line
            return (
              <BoardStudent
                key={student.id}
                student={student}
                index={index}
                columns={columns}
                words={words}
                isTicked={ticked.has(student.id)}
                active={active?.student === student.id ? active.column : null}
              />
            )
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Where rows are that are not in the picture. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr className="block">
      <td className="row-lines block" style={{ height }} />
    </tr>
  ) : null

function GroupLine({
  group,
  isFolded,
  words,
  columns,
}: {
  group: Group
  isFolded: boolean
  words: BoardWords
  columns: number
}) {
  const { t } = words
  const name = group.name === null ? t('noGroup') : t('group', { name: group.name })
  const count =
    group.students.length === group.all
      ? t(group.all === 1 ? 'oneStudent' : 'students', { count: group.all })
      : t('someStudents', { count: group.all, shown: group.students.length })
  return (
    <tr className="flex h-11 border-b border-line bg-[var(--group-line)] [--group-line:var(--sunken)]">
      <td aria-colspan={columns + 2} className="sticky left-0">
        <button
          type="button"
          data-fold={group.id}
          aria-expanded={!isFolded}
          className="flex h-full items-center gap-2.5 px-4 text-ui font-semibold"
        >
          <ChevronDown className={`size-4 transition-transform ${isFolded ? '-rotate-90' : ''}`} />
          {name}
          <span className="font-normal text-muted">{count}</span>
        </button>
      </td>
    </tr>
  )
}
