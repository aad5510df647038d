import { Link } from 'react-router'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { applicationStatuses } from '#protocol/features/applications.ts'
import { Card } from '#ui/card.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import type { VacancyPage } from './vacancy-page.server.ts'

/** How it does: four numbers, who looked by the day, and who applied. */
export function VacancyNumbers({ vacancy }: { vacancy: VacancyPage }) {
  const t = useT('vacancies')
  const locale = useLocale()
  const { id, places, placesTaken, numbers } = vacancy
  const { views, saves, viewsPerDay, applications } = numbers
  const total = Object.values(applications).reduce((sum, count) => sum + count, 0)
  const inMonth = viewsPerDay.reduce((sum, day) => sum + day.views, 0)
  const tiles: [string, string, string?][] = [
    ['views', numberText(views, locale)],
    ['saves', numberText(saves, locale)],
    ['applications', numberText(total, locale), `/aanmeldingen?vacature=${id}`],
    ['places', t('placesOf', { taken: placesTaken, places })],
  ]
  const bars = applicationStatuses
    .filter((status) => applications[status])
    .map((status) => ({ key: status, label: t(`applications.${status}`), value: applications[status] ?? 0 }))
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {tiles.map(([key, value, to]) => (
          <div key={key} className="relative rounded-card border border-line bg-surface p-4 md:p-5">
            <dt className="text-ui text-muted">
              {to ? (
                <Link to={to} className="text-inherit after:absolute after:inset-0 after:rounded-card hover:underline">
                  {t(`numbers.${key}`)}
                </Link>
              ) : (
                t(`numbers.${key}`)
              )}
            </dt>
            <dd className="mt-1 text-h1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Card title={t('numbers.perDay')}>
        {inMonth > 0 ? (
          <LineChart
            label={t('numbers.perDayLabel', { count: inMonth })}
            labels={viewsPerDay.map(({ day }) => dateText(day, locale))}
            now={{ key: 'views', label: t('numbers.views'), values: viewsPerDay.map((day) => day.views) }}
            nowText=""
            labelHeader={t('numbers.day')}
            unit={t('numbers.unit')}
          />
        ) : (
          <p className="text-ui text-muted">{t('numbers.noViews')}</p>
        )}
      </Card>
      {bars.length > 0 ? (
        <Card title={t('numbers.byStatus')}>
          <HorizontalBars
            label={t('numbers.byStatus')}
            header={t('numbers.applications')}
            labelHeader={t('columns.status')}
            bars={bars}
          />
        </Card>
      ) : null}
    </>
  )
}
