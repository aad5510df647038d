import { redirect } from 'react-router'
import { templateChoices } from '#app/features/contracts/make/templates.data.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { internshipPeriods, updateInternshipPeriod } from '#protocol/features/periods.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { uniqueOptions } from '#ui/use-options.ts'
import type { Route } from './+types/period-edit'
import { PeriodForm } from './period-form.tsx'
import { readParticipants, readRouteChoices, readYears } from './periods.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.values.name ?? ''
  return pageTitle(matches, 'periods', 'pages.periodEdit', { name })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepPeriods')
  const school = hereOf(session)
  const api = context.get(apiContext)
  const [row, years, routes, templates] = await Promise.all([
    api.find(internshipPeriods, params.id, { include: ['levels', 'groups', 'schoolYear', 'workflow'] }),
    readYears(api),
    readRouteChoices(api, school.id),
    templateChoices(api, session),
  ])
  const { levels, groups } = await readParticipants(api, school.id, years)
  const {
    name,
    status,
    startDate,
    endDate,
    schoolYearId,
    maySearch,
    mayApply,
    mayReportSelfFound,
    needsMentorApproval,
  } = row
  const own = row.groups.map(({ id, name: text }) => ({ value: id, label: text }))
  const values = {
    ...{ name, status, startDate, endDate, schoolYearId, maySearch, mayApply, mayReportSelfFound, needsMentorApproval },
    schoolId: school.id,
    targetHours: row.targetHours ?? null,
    description: row.description ?? '',
    workflowId: row.workflow?.id ?? null,
    contractTemplateId: row.contractTemplateId ?? null,
    levelIds: row.levels.map(({ id }) => id),
    groups: own.map((option) => groups.find(({ value }) => value === option.value) ?? option),
  }
  const isOpen = (id: string) => years.some((year) => year.id === id && year.when)
  return {
    id: row.id,
    values,
    years: years.filter(({ id }) => isOpen(id) || id === schoolYearId),
    levels,
    routes: withChosen(routes, row.workflow),
    templates,
    groups: uniqueOptions([...groups, ...own]),
  }
}

/** A route that was put away since is still the one that it has. */
function withChosen(routes: Awaited<ReturnType<typeof readRouteChoices>>, chosen: { id: string; name: string } | null) {
  if (!chosen || routes.own.some(({ value }) => value === chosen.id)) return routes
  return { ...routes, own: [...routes.own, { value: chosen.id, label: chosen.name }] }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepPeriods')
  return submit(request, updateInternshipPeriod, async (input) => {
    const { name } = await context.get(apiContext).run(updateInternshipPeriod, params.id, input)
    return redirect(`/internship_periods/${params.id}`, withToast({ title: 'periods.saved.updated', params: { name } }))
  })
}

export default function EditPeriod({
  loaderData: { id, values, years, levels, groups, routes, templates },
  actionData,
}: Route.ComponentProps) {
  const t = useT('periods')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/internship_periods' },
          { label: values.name, to: `/internship_periods/${id}` },
        ]}
        here={t('edit.open')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <h1 className="text-h1">{values.name}</h1>
        {values.status === 'archived' ? <StatusPill status="skip">{t('status.archived')}</StatusPill> : null}
      </div>
      <PeriodForm
        command={updateInternshipPeriod}
        values={values}
        years={years}
        levels={levels}
        groups={groups}
        routes={routes}
        templates={templates}
        answer={actionData}
      />
    </div>
  )
}
