import { type KeyboardEvent as KeyPress, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { elementOf } from '#lib/event-target.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { X } from './icons.tsx'

type Props = {
  /** What stands on the button. */
  summary: ReactNode
  summaryClassName: string
  label?: string
  align?: 'start' | 'end'
  className?: string
  /** With it, on a phone it comes up from the bottom over the whole width, and the page waits behind it. */
  sheetTitle?: string
  children: ReactNode
}

const places = { start: 'left-0', end: 'right-0' }
const sheet =
  'max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[85dvh] max-md:w-full max-md:overflow-y-auto max-md:rounded-b-none max-md:rounded-t-panel max-md:pb-[max(1rem,env(safe-area-inset-bottom))]'

/**
 * A small window below its button. It is a details element, so that it opens without scripts; with them it also closes
 * by Escape, by a press beside it, and when it has led to another address.
 */
export function Popover({
  summary,
  summaryClassName,
  label,
  align = 'start',
  className = 'w-76',
  sheetTitle,
  children,
}: Props) {
  const { details, close } = useClosing()
  const titleId = useId()
  const window = useRef<HTMLDivElement>(null)
  const isSheetNow = () => sheetTitle !== undefined && matchMedia('(width < 48rem)').matches
  return (
    <details
      ref={details}
      className="group/popover relative"
      // It may have been opened already.
      suppressHydrationWarning
      onToggle={(event) => {
        if (!event.currentTarget.open || !window.current) return
        if (isSheetNow()) window.current.focus()
        else fit(window.current)
      }}
    >
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${summaryClassName}`}>
        {summary}
      </summary>
      {sheetTitle ? (
        <span aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 bg-[var(--scrim)] md:hidden" />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of everything inside it */}
      <div
        ref={window}
        {...(sheetTitle ? { role: 'group', 'aria-labelledby': titleId, tabIndex: -1 } : {})}
        onKeyDown={(event) => event.key === 'Tab' && isSheetNow() && keepInside(event)}
        className={`absolute top-full z-50 mt-2 max-w-[calc(100vw-2.5rem)] rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-4 shadow-e3 outline-none md:max-h-[var(--room,70dvh)] md:overflow-y-auto max-md:max-w-none ${places[align]} ${className} ${sheetTitle ? sheet : ''}`}
      >
        {sheetTitle ? <SheetHead id={titleId} title={sheetTitle} onClose={() => close(true)} /> : null}
        {children}
      </div>
    </details>
  )
}

const LEAST = 240
const EDGE = 16

/** No higher than the room below its button, so that what stands at its end can be pressed. */
function fit(box: HTMLElement): void {
  const room = innerHeight - box.getBoundingClientRect().top - EDGE
  box.style.setProperty('--room', `${Math.max(room, LEAST)}px`)
}

function SheetHead({ id, title, onClose }: { id: string; title: string; onClose(): void }) {
  const t = useT('ui')
  return (
    <div className="mb-3 flex min-h-11 items-center md:hidden">
      <h2 id={id} className="min-w-0 flex-1 text-h3">
        {title}
      </h2>
      {useIsHydrated() ? (
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close')}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <X className="size-5" />
        </button>
      ) : null}
    </div>
  )
}

/** The last stop is followed by the first one, and the other way round. */
function keepInside(event: KeyPress<HTMLElement>): void {
  const stops = 'a[href],button,input:not([type=hidden]),select,textarea'
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((each) => each.checkVisibility())
  const here = document.activeElement
  const isAtStart = here === all[0] || here === event.currentTarget
  if (event.shiftKey ? !isAtStart : here !== all.at(-1)) return
  event.preventDefault()
  all.at(event.shiftKey ? -1 : 0)?.focus()
}

function useClosing() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const before = useRef(key)
  const close = useCallback((hasFocusBack: boolean) => {
    const summary = details.current?.querySelector('summary')
    if (!details.current?.open) return
    details.current.open = false
    if (hasFocusBack) summary?.focus()
  }, [])
  // It did its work when it has led to another address. What was opened before the scripts came stays open.
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    close(details.current?.contains(document.activeElement) ?? false)
  }, [close, key])
  useEffect(() => {
    // What is asked in front of it is answered without closing it.
    const isAnswer = (event: Event) => elementOf(event.target)?.closest('[role=alertdialog]')
    const onPress = (event: Event) =>
      details.current?.contains(elementOf(event.target)) || isAnswer(event) || close(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !isAnswer(event) && close(true)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [close])
  return { details, close }
}
