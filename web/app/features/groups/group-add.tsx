import { redirect } from 'react-router'
import { readYears } from '#app/features/periods/periods.data.ts'
import { yearLabel } from '#app/features/periods/year-label.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { saveFields } from '#lib/save-fields.ts'
import { pageTitle } from '#lib/title.ts'
import { groups } from '#protocol/features/groups.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { Route } from './+types/group-add'
import { GroupForm } from './group-form.tsx'
import { readLevels } from './groups.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'groups', 'add.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepGroups'))
  const api = context.get(apiContext)
  const [years, levels] = await Promise.all([readYears(api), readLevels(api, school.id)])
  const asked = new URL(request.url).searchParams.get('jaar')
  const year = years.find(({ id }) => id === asked) ?? years.find(({ when }) => when === 'now')
  return { years: years.filter(({ when, id }) => when || id === asked), yearId: year?.id ?? '', levels }
}

const { name, schoolYearId, levelId } = groups.attributes

export async function action({ context, request }: Route.ActionArgs) {
  const school = hereOf(await requireCan(context, 'keepGroups'))
  return saveFields(request, { name, schoolYearId, levelId }, async (input) => {
    const made = await context.get(apiContext).create(groups, { ...input, schoolId: school.id })
    return redirect(`/groups/${made.id}`, withToast({ title: 'groups.saved.created', params: { name: made.name } }))
  })
}

export default function AddGroup({ loaderData: { years, yearId, levels }, actionData }: Route.ComponentProps) {
  const t = useT('groups')
  const tPeriods = useT('periods')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/groups' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <GroupForm
        values={{ name: '', levelId: '', schoolYearId: yearId }}
        levels={levels}
        years={years.map((year) => ({ value: year.id, label: yearLabel(year, tPeriods) }))}
        cancelTo={`/groups?jaar=${yearId}`}
        answer={actionData}
      />
    </div>
  )
}
