import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx'
import type { Around } from './step-around.server.ts'

/** From one student to the next, in the order of the list. */
export function StepAround({ around: { at, all, previous, next } }: { around: Around }) {
  const t = useT('users')
  return (
    <nav aria-label={t('now.around')} className="ml-auto flex items-center gap-2 text-ui">
      <Step of={previous} label={previous ? t('now.previous', { name: previous.name }) : ''}>
        <ChevronLeft className="size-5" />
        <span className="max-w-40 truncate max-md:hidden">{previous?.name}</span>
      </Step>
      <span className="text-muted tabular-nums">{t('now.position', { at, all })}</span>
      <Step of={next} label={next ? t('now.next', { name: next.name }) : ''}>
        <span className="max-w-40 truncate max-md:hidden">{next?.name}</span>
        <ChevronRight className="size-5" />
      </Step>
    </nav>
  )
}

function Step({ of, label, children }: { of: Around['next']; label: string; children: ReactNode }) {
  if (!of) return null
  return (
    <Link
      to={of.to}
      aria-label={label}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-medium no-underline hover:bg-sunken"
    >
      {children}
    </Link>
  )
}
