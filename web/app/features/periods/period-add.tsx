import { redirect } from 'react-router'
import { templateChoices } from '#app/features/contracts/make/templates.data.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { createInternshipPeriod } from '#protocol/features/periods.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { Route } from './+types/period-add'
import { PeriodForm } from './period-form.tsx'
import { readParticipants, readRouteChoices, readYears } from './periods.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'periods', 'add.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepPeriods')
  const school = hereOf(session)
  const api = context.get(apiContext)
  const [years, routes, templates] = await Promise.all([
    readYears(api),
    readRouteChoices(api, school.id),
    templateChoices(api, session),
  ])
  const asked = new URL(request.url).searchParams.get('jaar')
  const year = years.find(({ id }) => id === asked) ?? years.find(({ when }) => when === 'now')
  return {
    schoolId: school.id,
    yearId: year?.id ?? '',
    years,
    routes,
    templates,
    ...(await readParticipants(api, school.id, years)),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepPeriods')
  return submit(request, createInternshipPeriod, async (input) => {
    const { name } = await context.get(apiContext).run(createInternshipPeriod, '', input)
    return redirect('/internship_periods', withToast({ title: 'periods.saved.created', params: { name } }))
  })
}

export default function AddPeriod({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('periods')
  const { schoolId, yearId, years, levels, groups, routes, templates } = loaderData
  const values = {
    name: '',
    schoolId,
    schoolYearId: yearId,
    status: 'active',
    startDate: '',
    endDate: '',
    targetHours: null,
    description: '',
    maySearch: true,
    mayApply: true,
    mayReportSelfFound: true,
    needsMentorApproval: false,
    levelIds: [],
    groups: [],
    workflowId: null,
    contractTemplateId: null,
  }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/internship_periods' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <PeriodForm
        command={createInternshipPeriod}
        values={values}
        years={years.filter(({ when }) => when)}
        levels={levels}
        groups={groups}
        routes={routes}
        templates={templates}
        answer={actionData}
      />
    </div>
  )
}
