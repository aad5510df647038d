import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { focusable } from '#lib/event-target.ts'
import { useT } from '../lib/i18n.tsx'
import { closeToast, holdToast, type Toast, type ToastColor, watchProgress } from '../lib/toasts.ts'
import { X } from './icons.tsx'
import { type Status, StatusMark } from './status-mark.tsx'

const looks: Record<ToastColor, { mark: Status; line: string }> = {
  success: { mark: 'done', line: 'bg-okmark' },
  danger: { mark: 'err', line: 'bg-errmark' },
  warning: { mark: 'warn', line: 'bg-warnmark' },
  info: { mark: 'info', line: 'bg-infomark' },
  primary: { mark: 'now', line: 'bg-primarymark' },
  muted: { mark: 'todo', line: 'bg-[var(--field-line)]' },
}

/** One message: what happened, perhaps a way to undo it, and how long it is still there. */
export default function ToastCard({ toast }: { toast: Toast }) {
  const t = useT('ui')
  const { id, title, message, color, closable, action } = toast
  const { mark, line } = looks[color]
  useEffect(() => holdToast(id, 'unseen', false), [id])
  const cameFrom = useRef<HTMLElement | SVGElement>(null)
  const close = () => {
    closeToast(id)
    cameFrom.current?.focus({ preventScroll: true })
  }
  const link =
    'mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-primaryink underline underline-offset-4'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its time; its buttons do the rest
    <div
      className="pointer-events-auto relative mt-3 flex gap-3 overflow-hidden rounded-[min(18px,var(--r-panel))] border border-line bg-surface py-3.5 pr-3 pl-4 shadow-e3 motion-safe:animate-[toast-in_var(--t-base)_var(--ease)]"
      onPointerEnter={() => holdToast(id, 'hover', true)}
      onPointerLeave={() => holdToast(id, 'hover', false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        holdToast(id, 'focus', true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = focusable(relatedTarget)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) holdToast(id, 'focus', false)
      }}
    >
      <StatusMark status={mark} className="size-[22px]" />
      <div className="min-w-0 flex-1 break-words">
        <p className="text-ui leading-5 font-semibold text-ink">{title}</p>
        {message ? <p className="mt-0.5 text-sm text-muted">{message}</p> : null}
        {action?.to ? (
          <Link to={action.to} className={link} onClick={close}>
            {action.label}
          </Link>
        ) : action ? (
          <button
            type="button"
            className={link}
            data-queue={action.isUndo ? 'undo' : undefined}
            onClick={() => {
              close()
              action.run?.()
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      {closable ? (
        <button
          type="button"
          onClick={close}
          aria-label={t('toast.close')}
          className="-mt-3 -mr-2 -mb-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <X className="size-[18px]" />
        </button>
      ) : null}
      <ProgressLine toast={toast} className={line} />
    </div>
  )
}

/** Moved from outside of React, sixty times a second. Whoever wants no movement sees a line that stands still. */
function ProgressLine({ toast, className }: { toast: Toast; className: string }) {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return watchProgress(() => {
      if (line.current) line.current.style.width = `${toast.progress * 100}%`
    })
  }, [toast])
  return (
    <span
      ref={line}
      aria-hidden="true"
      className={`absolute bottom-0 left-0 h-1 w-0 rounded-r-full motion-reduce:w-full ${className}`}
    />
  )
}
