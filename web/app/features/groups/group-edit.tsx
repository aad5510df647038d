import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { saveFields } from '#lib/save-fields.ts'
import { pageTitle } from '#lib/title.ts'
import { groups } from '#protocol/features/groups.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { Route } from './+types/group-edit'
import { GroupForm } from './group-form.tsx'
import { readLevels } from './groups.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.group.name ?? ''
  return pageTitle(matches, 'groups', 'pages.groupEdit', { name })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepGroups'))
  const api = context.get(apiContext)
  const [group, levels] = await Promise.all([api.find(groups, params.id), readLevels(api, school.id)])
  return { group: { id: group.id, name: group.name, levelId: group.levelId ?? '' }, levels }
}

const { name, levelId } = groups.attributes

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepGroups')
  return saveFields(request, { name, levelId }, async (input) => {
    const group = await context.get(apiContext).update(groups, params.id, input)
    return redirect(`/groups/${group.id}`, withToast({ title: 'groups.saved.updated', params: { name: group.name } }))
  })
}

export default function EditGroup({ loaderData: { group, levels }, actionData }: Route.ComponentProps) {
  const t = useT('groups')
  const title = t('edit.title', { name: group.name })
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/groups' },
          { label: group.name, to: `/groups/${group.id}` },
        ]}
        here={t('edit.open')}
      />
      <h1 className="mt-3 text-h1">{title}</h1>
      <GroupForm values={group} levels={levels} cancelTo={`/groups/${group.id}`} answer={actionData} />
    </div>
  )
}
