import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { X } from './icons.tsx'

type Look = 'plain' | 'on' | 'dashed'
const looks: Record<Look, string> = {
  plain: 'border-line2 bg-surface font-medium text-ink hover:bg-sunken',
  on: 'border-primarymark bg-primarysoft font-semibold text-primaryink hover:brightness-97',
  dashed: 'border-dashed border-line2 bg-surface font-medium text-ink2 hover:bg-sunken',
}

export const chipClass = (look: Look = 'plain', extra = '') =>
  `inline-flex min-h-10 max-w-full items-center gap-2 rounded-chip border px-4 text-sm no-underline max-md:min-h-11 ${looks[look]} ${extra}`

export function Chip({ isOn = false, ...props }: ComponentProps<'button'> & { isOn?: boolean }) {
  return <button type="button" aria-pressed={isOn} className={chipClass(isOn ? 'on' : 'plain')} {...props} />
}

/** A filter that is on. The whole chip takes it away; the cross only says so. */
export function FilterChip({
  to,
  label,
  onClick,
  children,
}: {
  to: ComponentProps<typeof Link>['to']
  label: string
  onClick?(): void
  children: ReactNode
}) {
  return (
    <Link to={to} preventScrollReset onClick={onClick} aria-label={label} className={chipClass('on')}>
      <span className="truncate">{children}</span>
      <X className="size-4 shrink-0" />
    </Link>
  )
}
