import { Popover } from 'react-aria-components/Menu'
import { Dialog, Heading } from 'react-aria-components/Modal'
import { MessageButton } from '#app/features/conversations/message-button.tsx'
import { whoIsUp } from '#protocol/blocks/block-sentence.ts'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CalendarClock, CheckCheck, Undo2, X } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { type Board, markAt, type Student } from './board-model.ts'
import { type Move, movesAt } from './moves.ts'
import type { BoardWords } from './use-words.ts'

type Props = {
  board: Board
  student: Student
  column: number
  anchor: HTMLElement
  words: BoardWords
  path: string
  onMove(move: Move): void
  onClose(): void
}

/** Behind a cell: who is up and since when, and what the reader can do about it. */
export function CellPopover({ board, student, column, anchor, words, path, onMove, onClose }: Props) {
  const { t, day, locale } = words
  const at = board.columns[column]
  const cell = student.cells[column]
  const isHere = student.at === column
  const mark = markAt(student, column)
  const moves = movesAt(student, column)
  const title = isHere ? words.sentence(student) : t(`marks.${cell ? mark : 'none'}`)
  const facts = [
    isHere && student.since !== null && student.up !== 'nobody'
      ? t('since', { who: student.isYou ? t('youName') : whoIsUp(student.up, locale), date: day(student.since) })
      : null,
    !isHere && cell && (mark === 'done' || mark === 'skip') && cell.moved !== null
      ? t('doneOn', { date: day(cell.moved) })
      : null,
    cell?.due != null && mark !== 'done' && mark !== 'skip'
      ? t(cell.due < board.today ? 'wasDue' : 'due', { date: day(cell.due) })
      : null,
  ].filter((fact) => fact !== null)
  const run = (move: Move) => () => {
    onClose()
    onMove(move)
  }
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        triggerRef={{ current: anchor }}
        placement="bottom"
        offset={2}
        className="w-84 max-w-[calc(100vw-2rem)] rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-5 shadow-e3 outline-none"
      >
        <Dialog className="outline-none" aria-label={title}>
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-sm font-medium text-muted">
                {at ? words.phase(at) : ''}, {student.name}
              </p>
              <Heading slot="title" className="mt-0.5 flex items-start gap-2 text-h4">
                <StatusMark status={mark} className="mt-1 size-4.5" />
                {title}
              </Heading>
            </div>
            <button
              type="button"
              aria-label={t('close')}
              onClick={onClose}
              className="-mt-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
            >
              <X className="size-5" />
            </button>
          </div>
          {facts.length > 0 ? (
            <ul className="mt-2 grid gap-1 text-ui text-ink2">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          ) : null}
          {moves.includes('approve') ? (
            <Button className="mt-4 w-full" size="md" onClick={run('approve')}>
              <CheckCheck className="size-5" />
              {t('moves.approve')}
            </Button>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-2">
            {moves.includes('return') ? (
              <Button look="outline" size="sm" className="min-h-10" onClick={run('return')}>
                <Undo2 className="size-4" />
                {t('moves.return')}
              </Button>
            ) : null}
            {moves.includes('skip') ? (
              <Button look="outline" size="sm" className="min-h-10" onClick={run('skip')}>
                {t('moves.skip')}
              </Button>
            ) : null}
            {moves.includes('due') ? (
              <Button look="outline" size="sm" className="min-h-10" onClick={run('due')}>
                <CalendarClock className="size-4" />
                {t('moves.due')}
              </Button>
            ) : null}
            {moves.includes('reopen') ? (
              <Button look="outline" size="sm" className="min-h-10" onClick={run('reopen')}>
                {t('moves.reopen')}
              </Button>
            ) : null}
            <ButtonLink
              look="outline"
              size="sm"
              className="min-h-10"
              to={student.internshipId ? `${path}/${student.internshipId}` : `/users/${student.id}`}
            >
              {t('open')}
            </ButtonLink>
            <MessageButton
              about={student.internshipId ? 'internshipId' : 'userId'}
              id={student.internshipId ?? student.id}
              size="sm"
              className="min-h-10"
            />
          </div>
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
