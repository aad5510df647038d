import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type RetentionCounts, type RetentionForecast, retentionClasses } from '#protocol/features/retention.ts'
import { Card } from '#ui/card.tsx'

type Props = { forecast: RetentionForecast; lastRun: { ranOn: string; counts: RetentionCounts } | null }

/** What is kept for how long, what the next run takes and what the last one took. */
export function KeptTable({ forecast, lastRun }: Props) {
  const t = useT('retention')
  const locale = useLocale()
  // A run that never was has no column.
  const nights = [
    { head: t('kept.next', { date: dateText(forecast.runsOn, locale) }), counts: forecast.counts },
    ...(lastRun ? [{ head: t('kept.last', { date: dateText(lastRun.ranOn, locale) }), counts: lastRun.counts }] : []),
  ]
  return (
    <Card title={t('kept.title')}>
      <p className="-mt-1 mb-4 max-w-[60ch] text-ui text-muted">{t('kept.lead')}</p>
      <table className="w-full text-ui">
        <thead>
          <tr className="text-left text-sm text-muted">
            <th scope="col" className="pb-2 align-bottom font-medium">
              {t('kept.what')}
            </th>
            {nights.map(({ head }) => (
              <th
                key={head}
                scope="col"
                className="pb-2 pl-3 text-right align-bottom font-medium max-md:w-20 md:w-40 md:pl-4"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {retentionClasses.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 text-left align-top font-normal">
                <span className="block font-semibold">{t(`classes.${name}.title`)}</span>
                <span className="block text-muted">{t(`classes.${name}.term`)}</span>
              </th>
              {nights.map(({ head, counts }) => (
                <td key={head} className="py-3 pl-3 text-right align-top tabular-nums md:pl-4">
                  <span className={counts[name] ? 'font-semibold' : 'text-muted'}>
                    {numberText(counts[name] ?? 0, locale)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
