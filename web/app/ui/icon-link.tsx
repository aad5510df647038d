import type { ComponentType } from 'react'
import { Link } from 'react-router'

/** Counted no further: a longer queue says the same to whoever has to begin with it. */
const MOST = 99
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))

type Props = {
  to: string
  icon: ComponentType<{ className?: string }>
  label: string
  /** How much is new there; its label says so too. */
  count: number
  className?: string
}

/** A round place in the header: only an icon, with a number in its corner. */
export const IconLink = ({ to, icon: Icon, label, count, className = '' }: Props) => (
  <Link
    to={to}
    className={`relative grid size-11 place-items-center rounded-full text-ink2 hover:bg-sunken ${className}`}
    aria-label={label}
  >
    <Icon className="size-5" />
    {count > 0 ? (
      <span
        aria-hidden="true"
        className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-[var(--badge)] px-1 text-center text-[11px] leading-4.5 font-bold text-[var(--on-badge)]"
      >
        {countText(count)}
      </span>
    ) : null}
  </Link>
)
