import { useEffect, useState } from 'react'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/look-screen'
import { changeLook, readShown } from './look-action.server.ts'
import { LookForm } from './look-form.tsx'
import { LookState } from './look-state.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'settings', 'look.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'changeLook')
  const { desk, row } = await readShown(context)
  const { theme, asMade } = context.get(pageContext).site
  const { draft, previous, changedAt, changedBy } = desk
  return {
    row,
    standard: { theme, names: asMade },
    logo: desk.logo,
    state: { hasDraft: draft !== null, hasPrevious: previous !== null, changedAt, by: changedBy?.name ?? null },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'changeLook')
  return changeLook(context, request)
}

/** How the site looks and what it is called: a draft beside what everybody sees, drawn on real pages. */
export default function LookScreen({ loaderData: { row, standard, logo, state }, actionData }: Route.ComponentProps) {
  const t = useT('settings')
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    if (actionData?.isSaved) setIsChanged(false)
  }, [actionData])
  useEffect(() => setIsChanged(false), [state.changedAt])
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <h1 className="mt-6 text-h1">{t('look.title')}</h1>
      <p className="mt-1 max-w-[46rem] text-ui text-muted">{t('look.lead')}</p>
      <LookState {...state} />
      <LookForm
        key={state.changedAt}
        row={row}
        standard={standard}
        logo={logo}
        answer={actionData}
        onChange={setIsChanged}
      />
      <UnsavedGuard isChanged={isChanged} />
    </div>
  )
}
