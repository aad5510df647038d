import { useEffect, useState } from 'react'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { missingTexts, untranslatedTexts } from '#protocol/tenants/site-texts.ts'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/texts-screen'
import { changeTexts, readTexts } from './texts-action.server.ts'
import { TextsForm } from './texts-form.tsx'
import { TextsState } from './texts-state.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'settings', 'texts.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'changeLook')
  const { live, row, hasPrevious, by } = await readTexts(context)
  return { row, missing: missingTexts(live), untranslated: untranslatedTexts(live), hasPrevious, by }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'changeLook')
  return changeTexts(context, request)
}

/** How to reach the site, and what its statements must say. What is missing is told before anything else. */
export default function TextsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('settings')
  const { row, missing, untranslated, hasPrevious, by } = loaderData
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => setIsChanged(false), [row.updatedAt])
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <h1 className="mt-6 text-h1">{t('texts.title')}</h1>
      <p className="mt-1 max-w-[46rem] text-ui text-muted">{t('texts.lead')}</p>
      <TextsState missing={missing} hasPrevious={hasPrevious} changedAt={row.updatedAt} by={by} />
      <TextsForm
        key={row.updatedAt}
        row={row}
        untranslated={untranslated}
        answer={actionData}
        onChange={() => setIsChanged(true)}
      />
      <UnsavedGuard isChanged={isChanged} />
    </div>
  )
}
