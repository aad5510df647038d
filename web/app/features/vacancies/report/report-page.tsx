import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { reportVacancy } from '#protocol/features/vacancies/vacancy-reports.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/report-page'
import { ReportFields, useReportLabels } from './report-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'vacancies', 'pages.reportPage'),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const missing = () => data(null, { status: 404 })
  if (!isId(params.id)) throw missing()
  const { id, title } = await context
    .get(apiContext)
    .find(vacancies, params.id)
    .catch((error) => {
      throw error instanceof ApiError && error.status === 404 ? missing() : error
    })
  return { id, title }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return submit(request, reportVacancy, async (input) => {
    await context.get(apiContext).run(reportVacancy, params.id, input)
    return redirect(`/stagebank/${params.id}`, withToast({ title: 'vacancies.report.done' }))
  })
}

/** For who has no scripts, and for who opens it in another tab; otherwise it is a dialog on the vacancy itself. */
export default function ReportPage({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  const t = useT('vacancies')
  const labels = useReportLabels()
  const { session } = useRoot()
  return (
    <div className="wrap py-6 md:py-10">
      <Breadcrumbs steps={[{ label: title, to: `/stagebank/${id}` }]} here={t('report.title')} />
      <h1 className="mt-3 text-h1">{t('report.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('report.lead')}</p>
      <Card className="mt-6 max-w-[40rem]">
        <CommandForm command={reportVacancy} errors={actionData?.errors} labels={labels} className="grid gap-5">
          <ReportFields isMember={Boolean(session)} />
          <StickyAction>
            <SubmitButton>{t('report.submit')}</SubmitButton>
          </StickyAction>
        </CommandForm>
      </Card>
    </div>
  )
}
