import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Card } from '#ui/card.tsx'
import { Ring } from '#ui/ring.tsx'
import type { InternshipPage } from './internship.data.ts'

/** How many hours of those that were agreed on. Where nothing was agreed there is nothing to measure by. */
export function HoursCard({ of: { id, isOwn, hours, plannedHours, status } }: { of: InternshipPage }) {
  const t = useT('internships')
  const locale = useLocale()
  const { session, site } = useRoot()
  const hasSheet = session?.can.logHours || session?.can.confirmHours
  if (!plannedHours || status === 'proposed' || status === 'refused') return null
  const done = numberText(hours, locale)
  // Where nobody counts them there is only what was agreed on.
  if (!site.flags.hours && hours === 0)
    return (
      <Card>
        <h2 className="text-h3">{t('columns.hours')}</h2>
        <p className="text-ui text-muted">{t('hours.agreed', { all: plannedHours })}</p>
      </Card>
    )
  return (
    <Card>
      <div className="flex items-center gap-5">
        <Ring value={hours} max={plannedHours} top={done} bottom={t('hours.of', { all: plannedHours })} size="md" />
        <div>
          <h2 className="text-h3">{t('columns.hours')}</h2>
          <p className="text-ui text-muted">{t('hours.done', { done, all: plannedHours })}</p>
          {hasSheet ? (
            <Link to={`/urenbriefje/${id}`} className="inline-flex min-h-11 items-center text-ui font-semibold">
              {t(isOwn ? 'hours.log' : 'hours.sheet')}
            </Link>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
