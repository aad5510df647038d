import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Ring } from '#ui/ring.tsx'
import type { InternshipPage } from './internship.data.ts'

/** How many hours of those that were agreed on. Where nothing was agreed there is nothing to measure by. */
export function HoursCard({ of: { hours, plannedHours, status } }: { of: InternshipPage }) {
  const t = useT('internships')
  const locale = useLocale()
  if (!plannedHours || status === 'proposed' || status === 'refused') return null
  const done = numberText(hours, locale)
  return (
    <Card>
      <div className="flex items-center gap-5">
        <Ring value={hours} max={plannedHours} top={done} bottom={t('hours.of', { all: plannedHours })} size="md" />
        <div>
          <h2 className="text-h3">{t('columns.hours')}</h2>
          <p className="text-ui text-muted">{t('hours.done', { done, all: plannedHours })}</p>
        </div>
      </div>
    </Card>
  )
}
