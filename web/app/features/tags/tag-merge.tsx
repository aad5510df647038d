import { useState } from 'react'
import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { mergeTag, tags } from '#protocol/features/tags.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { ArrowRight } from '#ui/icons.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/tag-merge'
import { TagChip } from './tag-chip.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.tag.name ?? ''
  return pageTitle(matches, 'tags', 'pages.tagMerge', { name })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepTags')
  const api = context.get(apiContext)
  const [tag, found] = await Promise.all([api.find(tags, params.id), api.list(tags, { page: { size: 500 } })])
  const look = ({ id, name, color, icon }: typeof tag) => ({ id, name, color, icon: icon ?? null })
  const { studentCount, organizationCount } = tag
  const others = found.filter(({ id }) => id !== tag.id).map(look)
  return { tag: { ...look(tag), studentCount, organizationCount }, others }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepTags')
  return submit(request, mergeTag, async (input) => {
    const { name } = await context.get(apiContext).run(mergeTag, params.id, input)
    return redirect('/tags', withToast({ title: 'tags.merge.done', params: { name } }))
  })
}

/** Two tags that mean the same. What happens is shown before it happens, because it cannot be taken back. */
export default function MergeTag({ loaderData: { tag, others }, actionData }: Route.ComponentProps) {
  const t = useT('tags')
  const [chosen, setChosen] = useState('')
  const into = others.find(({ id }) => id === chosen)
  const title = t('merge.title', { name: tag.name })
  const counts = { students: tag.studentCount, organizations: tag.organizationCount }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/tags' }]} here={title} />
      <h1 className="mt-3 text-h1 break-words">{title}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={mergeTag}
          errors={actionData?.errors}
          labels={{ intoId: t('merge.into') }}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <SelectField
            name="intoId"
            label={t('merge.into')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
          <div role="status" className="rounded-card bg-sunken p-4">
            <div className="flex flex-wrap items-center gap-2.5">
              <TagChip {...tag} />
              <ArrowRight className="size-5 text-muted" />
              {into ? <TagChip {...into} /> : <span className="text-ui text-muted">{t('merge.choose')}</span>}
            </div>
            <ul className="mt-3 grid list-disc gap-1 pl-5 text-ui">
              <li>{t('merge.moves', { ...counts, into: into?.name ?? t('merge.other') })}</li>
              <li>{t('merge.twice')}</li>
              <li>{t('merge.gone', { name: tag.name })}</li>
            </ul>
          </div>
          <FormFooter cancelTo="/tags" save={t('merge.verb')} />
        </CommandForm>
      </Card>
    </div>
  )
}
