import { Link } from 'react-router'
import { FactList } from '#app/features/dashboard/staff/fact-list.tsx'
import { Facts } from '#app/features/users/person/facts.tsx'
import { apiContext } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarClock, CircleCheck, FilePenLine, Hourglass, UserRoundX, UsersRound } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/period-page'
import { readPeriod, readStanding } from './period-page.data.ts'
import { rangeText } from './range-text.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'periods', 'pages.period', { name: loaderData?.period.name ?? '' })

/** A centre looks at periods of schools, and is told nothing about their students. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { can } = await requireCan(context, 'seePeriods')
  const api = context.get(apiContext)
  const period = await readPeriod(api, params.id, can.seeStudents === true)
  const standing = period.who ? await readStanding(api, period.id, period.who) : null
  return {
    period,
    standing,
    isManager: can.managePeople === true,
    canSeeRoute: period.who !== null && can.seeWorkflows === true,
  }
}

type Data = Route.ComponentProps['loaderData']
const icons = {
  takePart: UsersRound,
  placed: CircleCheck,
  asking: Hourglass,
  without: UserRoundX,
  late: CalendarClock,
} as const

/** One period: who takes part, how many of them have a place, and what it is. */
export default function PeriodPage({ loaderData: { period, standing, isManager, canSeeRoute } }: Route.ComponentProps) {
  const t = useT('periods')
  const locale = useLocale()
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/internship_periods' }]} here={period.name} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-h1 break-words">{period.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-muted">
            {rangeText(period.startDate, period.endDate, locale)}
            {period.isArchived ? <StatusPill status="skip">{t('status.archived')}</StatusPill> : null}
          </p>
        </div>
        {period.canEdit ? (
          <ButtonLink to={`/internship_periods/${period.id}/edit`} look="outline" size="md" className="max-md:min-h-11">
            <FilePenLine className="size-5" />
            {t('edit.open')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {standing ? (
          <div className="grid gap-5">
            <Card title={t(isManager ? 'page.numbers' : 'page.yours')}>
              <FactList
                facts={standing.numbers.map((each) => ({
                  ...each,
                  to: each.count > 0 ? each.to : undefined,
                  icon: icons[each.key],
                  label: t(`page.${each.key}`),
                }))}
              />
            </Card>
            <Without standing={standing} />
          </div>
        ) : null}
        <div className="grid gap-5">
          {period.who ? <Who who={period.who} /> : null}
          <About period={period} canSeeRoute={canSeeRoute} />
        </div>
      </div>
    </div>
  )
}

function Without({ standing: { numbers, without } }: { standing: NonNullable<Data['standing']> }) {
  const t = useT('periods')
  const countOf = (name: string) => numbers.find(({ key }) => key === name)?.count ?? 0
  if (countOf('takePart') === 0)
    return (
      <Card>
        <EmptyState icon={UsersRound} headingLevel={2} title={t('page.nobody')} text={t('page.nobodyWhy')} />
      </Card>
    )
  const count = countOf('without')
  return (
    <Card title={t('page.first')}>
      {count === 0 ? <p className="text-ui text-ink2">{t('page.calm')}</p> : null}
      <ul>
        {without.first.map(({ id, name }) => (
          <li key={id} className="relative flex min-h-12 items-center gap-3.5 border-line py-2 not-first:border-t">
            <Avatar name={name} className="size-8 shrink-0 text-micro" />
            <Link
              to={`/users/${id}`}
              className="min-w-0 truncate text-ui font-semibold no-underline after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {count > without.first.length ? (
        <ButtonLink to={without.list} look="soft" size="md" className="mt-4 min-h-11 w-full">
          {t('page.all', { count })}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

function Who({ who: { levels, groups } }: { who: NonNullable<Data['period']['who']> }) {
  const t = useT('periods')
  const isEverybody = levels.length === 0 && groups.length === 0
  return (
    <Card title={t('page.who')}>
      {isEverybody ? <p className="text-ui text-ink2">{t('page.everybody')}</p> : null}
      <Facts
        facts={[
          [t('page.levels'), levels.map(({ name }) => name).join(', ')],
          [
            t('page.groups'),
            groups.length > 0 ? (
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {groups.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={`/groups/${id}`} className="text-primaryink underline underline-offset-4">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null,
          ],
        ]}
      />
    </Card>
  )
}

function RouteLink({ route }: { route: Data['period']['route'] }) {
  const t = useT('periods')
  return (
    <Link to={route ? `/workflows/${route.id}` : '/workflows'} className="text-primaryink underline underline-offset-4">
      {route?.name ?? t('route.site')}
    </Link>
  )
}

function About({ period, canSeeRoute }: { period: Data['period']; canSeeRoute: boolean }) {
  const t = useT('periods')
  return (
    <Card title={t('page.facts')}>
      {period.description ? <p className="mb-3 text-ui whitespace-pre-line">{period.description}</p> : null}
      <Facts
        facts={[
          [t('fields.schoolYearId'), period.year],
          [t('page.school'), period.who ? null : period.school],
          [t('fields.workflowId'), canSeeRoute ? <RouteLink route={period.route} /> : null],
          [
            t('fields.targetHours'),
            period.targetHours === null ? null : t('page.hours', { count: period.targetHours }),
          ],
        ]}
      />
      {period.may.length > 0 ? (
        <div className="border-t border-line pt-2 text-ui">
          <h3 className="font-normal text-muted">{t('page.may')}</h3>
          <ul className="list-disc pl-5">
            {period.may.map((name) => (
              <li key={name}>{t(`may.${name}.label`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  )
}
