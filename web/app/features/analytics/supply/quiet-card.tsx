import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { SupplyNumbers } from '#protocol/features/supply-numbers.ts'
import { Flag } from '#ui/flag.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { BarList } from '../charts/bar-list.tsx'
import type { Chart } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { ToList } from '../charts/number-link.tsx'
import { hostsWith } from './supply-charts.ts'

type Props = { chart: Chart; file: string; quiet: SupplyNumbers['quiet']; className: string }

/** Hosts that one could win back, those with most places first. */
export function QuietCard({ chart, file, quiet, className }: Props) {
  const t = useT('analytics')
  const locale = useLocale()
  const all = Object.keys(quiet.by).join()
  return (
    <ChartCard chart={chart} file={file} className={className}>
      <BarList chart={chart} />
      <ul className="mt-4">
        {quiet.first.map(({ id, name, city, sector, reason, months, places }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-ui md:flex-nowrap"
          >
            <Flag sector={sector} className="size-6 shrink-0 rounded-full" />
            <span className="min-w-0 flex-1 max-md:basis-3/4">
              <Link to={`/organizations/${id}`} className="font-semibold text-ink underline-offset-4 hover:underline">
                {name}
              </Link>
              {city ? <span className="text-muted">, {city}</span> : null}
            </span>
            <span className="text-ink2 md:w-48">
              {t(`supply.quiet.rows.${reason}.${places === 0 ? 'none' : places === 1 ? 'one' : 'many'}`, {
                places: numberText(places, locale),
              })}
            </span>
            <span className="flex items-center gap-2 md:w-40">
              <StatusMark status="warn" className="size-4 shrink-0" />
              {months <= 1 ? t('supply.quiet.month') : t('supply.quiet.months', { months: numberText(months, locale) })}
            </span>
          </li>
        ))}
      </ul>
      {quiet.hosts > quiet.first.length ? (
        <p className="mt-2 text-ui font-semibold">
          <ToList to={hostsWith({ quiet: all })}>
            {t('supply.quiet.all', { count: numberText(quiet.hosts, locale) })}
          </ToList>
        </p>
      ) : null}
    </ChartCard>
  )
}
