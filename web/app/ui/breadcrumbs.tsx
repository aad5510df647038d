import { Link } from 'react-router'
import { useT } from '../lib/i18n.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'

type Props = { steps: { label: string; to: string }[]; here: string }

/** The way back up. A phone has room for one step: the one to the page above. */
export function Breadcrumbs({ steps, here }: Props) {
  const t = useT('ui')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex min-w-0 items-center gap-1 text-sm">
        {steps.map(({ label, to }, index) => (
          <li key={to} className={`flex min-w-0 items-center gap-1 ${index < steps.length - 1 ? 'max-md:hidden' : ''}`}>
            <ChevronLeft className="size-4 shrink-0 text-muted md:hidden" />
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-0 items-center font-medium text-primaryink underline decoration-primarymark/50 underline-offset-3 hover:decoration-2 md:min-h-8"
            >
              {/* Whoever gave it its name had no phone in mind. */}
              <span className="max-w-[36ch] truncate max-md:max-w-full">{label}</span>
            </Link>
            <ChevronRight className="size-4 shrink-0 text-muted max-md:hidden" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-muted max-md:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  )
}
