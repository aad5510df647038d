import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { NEAR_KM, type NearTown, type SupplyNumbers } from '#protocol/features/supply-numbers.ts'
import type { Chart } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { ToList } from '../charts/number-link.tsx'
import { MapDrawing } from '../drawings/supply-map.tsx'
import { freeWith, searchersWith } from './supply-charts.ts'

type Props = { chart: Chart; file: string; numbers: SupplyNumbers; periodId: string | undefined; className: string }

/** Students who search beside places that are free, where they are. Drawn for two widths, so that letters keep their size. */
export function MapCard({ chart, file, numbers, periodId, className }: Props) {
  const t = useT('analytics')
  const locale = useLocale()
  const { shortage, homeUnknown } = numbers
  const words = {
    ring: t('supply.map.ring'),
    dot: t('supply.map.dot'),
    hidden: t('supply.hidden'),
    scale: t('supply.map.scale'),
  }
  const around = shortage ? { key: shortage.name, kilometres: NEAR_KM } : undefined
  const draw = (width: number, height: number) => (
    <MapDrawing
      chart={chart}
      label={`${chart.title} ${chart.about}`}
      width={width}
      height={height}
      words={words}
      around={around}
    />
  )
  // What is missing most stands first; that may be around the school itself.
  const near = [shortage, numbers.aroundSchool].filter((each) => each !== null)
  return (
    <ChartCard
      chart={chart}
      file={file}
      className={className}
      note={
        <>
          {near.map((each, at) => (
            <p key={each.name} className={at === 0 ? 'mt-4 text-h3' : 'mt-2 text-ui'}>
              <Near of={each} periodId={periodId} />
            </p>
          ))}
          {homeUnknown ? (
            <p className="mt-2 text-sm text-muted">
              {t('supply.map.unknown', { count: numberText(homeUnknown, locale) })}
            </p>
          ) : null}
          {numbers.isNamed ? null : <p className="mt-2 text-sm text-muted">{t('supply.map.small')}</p>}
          {numbers.moreTowns ? (
            <p className="mt-2 text-sm text-muted">{t('supply.map.more', { count: chart.rows.length })}</p>
          ) : null}
        </>
      }
    >
      <div className="sm:hidden">{draw(340, 360)}</div>
      <div className="max-sm:hidden">{draw(760, 500)}</div>
    </ChartCard>
  )
}

/** "40 students within 10 km of Wezep, 12 free places", each with its list as far as one may see it. */
function Near({ of: { name, towns, searching, free }, periodId }: { of: NearTown; periodId: string | undefined }) {
  const t = useT('analytics')
  const locale = useLocale()
  const students = searchersWith(periodId, { home: towns.join() })
  const count = t(`supply.near.students.${searching === 1 ? 'one' : 'many'}`, { count: numberText(searching, locale) })
  return (
    <>
      {students && searching > 0 ? <ToList to={students}>{count}</ToList> : count}{' '}
      {t('supply.near.around', { km: NEAR_KM, town: name })},{' '}
      <ToList to={freeWith({ city: towns.join() })}>
        {t(`supply.near.free.${free === 1 ? 'one' : 'many'}`, { count: numberText(free, locale) })}
      </ToList>
    </>
  )
}
