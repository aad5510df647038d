import { useT, useWordsOf } from '#lib/i18n.tsx'
import type { SharedChart } from '#protocol/features/chart-shares.ts'
import { BarList } from '../charts/bar-list.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { MapDrawing } from '../drawings/supply-map.tsx'
import { WeeksDrawing } from '../drawings/weeks.tsx'
import { chartOf } from './shared-chart.ts'

/** A chart as others see it. Lines and maps are drawn for two widths, so that letters keep their size. */
export function ChartPaper({ chart: shared }: { chart: SharedChart }) {
  const t = useT('analytics')
  const chart = chartOf(shared, useWordsOf('analytics'))
  const label = `${chart.title} ${chart.about}`
  const draw = (width: number, height: number) =>
    chart.kind === 'weeks' ? (
      <WeeksDrawing
        chart={chart}
        label={label}
        width={width}
        height={height}
        words={{ now: t('demand.weeks.now'), before: t('demand.weeks.before') }}
      />
    ) : (
      <MapDrawing
        chart={chart}
        label={label}
        width={width}
        height={height}
        words={{
          ring: t('supply.map.ring'),
          dot: t('supply.map.dot'),
          hidden: t('supply.hidden'),
          scale: t('supply.map.scale'),
        }}
      />
    )
  const isSmall = shared.groups.length > 0
  return (
    <ChartCard chart={chart} note={isSmall ? <p className="mt-4 text-sm text-muted">{t('shares.small')}</p> : null}>
      {chart.kind === 'bars' ? (
        <BarList chart={chart} />
      ) : (
        <>
          <div className="sm:hidden">{draw(340, chart.kind === 'map' ? 360 : 220)}</div>
          <div className="max-sm:hidden">{draw(760, chart.kind === 'map' ? 500 : 300)}</div>
        </>
      )}
    </ChartCard>
  )
}
