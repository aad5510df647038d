import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { ReachState } from '#protocol/features/bulk-messages.ts'
import { type Status, StatusMark } from '#ui/status-mark.tsx'

export const reachMarks: Record<ReachState, Status> = {
  queued: 'wait',
  sent: 'done',
  read: 'now',
  failed: 'err',
  leftOut: 'skip',
  notSent: 'warn',
}
const order = ['sent', 'read', 'queued', 'failed', 'notSent', 'leftOut'] as const
/** Always in sight, also when there are none. */
const always: readonly ReachState[] = ['sent', 'read', 'failed']

type Props = { counts: Record<ReachState, number>; total: number; isPlanned: boolean; chosen: ReachState | undefined }

/** How many of each, as a line that fills up and as numbers that show only those. */
export function Counts({ counts, total, isPlanned, chosen }: Props) {
  const t = useT('bulk-messages')
  const locale = useLocale()
  const reached = counts.sent + counts.read
  const shown = order.filter((state) => counts[state] > 0 || (always.includes(state) && !isPlanned))
  return (
    <section aria-label={t('report.counts')} className="mt-6 rounded-card border border-line bg-surface p-5 md:p-6">
      <p className="text-h3 font-semibold" role="status">
        {isPlanned
          ? t('report.ready', { total: numberText(total, locale) })
          : t('report.reached', { reached: numberText(reached, locale), total: numberText(total, locale) })}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="mt-3 block h-2.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={total > 0 ? (100 * reached) / total : 0} height="1" fill="var(--ok-mark)" />
      </svg>
      <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-1">
        {shown.map((state) => (
          <li key={state}>
            <Link
              to={chosen === state ? '?' : `?staat=${state}`}
              preventScrollReset
              aria-current={chosen === state ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-control text-ui text-ink no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              <StatusMark status={reachMarks[state]} />
              {t(`states.${state}`)} <strong className="tabular-nums">{numberText(counts[state], locale)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
