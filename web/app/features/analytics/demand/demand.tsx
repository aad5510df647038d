import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT, useWordsOf } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CalendarRange } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { ChooseForm } from '../charts/choose-form.tsx'
import { ToList } from '../charts/number-link.tsx'
import { Sides } from '../sides.tsx'
import type { Route } from './+types/demand'
import { readDemand } from './demand.server.ts'
import { demandCharts } from './demand-charts.ts'
import { FunnelCard } from './funnel-card.tsx'
import { Headline } from './headline.tsx'
import { PartsCard } from './parts-card.tsx'
import { StopReasons } from './stop-reasons.tsx'
import { WeeksCard } from './weeks-card.tsx'
import { WhatWasSaid } from './what-was-said.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'analytics', 'demand.title')

export const loader = ({ context, request }: Route.LoaderArgs) => readDemand(context, request)

export type DemandData = Extract<Awaited<ReturnType<typeof loader>>, { period: object }>
const file = '/analytics/bestand'

/** How the students of a period are doing, in numbers that each lead to whom they count. */
export default function Demand({ loaderData }: Route.ComponentProps) {
  const t = useT('analytics')
  return (
    <div className="wrap-wide py-6 md:py-8">
      <Sides />
      {loaderData.period ? (
        <Numbers data={loaderData} />
      ) : (
        <>
          <h1 className="sr-only">{t('demand.title')}</h1>
          <EmptyState
            icon={CalendarRange}
            title={t('demand.empty.title')}
            text={t('demand.empty.text')}
            action={<ButtonLink to="/internship_periods">{t('demand.empty.go')}</ButtonLink>}
          />
        </>
      )}
    </div>
  )
}

function Numbers({ data }: { data: DemandData }) {
  const { numbers, chosen, evaluations, choices, flags, isByMentor, parts } = data
  const t = useT('analytics')
  const locale = useLocale()
  const charts = demandCharts(numbers, chosen, evaluations, useWordsOf('analytics'))
  const { hours, contracts } = numbers
  const { days } = contracts.waits
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="text-ui font-medium text-muted">{dateText(numbers.today, locale, 'long')}</p>
        <div className="min-w-0 md:ml-auto">
          <ChooseForm
            kept={chosen.per === 'group' ? {} : { per: chosen.per }}
            choosers={[
              { name: 'periode', label: t('choose.period'), value: chosen.periodId, choices: choices.periods },
              {
                name: 'klas',
                label: t('choose.group'),
                value: chosen.klas,
                choices: choices.groups,
                all: t('choose.all'),
              },
              {
                name: 'niveau',
                label: t('choose.level'),
                value: chosen.niveau,
                choices: choices.levels,
                all: t('choose.all'),
              },
              {
                name: 'mentor',
                label: t('choose.mentor'),
                value: chosen.mentor,
                choices: choices.mentors,
                all: t('choose.all'),
              },
            ]}
          />
        </div>
      </div>
      <Headline numbers={numbers} chosen={chosen} />
      <FunnelCard chart={charts.funnel} file={file} before={numbers.before} isByMentor={isByMentor} />
      <div className="mt-4 grid gap-4 md:mt-6 md:gap-6 lg:grid-cols-12">
        <WeeksCard chart={charts.searching} file={file} className="lg:col-span-7" />
        <ChartCard chart={charts.waiting} file={file} className="lg:col-span-5">
          <BarList chart={charts.waiting} />
        </ChartCard>
        {flags.digitalContracts ? (
          <>
            <ChartCard
              chart={charts.parties}
              file={file}
              className="lg:col-span-7"
              note={
                <>
                  {days === null ? null : (
                    <p className="mt-4 text-ui font-semibold">
                      {t(`demand.parties.whole.${days === 1 ? 'one' : 'many'}`, { days: numberText(days, locale) })}
                    </p>
                  )}
                  <p className="mt-2 text-ui">
                    <ToList to="/contracts">{t('demand.parties.now')}</ToList>
                  </p>
                </>
              }
            >
              <BarList chart={charts.parties} />
            </ChartCard>
            <ChartCard chart={charts.paces} file={file} className="lg:col-span-5">
              <BarList chart={charts.paces} />
            </ChartCard>
          </>
        ) : null}
        {flags.hours ? (
          <ChartCard
            chart={charts.working}
            file={file}
            className="lg:col-span-6"
            note={
              <p className="mt-4 text-ui font-semibold">
                {t('demand.hours.sum', {
                  done: numberText(hours.done, locale),
                  target: numberText(hours.target, locale),
                })}
              </p>
            }
          >
            <BarList chart={charts.working} />
          </ChartCard>
        ) : null}
        <ChartCard
          chart={charts.ended}
          file={file}
          className={flags.hours || evaluations.length > 0 ? 'lg:col-span-6' : 'lg:col-span-12'}
          note={<StopReasons reasons={numbers.stops.reasons} />}
        >
          <BarList chart={charts.ended} />
        </ChartCard>
        {evaluations.length > 0 ? (
          <ChartCard
            chart={charts.evaluated}
            file={file}
            className={flags.hours ? 'lg:col-span-12' : 'lg:col-span-6'}
            note={<WhatWasSaid evaluations={evaluations} chosen={chosen} />}
          >
            <BarList chart={charts.evaluated} />
          </ChartCard>
        ) : null}
        <PartsCard
          chart={charts.perPart}
          file={file}
          data={{ chosen, parts, rows: numbers.parts, isMore: numbers.moreParts }}
        />
      </div>
    </>
  )
}
