import { Link } from 'react-router'
import type { IconDrawing } from '#ui/icon-drawing.tsx'

export type Fact = { key: string; icon: IconDrawing; label: string; count: number; to?: string }

/** How things stand, in plain figures; a figure that has a list leads to it. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map(({ key, icon: Icon, label, count, to }) => (
        <div key={key} className="relative flex min-h-11 items-center gap-3.5 border-line py-3 not-first:border-t">
          <Icon className="size-5 shrink-0 text-muted" />
          <dt className="text-ui">
            {to ? (
              <Link to={to} className="text-primaryink underline underline-offset-4 after:absolute after:inset-0">
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="ml-auto font-heading text-h3 font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
