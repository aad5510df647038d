import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { focusable } from '#lib/event-target.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { X } from './icons.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  side?: 'left' | 'right'
  /** Beside the title, such as previous and next. */
  tools?: ReactNode
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const stops = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex="0"]'

const edges = {
  left: 'left-0 md:rounded-r-panel motion-safe:animate-[panel-in-left_var(--t-base)_var(--ease)]',
  right: 'right-0 md:rounded-l-panel motion-safe:animate-[panel-in-right_var(--t-base)_var(--ease)]',
}

/** A drawer beside the page. The page waits behind it: dimmed, still, and not to be reached until it closes. */
export function Panel({ isOpen, ...props }: Props) {
  const isHydrated = useIsHydrated()
  const host = isHydrated && isOpen ? document.getElementById('paneel') : null
  return host ? createPortal(<OpenPanel {...props} />, host) : null
}

function OpenPanel({ onClose, title, side = 'right', tools, footer, children }: Omit<Props, 'isOpen'>) {
  const t = useT('ui')
  const titleId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const drawer = useRef<HTMLDivElement>(null)
  useEffect(() => takeTheStage(drawer.current), [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    if (event.key === 'Tab') keepInside(event, whole.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of everything inside it
    <div ref={whole} onKeyDown={onKeyDown} className="fixed inset-0 z-50">
      {/* biome-ignore lint/a11y/useSemanticElements: it covers the page and has nothing in it */}
      <div
        role="button"
        tabIndex={0}
        aria-label={t('panel.close')}
        onClick={onClose}
        onKeyDown={closeByKey}
        className="absolute inset-0 bg-[var(--scrim)] -outline-offset-4 motion-safe:animate-[fade-in_var(--t-base)_var(--ease)]"
      />
      <div
        ref={drawer}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`absolute inset-y-0 flex w-full flex-col bg-surface pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] shadow-e3 outline-none md:w-[var(--panel-w)] ${edges[side]}`}
      >
        <div className="flex items-start gap-1 pt-3 pr-3 pl-6">
          <h2 id={titleId} className="min-w-0 flex-1 pt-2 text-h3 wrap-anywhere">
            {title}
          </h2>
          {tools}
          <button
            type="button"
            onClick={onClose}
            aria-label={t('panel.close')}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
          >
            <X className="size-5" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-3 pb-6">
          {children}
        </div>
        {footer ? <div className="border-t border-line px-6 py-4">{footer}</div> : null}
      </div>
    </div>
  )
}

/** Puts the page behind out of reach, and gives it back as it was: with the focus on what opened the panel. */
function takeTheStage(drawer: HTMLElement | null): () => void {
  const opener = focusable(document.activeElement)
  const page = document.getElementById('pagina')
  page?.setAttribute('inert', '')
  document.documentElement.classList.add('overflow-hidden')
  drawer?.focus()
  return () => {
    page?.removeAttribute('inert')
    document.documentElement.classList.remove('overflow-hidden')
    opener?.focus()
  }
}

/** The last stop is followed by the first one, and the other way round. */
function keepInside(event: KeyboardEvent, whole: HTMLElement | null): void {
  const reachable = [...(whole?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((each) => each.checkVisibility())
  const end = event.shiftKey ? reachable[0] : reachable.at(-1)
  const isAtEnd = document.activeElement === end || (event.shiftKey && document.activeElement?.role === 'dialog')
  if (!isAtEnd) return
  event.preventDefault()
  const other = event.shiftKey ? reachable.at(-1) : reachable[0]
  other?.focus()
}
