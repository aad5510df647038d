import type { MouseEvent, ReactNode } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { numberText } from '../lib/dates.ts'
import { useLocale } from '../lib/i18n.tsx'
import type { IconDrawing } from './icon-drawing.tsx'
import { ArrowLeft } from './icons.tsx'

type Props = {
  back: { to: string; label: string }
  name: ReactNode
  /** How far it is. */
  mark?: ReactNode
  /** Whether it is saved. */
  below?: ReactNode
  label: string
  parts: readonly { to: string; label: string; Icon: IconDrawing; count?: number }[]
  /** What is not saved yet is, before another page of it is shown. */
  onLeave?(): Promise<void> | undefined
  children?: ReactNode
}

/** Above all pages of one thing that is being made: what it is called, how far it is, and the ways to look at it. */
export function EditorBar({ back, name, mark, below, label, parts, onLeave, children }: Props) {
  const locale = useLocale()
  const navigate = useNavigate()
  const leave = (event: MouseEvent, to: string) => {
    // In a window of its own it is opened by the browser.
    const saving = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : onLeave?.()
    if (!saving) return
    event.preventDefault()
    void saving.then(() => navigate(to))
  }
  return (
    <div className="z-20 border-b border-line bg-page lg:sticky lg:top-[var(--header-h)]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 md:px-8 lg:min-h-[4.25rem]">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-2">
          <Link
            to={back.to}
            aria-label={back.label}
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
          >
            <ArrowLeft className="size-5" />
          </Link>
          <div className="min-w-0">
            <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap">
              {name}
              {mark}
            </div>
            {below}
          </div>
        </div>
        <nav aria-label={label} className="max-lg:order-last max-lg:w-full">
          {/* Four words do not fit beside each other on a small phone. */}
          <ul
            className={`flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px] ${parts.length > 3 ? 'max-sm:grid max-sm:grid-cols-2' : ''}`}
          >
            {parts.map(({ to, label: words, Icon, count = 0 }) => (
              <li key={to} className="flex flex-1">
                <NavLink
                  to={to}
                  end
                  onClick={(event) => leave(event, to)}
                  className="flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[min(var(--r-control),22px)] px-4 text-ui font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-e1 max-sm:px-2"
                >
                  <Icon className="size-[18px] max-sm:hidden" />
                  {words}
                  {count > 0 ? <span className="font-semibold tabular-nums">{numberText(count, locale)}</span> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-1 items-center justify-end gap-2 max-lg:flex-none">{children}</div>
      </div>
    </div>
  )
}
