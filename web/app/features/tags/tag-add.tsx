import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { saveFields } from '#lib/save-fields.ts'
import { pageTitle } from '#lib/title.ts'
import { tags } from '#protocol/features/tags.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { Route } from './+types/tag-add'
import { TagForm } from './tag-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'tags', 'add.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'keepTags')
  return null
}

const { name, color, icon } = tags.attributes

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepTags')
  return saveFields(request, { name, color, icon }, async (input) => {
    const made = await context.get(apiContext).create(tags, input)
    return redirect('/tags', withToast({ title: 'tags.saved.created', params: { name: made.name } }))
  })
}

export default function AddTag({ actionData }: Route.ComponentProps) {
  const t = useT('tags')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/tags' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <TagForm values={{ name: '', color: 'neutral', icon: null }} answer={actionData} />
    </div>
  )
}
