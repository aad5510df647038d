import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  /** What stands on the button. */
  summary: ReactNode
  summaryClassName: string
  label?: string
  align?: 'start' | 'end'
  className?: string
  /** On a phone it comes up from the bottom, over the whole width. */
  isSheet?: boolean
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
  isSheet,
  children,
}: Props) {
  const details = useClosing()
  return (
    <details ref={details} className="group/popover relative">
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${summaryClassName}`}>
        {summary}
      </summary>
      {isSheet ? (
        <span aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 bg-[var(--scrim)] md:hidden" />
      ) : null}
      <div
        className={`absolute top-full z-50 mt-2 max-w-[calc(100vw-2.5rem)] rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-4 shadow-e3 max-md:max-w-none ${places[align]} ${className} ${isSheet ? sheet : ''}`}
      >
        {children}
      </div>
    </details>
  )
}

function useClosing() {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  const close = useCallback((hasFocusBack: boolean) => {
    const summary = details.current?.querySelector('summary')
    if (!details.current?.open) return
    details.current.open = false
    if (hasFocusBack) summary?.focus()
  }, [])
  // It did its work when it has led to another address.
  useEffect(() => close(details.current?.contains(document.activeElement) ?? false), [close, pathname, search])
  useEffect(() => {
    const onPress = (event: Event) => details.current?.contains(event.target as Node) || close(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [close])
  return details
}
