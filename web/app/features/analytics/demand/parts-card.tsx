import { Link, useLocation } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { DemandPart } from '#protocol/features/analytics.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { ArrowDown, ArrowUp } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { Chart } from '../charts/chart.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { NumberLink, ToList } from '../charts/number-link.tsx'
import type { DemandChosen } from './demand-charts.ts'
import { behindBy, furthestBehind } from './part-behind.ts'

type Data = { chosen: DemandChosen; parts: readonly string[]; rows: DemandPart[]; isMore: boolean }

/** The same by class, by level or by mentor: who needs help first stands first. */
export function PartsCard({ chart, file, data }: { chart: Chart; file: string; data: Data }) {
  const { chosen, parts, rows, isMore } = data
  const t = useT('analytics')
  const locale = useLocale()
  const { search } = useLocation()
  const address = (per: string) => {
    const asked = new URLSearchParams(search)
    asked.set('per', per)
    return `?${asked}`
  }
  return (
    <ChartCard chart={chart} file={file} className="lg:col-span-12">
      <nav aria-label={t('demand.parts.choose')} className="mb-3 flex flex-wrap gap-x-5 print:hidden">
        {parts.map((per) => (
          <Link
            key={per}
            to={address(per)}
            preventScrollReset
            aria-current={per === chosen.per ? 'true' : undefined}
            className={`inline-flex min-h-11 items-center text-ui ${per === chosen.per ? 'font-semibold text-ink no-underline' : 'text-primaryink underline underline-offset-4'}`}
          >
            {t(`demand.parts.${per}`)}
          </Link>
        ))}
      </nav>
      <Furthest chart={chart} rows={rows} />
      <ul>
        {chart.rows.map(({ key, label, numbers: [without, all, late] }, at) => {
          const part = rows[at]
          const days = part?.contractDays ?? null
          return (
            <li
              key={key}
              className="grid grid-cols-2 items-center gap-x-5 gap-y-1 border-line py-3 not-first:border-t md:grid-cols-[minmax(5rem,1fr)_6rem_minmax(0,2fr)_13rem_5rem_8rem]"
            >
              <span className="text-ui font-semibold max-md:col-span-2">{label}</span>
              <span className="text-ui">
                {all ? <NumberLink of={all} name={`${label}, ${chart.columns[1]}`} /> : null}{' '}
                {t('demand.parts.students')}
              </span>
              {part ? <StageStrip part={part} /> : null}
              <span className="flex items-center gap-2 text-ui">
                <StatusMark status={without?.value ? 'warn' : 'done'} className="size-4 shrink-0" />
                <span>
                  {without ? <NumberLink of={without} name={`${label}, ${chart.columns[0]}`} /> : null}{' '}
                  {t('demand.parts.without')}
                  {part ? <Difference part={part} /> : null}
                </span>
              </span>
              <span className="text-ui">
                {late ? <NumberLink of={late} name={`${label}, ${chart.columns[2]}`} /> : null} {t('demand.parts.late')}
              </span>
              <span className="text-ui text-ink2">
                {days === null ? '' : t('demand.parts.contract', { days: numberText(days, locale) })}
              </span>
            </li>
          )
        })}
      </ul>
      {isMore ? <p className="mt-3 text-sm text-muted">{t('demand.parts.first', { count: rows.length })}</p> : null}
    </ChartCard>
  )
}

/** The answer to what one looks for in this list first, before the list. */
function Furthest({ chart, rows }: { chart: Chart; rows: DemandPart[] }) {
  const t = useT('analytics')
  const found = furthestBehind(rows)
  if (!found) return null
  const { part, count } = found
  const to = chart.rows.find(({ key }) => key === part.id)?.numbers[0]?.to
  if (count <= 0 || !to) return <p className="mb-2 text-ui">{t('demand.parts.noneBehind')}</p>
  return (
    <p className="mb-2 text-ui">
      <ToList to={to} className="font-semibold">
        {part.name}
      </ToList>{' '}
      {t(`demand.parts.behind.${count === 1 ? 'one' : 'many'}`, { count })}
    </p>
  )
}

function Difference({ part }: { part: DemandPart }) {
  const t = useT('analytics')
  const count = behindBy(part)
  if (count === null) return null
  const [word, Arrow, look] =
    count > 0
      ? (['more', ArrowUp, 'text-errink'] as const)
      : count < 0
        ? (['fewer', ArrowDown, 'text-muted'] as const)
        : (['same', null, 'text-muted'] as const)
  return (
    <span className={`flex items-center gap-1 text-sm ${look}`}>
      {Arrow ? <Arrow className="size-4 shrink-0" /> : null}
      {t(`demand.parts.${word}`, { count: Math.abs(count) })}
    </span>
  )
}

/** The whole of a class, cut by phase in the order of the route; the table below says the same in numbers. */
function StageStrip({ part: { stages } }: { part: DemandPart }) {
  const total = studentStages.reduce((sum, stage) => sum + stages[stage], 0)
  let x = 0
  return (
    <svg
      viewBox="0 0 400 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4 w-full overflow-hidden rounded-[min(6px,var(--r-tile))] max-md:col-span-2"
    >
      {studentStages.map((stage, at) => {
        const width = total === 0 ? 0 : (stages[stage] / total) * 400
        const start = x
        x += width
        return width === 0 ? null : (
          <rect
            key={stage}
            x={start.toFixed(1)}
            width={Math.max(1, width - 2).toFixed(1)}
            height="20"
            fill={`var(--ph${at + 1})`}
          />
        )
      })}
    </svg>
  )
}
