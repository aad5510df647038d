import { Link } from 'react-router'
import { dateNear } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import type { NextVisit } from './visits.data.ts'

/** Who of the school comes, and when: on the dashboard of who is visited. A host sees for whom. */
export function NextVisits({ visits, today, of }: { visits: NextVisit[]; today: string; of: 'student' | 'host' }) {
  const t = useT('visits')
  const locale = useLocale()
  if (visits.length === 0) return null
  return (
    <Card title={t(visits.length === 1 ? 'next.one' : 'next.many')}>
      <ul>
        {visits.slice(0, 4).map(({ id, day, time, visitor, kind, student, host }) => {
          const name = visitor ?? t('visit.somebody')
          return (
            <li
              key={id}
              className="relative flex items-center gap-3.5 border-line py-3 not-first:border-t first:pt-0 last:pb-0"
            >
              <Avatar name={name} className="size-11 shrink-0 text-base" />
              <p className="min-w-0 flex-1">
                <Link
                  to={`/bezoeken/${id}`}
                  className="block font-semibold text-ink no-underline after:absolute after:inset-0 first-letter:uppercase hover:underline"
                >
                  {day === today ? t('next.today', { time }) : `${dateNear(day, locale, today, 'long')}, ${time}`}
                </Link>
                <span className="block text-sm text-muted">
                  {of === 'host' ? t(`next.about.${kind}`, { name, student }) : t(`next.you.${kind}`, { name, host })}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
