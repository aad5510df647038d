import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { saveFields } from '#lib/save-fields.ts'
import { pageTitle } from '#lib/title.ts'
import { tags } from '#protocol/features/tags.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Merge } from '#ui/icons.tsx'
import type { Route } from './+types/tag-edit'
import { TagForm } from './tag-form.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.tag.name ?? ''
  return pageTitle(matches, 'tags', 'pages.tagEdit', { name })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepTags')
  const { id, name, color, icon } = await context.get(apiContext).find(tags, params.id)
  return { tag: { id, name, color, icon: icon ?? null } }
}

const { name, color, icon } = tags.attributes

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepTags')
  return saveFields(request, { name, color, icon }, async (input) => {
    const tag = await context.get(apiContext).update(tags, params.id, input)
    return redirect('/tags', withToast({ title: 'tags.saved.updated', params: { name: tag.name } }))
  })
}

export default function EditTag({ loaderData: { tag }, actionData }: Route.ComponentProps) {
  const t = useT('tags')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/tags' }]} here={tag.name} />
      <div className="mt-3 flex max-w-[46rem] flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h1 break-words">{tag.name}</h1>
        <ButtonLink to={`/tags/${tag.id}/merge`} look="outline" size="md" className="max-md:min-h-11">
          <Merge className="size-5" />
          {t('merge.open')}
        </ButtonLink>
      </div>
      <TagForm key={tag.id} values={tag} answer={actionData} />
    </div>
  )
}
