import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { DemandNumbers } from '#protocol/features/analytics.ts'
import { type Chart, firstOf } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { NumberLink } from '../charts/number-link.tsx'
import { FunnelDrawing } from '../drawings/funnel.tsx'

type Props = { chart: Chart; file: string; before: DemandNumbers['before']; isByMentor: boolean }

/** How many came as far as each phase, how many are there now, and how that was a year ago. */
export function FunnelCard({ chart, file, before, isByMentor }: Props) {
  const t = useT('analytics')
  const told = chart.rows.map((row) => {
    const then = row.numbers[2]
    return `${row.label} ${firstOf(row)}${then ? ` (${t('demand.funnel.then', { count: then.value ?? 0 })})` : ''}`
  })
  const label = `${chart.about}: ${told.join(', ')}`
  return (
    <ChartCard
      chart={chart}
      file={file}
      className="mt-6"
      note={<Comparison before={before} why={isByMentor ? 'mentor' : 'none'} />}
    >
      <div className="max-md:hidden print:block">
        <FunnelDrawing chart={chart} label={label} />
      </div>
      <ol className="mt-3 grid grid-cols-1 gap-y-2 md:grid-cols-6">
        {chart.rows.map(({ key, label: name, numbers: [reached, there, , thereBefore] }) => (
          <li key={key} className="flex items-baseline justify-between gap-3 md:block">
            <span className="block text-ui font-semibold">{name}</span>
            <span className="block text-sm text-muted max-md:text-right">
              {there ? <NumberLink of={there} name={`${name}, ${chart.columns[1]}`} /> : null} {t('demand.funnel.now')}
              <span className="md:sr-only">
                {', '}
                {reached ? <NumberLink of={reached} name={`${name}, ${chart.columns[0]}`} /> : null}{' '}
                {t('demand.funnel.reached')}
              </span>
              {thereBefore ? (
                <span className="block">{t('demand.funnel.then', { count: thereBefore.value ?? 0 })}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

/** Which evening it is compared with, or why with none. */
function Comparison({ before, why }: { before: DemandNumbers['before']; why: 'mentor' | 'none' }) {
  const t = useT('analytics')
  const locale = useLocale()
  if (!before) return <p className="mt-4 text-sm text-muted">{t(`demand.funnel.no.${why}`)}</p>
  return (
    <p className="mt-4 flex items-center gap-2 text-sm text-muted">
      <svg viewBox="0 0 28 4" aria-hidden="true" className="h-1 w-7 shrink-0 max-md:hidden">
        <path d="M0 2H28" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 4" />
      </svg>
      {t('demand.funnel.before', { period: before.name, date: dateText(before.day, locale, 'full') })}
    </p>
  )
}
