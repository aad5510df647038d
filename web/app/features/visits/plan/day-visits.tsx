import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { WeekVisit } from '#protocol/features/visits.ts'
import { Card } from '#ui/card.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { visitMark } from '../visit-mark.ts'

type Props = { visits: WeekVisit[]; day: string; today: string }

/** The visits of the chosen day in the order of the clock. */
export function DayVisits({ visits, day, today }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  const own = visits.filter((visit) => visit.day === day)
  const hasOthers = new Set(own.map(({ visitor }) => visitor)).size > 1
  if (own.length === 0) return null
  return (
    <Card title={t('day.title', { date: dateText(day, locale, 'long') })} className="mt-5 md:py-5">
      <ol className="grid gap-x-8 md:grid-cols-2">
        {own.map(({ id, time, minutes, kind, status, student, host, visitor }) => (
          <li key={id} className="relative flex items-start gap-4 border-t border-line py-3">
            <span className="w-14 shrink-0 pt-0.5 font-semibold tabular-nums">{time}</span>
            <span className="min-w-0 flex-1">
              <Link
                to={`/bezoeken/${id}`}
                className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {student}
              </Link>
              <span className="block text-sm text-muted">
                {[
                  host,
                  kind === 'onSite' ? '' : t(`kinds.${kind}`),
                  t('minutes', { minutes }),
                  hasOthers ? visitor : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {status === 'planned' && day >= today ? null : (
              <StatusPill status={visitMark(status, day, today)}>
                {t(status === 'planned' ? 'status.past' : `status.${status}`)}
              </StatusPill>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
