import type { ReactNode } from 'react'
import { useForm } from '../lib/form-context.ts'
import { ChevronDown } from './icons.tsx'

type Props = {
  title: string
  lead?: string
  /** Which fields are in it: it is open when one of them came back with a problem. */
  fields: readonly string[]
  /** Open from the start, because something in it is asked for. */
  isOpen?: boolean
  children: ReactNode
}

/** A step of a long form that may wait: its heading in sight, its fields one press away, also before scripts arrive. */
export function FoldedSection({ title, lead, fields, isOpen = false, children }: Props) {
  const { errors } = useForm()
  const isWrong = errors.some(({ field }) => field !== null && fields.includes(field))
  // Somebody may have opened it before scripts arrive: no difference to warn about.
  return (
    <details open={isOpen || isWrong} className="group border-t border-line" suppressHydrationWarning>
      <summary className="flex min-h-16 list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="font-heading block text-h4 font-bold">{title}</span>
          {lead ? <span className="mt-0.5 block text-sm text-muted">{lead}</span> : null}
        </span>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 pb-6 sm:grid-cols-6">{children}</div>
    </details>
  )
}
