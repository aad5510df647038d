import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { StudentStage as Stage } from '#protocol/features/progress.ts'
import { ChevronRight } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { peopleAt } from './people-link.ts'

const looks: Record<Stage, string> = {
  without: 'bg-errsoft text-errink lg:rounded-l-card',
  asking: 'bg-warnsoft text-warnink',
  agreed: 'bg-[var(--ph3)] text-[var(--on-ph3)]',
  running: 'bg-[var(--ph4)] text-[var(--on-ph4)]',
  reviewing: 'bg-[var(--ph5)] text-[var(--on-ph5)]',
  completed: 'bg-[var(--ph6)] text-[var(--on-ph6)] lg:rounded-r-card',
}
/** Width by share in twentieths: a page may not carry styles of its own, so these are known beforehand. */
const widths = [
  'lg:grow-0',
  'lg:grow-1',
  'lg:grow-2',
  'lg:grow-3',
  'lg:grow-4',
  'lg:grow-5',
  'lg:grow-6',
  'lg:grow-7',
  'lg:grow-8',
  'lg:grow-9',
  'lg:grow-10',
  'lg:grow-11',
  'lg:grow-12',
]

type Props = { stages: { name: Stage; count: number }[]; students: number; period: { id: string } | null }

/** Everybody in one bar, in the order of the route; each part leads to who is in it. */
export function StageBar({ stages, students, period }: Props) {
  const t = useT('dashboard')
  const { flags } = useRoot().site
  const label = (name: Stage) => t(name === 'agreed' && flags.digitalContracts ? 'stages.contract' : `stages.${name}`)
  return (
    <ol aria-label={t('stages.label')} className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 lg:flex lg:gap-1">
      {stages.map(({ name, count }) => {
        const share = students === 0 ? 1 : Math.min(widths.length - 1, Math.round((count / students) * 20))
        const to = count > 0 ? peopleAt(period, `stage=${name}`) : undefined
        const look = `flex min-h-22 min-w-0 grow flex-col justify-between rounded-md px-3.5 py-3 max-lg:rounded-tile ${looks[name]}`
        const inside = (
          <>
            <span className="flex items-center gap-1.5 text-sm font-semibold">
              {name === 'without' ? <StatusMark status="err" className="size-4" /> : null}
              {name === 'asking' ? <StatusMark status="warn" className="size-4" /> : null}
              <span className="lg:whitespace-nowrap">{label(name)}</span>
            </span>
            <span className="flex items-center justify-between gap-2 font-heading text-[28px] leading-7 font-bold tracking-tight">
              {count}
              {to ? <ChevronRight className="size-5 shrink-0" /> : null}
            </span>
          </>
        )
        return (
          <li key={name} className={`flex min-w-0 lg:min-w-min lg:basis-0 ${widths[share]}`}>
            {to ? (
              <Link to={to} className={`${look} no-underline hover:underline`}>
                {inside}
              </Link>
            ) : (
              <div className={look}>{inside}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
