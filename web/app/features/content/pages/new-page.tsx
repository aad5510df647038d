import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { createContentPage, slugOf } from '#protocol/features/content/content-pages.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { ContentTabs } from '../desk/content-tabs.tsx'
import type { Route } from './+types/new-page'
import { homeOf } from './page-head.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'pages.new.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  return null
}

const { kind, titleNl } = createContentPage.input
const rules = { kind, titleNl }
const TRIES = 6

/** The address follows from the title; where that is taken, with a number behind it. It can be changed later. */
async function create(api: Client, given: { kind: 'page' | 'news'; titleNl: string }) {
  const base = slugOf(given.titleNl) || 'pagina'
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    try {
      return await api.run(createContentPage, '', { ...given, slug, status: 'draft', blocksNl: [] })
    } catch (error) {
      const code = error instanceof ApiError ? error.errors[0]?.code : undefined
      if (number === TRIES || !(code === 'page.slugTaken' || code === 'page.slugReserved')) throw error
    }
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  const { input, wrong } = readChecked(rules, await request.formData(), false)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  return save(async () => redirect(homeOf((await create(context.get(apiContext), input)).id)), rules)
}

/** What it is called; all the rest is written on the page itself. */
export default function NewPage({ actionData }: Route.ComponentProps) {
  const t = useT('content')
  const labels = { kind: t('pages.new.kind'), titleNl: t('pages.new.name') }
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <h1 className="mt-6 text-h1">{t('pages.new.title')}</h1>
      <Card className="mt-6 max-w-[46rem]">
        <RuledForm rules={rules} errors={actionData?.errors} labels={labels} className="grid gap-5">
          <Segmented
            name="kind"
            label={labels.kind}
            options={(['page', 'news'] as const).map((value) => ({ value, label: t(`desk.kinds.${value}`) }))}
            defaultValue="page"
          />
          <Field name="titleNl" label={labels.titleNl} hint={t('pages.new.hint')} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton>{t('pages.new.verb')}</SubmitButton>
            <ButtonLink to="/content" look="ghost">
              {t('pages.new.cancel')}
            </ButtonLink>
          </div>
        </RuledForm>
      </Card>
    </div>
  )
}
