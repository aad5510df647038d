import { CalendarRange, Check, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '../../lib/i18n.tsx'

type Period = { id: string; name: string }

/** Several periods can be in scope at once; with one there is nothing to choose. */
export function PeriodChoice({ periods, period }: { periods: Period[]; period: Period | null }) {
  const t = useT('dashboard')
  if (!period) return null
  const look =
    'flex min-h-11 items-center gap-2.5 rounded-control border border-line2 bg-surface px-5 text-ui font-semibold'
  const icon = <CalendarRange aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
  if (periods.length < 2)
    return (
      <p className="flex items-center gap-2.5 text-ui font-semibold text-ink2">
        {icon}
        {period.name}
      </p>
    )
  return (
    <details key={period.id} className="relative">
      <summary className={`${look} list-none hover:bg-sunken [&::-webkit-details-marker]:hidden`}>
        {icon}
        <span className="sr-only">{t('period')}</span>
        {period.name}
        <ChevronDown aria-hidden="true" className="size-4 text-muted" strokeWidth={1.75} />
      </summary>
      <ul className="absolute z-30 mt-2 w-64 rounded-[20px] border border-line bg-surface p-2 shadow-e3 md:right-0">
        {periods.map((each) => (
          <li key={each.id}>
            <Link
              to={`?periode=${each.id}`}
              aria-current={each.id === period.id ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-tile px-3 text-ui font-medium no-underline hover:bg-sunken"
            >
              {each.name}
              {each.id === period.id ? (
                <Check aria-hidden="true" className="ml-auto size-4 text-primaryink" strokeWidth={2} />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
