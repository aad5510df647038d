import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { StudentStanding } from '#protocol/features/standings.ts'
import { Ring } from '#ui/ring.tsx'

/** The hours that were worked, of those that are needed. */
export function HoursCell({ place }: { place: StudentStanding['place'] }) {
  const t = useT('standings')
  const locale = useLocale()
  if (!place) return <span className="text-muted">{t('noHours')}</span>
  const [hours, target] = [numberText(place.hours, locale), place.targetHours]
  if (!target) return <span className="tabular-nums">{hours}</span>
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <Ring value={place.hours} max={target} top={hours} bottom={t('ofTarget', { target })} size="xs" />
      <span aria-hidden="true">
        <span className="font-medium text-ink">{hours}</span>
        <span className="text-muted"> / {target}</span>
      </span>
    </span>
  )
}
