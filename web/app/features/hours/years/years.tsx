import { apiOf } from '#lib/context.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { type HourYear, hourYears, statementPath } from '#protocol/features/hour-years.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Clock, Download } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { hoursText } from '../hours-text.ts'
import { Slip } from '../sheet/slip.tsx'
import type { Route } from './+types/years'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'hours', 'years.title')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeHourYears')
  return apiOf(context, session).tell(hourYears)
}

/** What a volunteer did, year by year: only what hosts confirmed. Each year can be taken along as a statement. */
export default function YearsPage({ loaderData: { years } }: Route.ComponentProps) {
  const t = useT('hours')
  return (
    <div className="wrap w-full py-5 md:py-8">
      <h1 className="text-h1">{t('years.title')}</h1>
      <p className="mt-2 max-w-[42rem] text-lg text-muted">{t('years.lead')}</p>
      {years.length === 0 ? (
        <EmptyState
          icon={Clock}
          title={t('years.none')}
          text={t('years.noneText')}
          action={<ButtonLink to="/uren">{t('years.log')}</ButtonLink>}
        />
      ) : (
        <div className="mt-6 grid max-w-[52rem] gap-8">
          {years.map((year) => (
            <Year key={year.year} of={year} />
          ))}
        </div>
      )}
    </div>
  )
}

function Year({ of: { year, minutes, places } }: { of: HourYear }) {
  const t = useT('hours')
  const locale = useLocale()
  return (
    <Slip>
      <section aria-labelledby={`jaar-${year}`}>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 id={`jaar-${year}`} className="text-h2">
              {year}
            </h2>
            <p className="text-ui text-paperink">{t('years.confirmed', { hours: hoursText(minutes, locale) })}</p>
          </div>
          <a
            href={statementPath(year)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('years.pdfOf', { year })}
            className={buttonClass('outline', 'md', 'min-h-11')}
          >
            <Download className="size-5" />
            {t('years.pdf')}
          </a>
        </div>
        <ul className="mt-4 border-t-2 border-paperline">
          {places.map(({ host, work, firstDay, lastDay, minutes: count }) => (
            <li key={`${host} ${work} ${firstDay}`} className="flex items-start gap-3 border-b border-paperline py-3.5">
              <div className="min-w-0 flex-1">
                <p className="font-semibold break-words">{host}</p>
                <p className="text-ui break-words text-paperink">{work}</p>
                <p className="text-sm text-paperink">
                  {t('days', { first: dateNear(firstDay, locale, today()), last: dateNear(lastDay, locale, today()) })}
                </p>
              </div>
              <p className="shrink-0 font-semibold tabular-nums">{t('count', { hours: hoursText(count, locale) })}</p>
            </li>
          ))}
        </ul>
      </section>
    </Slip>
  )
}
