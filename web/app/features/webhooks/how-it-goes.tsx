import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { ShownWebhook } from './webhook-marks.ts'

/** Whether messages arrive: since when not, and when the last one did. */
export function HowItGoes({ of: { failingSince, deliveredAt } }: { of: ShownWebhook }) {
  const t = useT('webhooks')
  const locale = useLocale()
  const moment = (at: string) => dateText(at, locale, 'moment')
  return (
    <p className="mt-0.5 text-sm text-muted">
      {deliveredAt ? t('delivered', { date: moment(deliveredAt) }) : t('neverDelivered')}
      {failingSince ? (
        <span className="text-warnink"> · {t('failingSince', { date: moment(failingSince) })}</span>
      ) : null}
    </p>
  )
}
