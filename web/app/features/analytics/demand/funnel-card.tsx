import { useT } from '#lib/i18n.tsx'
import type { Chart } from '../charts/chart.ts'
import { firstOf } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { NumberLink } from '../charts/number-link.tsx'
import { FunnelDrawing } from '../drawings/funnel.tsx'

/** How many came as far as each phase, and how many are there now. */
export function FunnelCard({ chart, file }: { chart: Chart; file: string }) {
  const t = useT('analytics')
  const label = `${chart.about}: ${chart.rows.map((row) => `${row.label} ${firstOf(row)}`).join(', ')}`
  return (
    <ChartCard chart={chart} file={file} className="mt-6">
      <div className="max-md:hidden">
        <FunnelDrawing chart={chart} label={label} />
      </div>
      <ol className="mt-3 grid grid-cols-1 gap-y-2 md:grid-cols-6">
        {chart.rows.map(({ key, label: name, numbers: [reached, there] }) => (
          <li key={key} className="flex items-baseline justify-between gap-3 md:block">
            <span className="block text-ui font-semibold">{name}</span>
            <span className="block text-sm text-muted">
              {there ? <NumberLink of={there} name={`${name}, ${chart.columns[1]}`} /> : null} {t('demand.funnel.now')}
              <span className="md:sr-only">
                {', '}
                {reached ? <NumberLink of={reached} name={`${name}, ${chart.columns[0]}`} /> : null}{' '}
                {t('demand.funnel.reached')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}
