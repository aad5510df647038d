import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { X } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { cancelBulk, type Progress, undoBulk } from './bulk-calls.ts'
import { UnchangedRows } from './unchanged-rows.tsx'
import { useClosingByItself } from './use-closing-by-itself.ts'
import type { useProgress } from './use-progress.ts'

type Props = ReturnType<typeof useProgress> & { progress: Progress }

const marks: Record<Progress['status'], Status> = {
  queued: 'wait',
  running: 'wait',
  undoing: 'wait',
  done: 'done',
  undone: 'done',
  failed: 'err',
}

/** It ended and nothing went wrong: who reads it knows enough. */
const isWell = (progress: Progress) =>
  (progress.status === 'done' && progress.failed === 0 && progress.done > 0) ||
  (progress.status === 'undone' && progress.done === 0)

/** On a phone the messages come at the top, so there this lies at the bottom by itself, below a dialog. */
const cornerOf = () =>
  (matchMedia('(width >= 48rem)').matches && document.querySelector('section[data-react-aria-top-layer]')) ||
  document.body

/** What is done to nothing at all is no success. */
function markOf({ status, done, failed }: Progress): Status {
  const isUndo = status === 'undoing' || status === 'undone'
  if (status === 'undone' || status === 'done') {
    if ((isUndo ? done : failed) > 0) return 'warn'
    if (!isUndo && done === 0) return 'skip'
  }
  return marks[status]
}

/** Lies over the corner of a list, in one stack with the messages there, while something is done to many of its rows, and tells how it went. */
export default function ProgressCard({ progress, isRunning, close, setProgress }: Props): ReactNode {
  const t = useT('bulk-actions')
  const locale = useLocale()
  const panel = useClosingByItself(isWell(progress), close)
  const [isAsking, setIsAsking] = useState(false)
  const { id, action, status, total, done, failed, skipped, undone } = progress
  const isUndo = status === 'undoing' || status === 'undone'
  const number = (count: number) => numberText(count, locale)
  const change = async (call: (id: string) => Promise<Progress>) => {
    setIsAsking(true)
    try {
      setProgress(await call(id))
    } catch (error) {
      showToast({ title: error instanceof Error ? error.message : String(error), color: 'danger' })
    } finally {
      setIsAsking(false)
    }
  }
  const tried = isUndo ? undone : done + failed + skipped
  const all = isUndo ? undone + done : total
  const title = isRunning
    ? t(isUndo ? 'undoing' : `running.${action}`)
    : isUndo
      ? t('undone', { count: number(undone) })
      : t(status === 'failed' ? 'stopped' : `done.${action}`, { count: number(done) })
  return createPortal(
    <section
      ref={panel}
      aria-label={t('label')}
      className="pointer-events-auto mt-3 max-md:fixed max-md:inset-x-3 max-md:bottom-3 max-md:z-40 max-h-[70vh] overflow-y-auto rounded-[min(18px,var(--r-panel))] border border-line bg-surface p-4 shadow-e3 motion-safe:animate-[toast-in_var(--t-base)_var(--ease)] max-md:in-[body:has([data-bar])]:bottom-20 in-[body:has([data-bulk-bar])]:mb-40 max-md:sm:left-auto max-md:sm:w-96 md:in-[body:has([data-bulk-bar])]:mb-24"
    >
      <div className="flex gap-3">
        <StatusMark status={markOf(progress)} className="mt-px size-[22px]" />
        <div className="min-w-0 flex-1">
          <p role="status" className="text-ui leading-6 font-semibold">
            {title}
          </p>
          {isRunning ? (
            <>
              <progress
                value={tried}
                max={all}
                aria-label={title}
                className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
              />
              <p className="mt-1.5 text-sm text-muted tabular-nums">
                {t('progress', { done: number(tried), total: number(all) })}
              </p>
              <p className="mt-0.5 text-sm text-muted">{t('goesOn')}</p>
            </>
          ) : (
            <UnchangedRows
              key={`${id} ${status}`}
              id={id}
              isUndo={isUndo}
              done={done}
              failed={failed}
              skipped={skipped}
            />
          )}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {isRunning && progress.can.cancelBulkAction && !isUndo ? (
              <Button
                look="outline"
                size="md"
                className="min-h-11"
                disabled={isAsking}
                onClick={() => change(cancelBulk)}
              >
                {t('cancel')}
              </Button>
            ) : null}
            {!isRunning && progress.can.undoBulkAction && done > 0 ? (
              <Button
                look="outline"
                size="md"
                className="min-h-11"
                disabled={isAsking}
                onClick={() => change(undoBulk)}
              >
                {t('undo')}
              </Button>
            ) : null}
          </div>
        </div>
        <button
          type="button"
          onClick={close}
          aria-label={t('close')}
          className="-mt-2.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
        >
          <X className="size-5" />
        </button>
      </div>
    </section>,
    cornerOf(),
  )
}
