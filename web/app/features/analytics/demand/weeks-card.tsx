import { useT } from '#lib/i18n.tsx'
import type { Chart } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { WeeksDrawing } from '../drawings/weeks.tsx'

/** Students without a place against the weeks that are left. Drawn for two widths, so that letters keep their size. */
export function WeeksCard({ chart, file, className }: { chart: Chart; file: string; className: string }) {
  const t = useT('analytics')
  const words = { now: t('demand.weeks.now'), before: t('demand.weeks.before') }
  const draw = (width: number, height: number) => (
    <WeeksDrawing chart={chart} label={`${chart.title} ${chart.about}`} width={width} height={height} words={words} />
  )
  return (
    <ChartCard chart={chart} file={file} className={className}>
      <div className="sm:hidden">{draw(320, 220)}</div>
      <div className="max-sm:hidden">{draw(680, 280)}</div>
      <p className="text-sm text-muted">{t('demand.weeks.axis')}</p>
    </ChartCard>
  )
}
