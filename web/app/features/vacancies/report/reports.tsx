import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, submit } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { upholdReport } from '#protocol/features/vacancies/vacancy-commands.ts'
import { dismissReport, vacancyReports } from '#protocol/features/vacancies/vacancy-reports.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Flag as FlagIcon } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { isLeftToCentre } from '../vacancies.data.ts'
import type { Route } from './+types/reports'
import { ReportForms } from './report-forms.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'reports.title')

const handled = 'afgehandeld'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'judgeVacancies')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const isHandled = asked.has(handled)
  const [rows, isCentres] = await Promise.all([
    api.list(vacancyReports, {
      filter: isHandled ? { statusIn: ['dismissed', 'taken_down'] } : { statusEq: 'open' },
      sort: isHandled ? '-createdAt' : 'createdAt',
      include: ['vacancy', 'vacancy.organization'],
      page: { size: 50 },
    }),
    isLeftToCentre(api, session),
  ])
  const reports = rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    explanation: row.explanation ?? '',
    email: row.email ?? '',
    isMember: row.isMember,
    status: row.status,
    answer: row.answer ?? '',
    createdAt: row.createdAt,
    can: row.can,
    vacancy: {
      id: row.vacancy?.id ?? '',
      title: String(row.vacancy?.fullTitle ?? ''),
      host: String(row.vacancy?.organization?.name ?? ''),
    },
  }))
  return { isHandled, reports, records: rows.records, isCentres, asked: asked.get('id') }
}

type Answer = FormAnswer & { id: string; decision: string }

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const id = String(form.get('id') ?? '')
  const decision = String(form.get('decision') ?? '')
  const to = (title: string) => redirect('/vacancies/reports', withToast({ title }))
  const answer =
    decision === 'dismiss'
      ? await submit(request, dismissReport, async (input) => {
          await api.run(dismissReport, id, input)
          return to('vacancies.reports.dismissed')
        })
      : await submit(request, upholdReport, async (input) => {
          await api.run(upholdReport, id, input)
          return to('vacancies.done.takeDownVacancy')
        })
  return data<Answer>({ id, decision, ...answer.data }, answer.init ?? undefined)
}

/** What people say is wrong, oldest first, and what one says to it. */
export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { isHandled, reports, isCentres, asked } = loaderData
  const none = isCentres ? 'ofCentre' : isHandled ? 'reports.noneHandled' : 'reports.none'
  const t = useT('vacancies')
  const locale = useLocale()
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/vacancies' }]} here={t('reports.title')} />
      <h1 className="mt-3 text-h1">{t('reports.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('reports.lead')}</p>
      <nav aria-label={t('reports.title')} className="mt-5 flex gap-5 border-b border-line">
        {[false, true].map((each) => (
          <Link
            key={String(each)}
            to={each ? `/vacancies/reports?${handled}=1` : '/vacancies/reports'}
            aria-current={each === isHandled ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-3 border-transparent text-ui text-ink2 no-underline hover:text-ink aria-[current]:border-primarymark aria-[current]:font-semibold aria-[current]:text-primaryink"
          >
            {t(each ? 'reports.handled' : 'reports.waiting')}
          </Link>
        ))}
      </nav>
      {reports.length === 0 ? (
        <Card className="mt-6">
          <EmptyState icon={FlagIcon} title={t(`${none}.title`)} text={t(`${none}.text`)} />
        </Card>
      ) : (
        <ul className="mt-6 grid max-w-[56rem] gap-4">
          {reports.map((report) => (
            <li
              key={report.id}
              id={report.id}
              aria-current={report.id === asked ? 'true' : undefined}
              className="min-w-0 rounded-card border border-line bg-surface p-5 md:p-7 aria-[current]:border-primarymark"
            >
              <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <div className="min-w-0 flex-1 basis-60">
                  <h2 className="text-h3">{t(`report.reasons.${report.reason}`)}</h2>
                  <p className="mt-0.5 text-ui text-ink2">
                    <Link
                      to={`/vacancies/${report.vacancy.id}`}
                      className="font-medium text-primaryink underline underline-offset-3"
                    >
                      {report.vacancy.title}
                    </Link>
                    , {report.vacancy.host}
                  </p>
                </div>
                <StatusPill status={report.status === 'open' ? 'wait' : report.status === 'dismissed' ? 'done' : 'err'}>
                  {t(`reports.status.${report.status}`)}
                </StatusPill>
              </div>
              {report.explanation ? (
                <blockquote className="mt-4 border-l-3 border-line2 pl-4 text-ui whitespace-pre-line text-ink2">
                  {report.explanation}
                </blockquote>
              ) : null}
              <p className="mt-3 text-sm text-muted">
                {t(report.isMember ? 'reports.byMember' : 'reports.byGuest', {
                  date: dateText(report.createdAt, locale, 'full'),
                })}
                {report.email ? `, ${report.email}` : ''}
              </p>
              {report.answer ? (
                <p className="mt-3 text-ui">{t('reports.answered', { answer: report.answer })}</p>
              ) : null}
              {report.can.dismissReport ? (
                <ReportForms
                  id={report.id}
                  decision={actionData?.id === report.id ? actionData.decision : undefined}
                  errors={actionData?.id === report.id ? actionData.errors : undefined}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
