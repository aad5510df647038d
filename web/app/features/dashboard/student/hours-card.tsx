import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { Ring } from '#ui/ring.tsx'

export function HoursCard({ hours, target }: { hours: number; target: number }) {
  const t = useT('dashboard')
  const locale = useLocale()
  const left = target - hours
  return (
    <Card className="flex flex-col items-center justify-center gap-5 sm:flex-row sm:gap-7" label={t('hours.title')}>
      <Ring value={hours} max={target} top={numberText(hours, locale)} bottom={t('hours.of', { target })} />
      <div className="w-full min-w-0 flex-1">
        <h2 className="text-h3">{t('hours.title')}</h2>
        <p className="mt-1 text-ui text-muted">
          {left > 0 ? t('hours.left', { left: numberText(left, locale) }) : t('hours.done')}
        </p>
      </div>
    </Card>
  )
}
