import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT, useWordsOf } from '#lib/i18n.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { ChooseForm } from '../charts/choose-form.tsx'
import { FilledList } from './filled-list.tsx'
import { MapCard } from './map-card.tsx'
import { QuietCard } from './quiet-card.tsx'
import type { SupplyData } from './supply.server.ts'
import { supplyCharts } from './supply-charts.ts'
import { SupplyHeadline } from './supply-headline.tsx'

/** What hosts offer, beside who looks for it, in numbers that each lead to what they count. */
export function SupplyView({ data: { numbers, periods, periodId }, file }: { data: SupplyData; file: string }) {
  const t = useT('analytics')
  const locale = useLocale()
  const charts = supplyCharts(numbers, periodId, useWordsOf('analytics'), useSectorName())
  const { days } = numbers.answers
  // Told to who sees no names, where hours are written down.
  const tellsHours = numbers.hours.length > 0
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="text-ui font-medium text-muted">{dateText(numbers.today, locale, 'long')}</p>
        <div className="min-w-0 md:ml-auto">
          <ChooseForm
            choosers={[{ name: 'periode', label: t('choose.period'), value: periodId ?? '', choices: periods }]}
          />
        </div>
      </div>
      <SupplyHeadline numbers={numbers} periodId={periodId} />
      <div className="mt-6 grid gap-4 md:gap-6 lg:grid-cols-12">
        <MapCard chart={charts.towns} file={file} numbers={numbers} periodId={periodId} className="lg:col-span-7" />
        <ChartCard chart={charts.sectors} file={file} className="lg:col-span-5">
          <FilledList chart={charts.sectors} />
        </ChartCard>
        <QuietCard chart={charts.quiet} file={file} quiet={numbers.quiet} className="lg:col-span-7" />
        <ChartCard
          chart={charts.answers}
          file={file}
          className="lg:col-span-5"
          note={
            days === null ? null : (
              <p className="mt-4 text-ui font-semibold">
                {t('supply.answers.half', { days: numberText(days, locale) })}
              </p>
            )
          }
        >
          <BarList chart={charts.answers} />
        </ChartCard>
        <ChartCard chart={charts.places} file={file} className={tellsHours ? 'lg:col-span-7' : 'lg:col-span-12'}>
          <FilledList chart={charts.places} />
        </ChartCard>
        {tellsHours ? (
          <ChartCard chart={charts.hours} file={file} className="lg:col-span-5">
            <BarList chart={charts.hours} />
          </ChartCard>
        ) : null}
      </div>
    </>
  )
}
