import { lazy, Suspense, useState } from 'react'
import { Outlet, useNavigate, useParams } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { numberText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/workflow-editor'
import { editorAction } from './editor-action.server.ts'
import type { EditorContext } from './editor-context.ts'
import { EditorHead } from './editor-head.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { RouteLine } from './route-line.tsx'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'
import { readRoute } from './workflows.data.ts'

// Nobody needs them to see the route.
const EffectsDialog = lazy(() => import('./effects-dialog.tsx'))
const LateDialog = lazy(() => import('./late-dialog.tsx'))
const StudentPreview = lazy(() => import('./student-preview.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'workflows', 'pages.route', { name: loaderData?.route.name ?? '' })

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'seeWorkflows')
  return { ...(await readRoute(context.get(apiContext), params.id)), today: today() }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await requireCan(context, 'keepWorkflows')
  return editorAction(context.get(apiContext), params.id, await request.formData())
}

/** A route with its phases, to look at or to change; one phase of it opens beside it, on a phone on a page of its own. */
export default function WorkflowEditor({ loaderData }: Route.ComponentProps) {
  const t = useT('workflows')
  const locale = useLocale()
  const navigate = useNavigate()
  const { phase_id: openKey } = useParams()
  const { route, use, ownKinds, levels, forms, canSave } = loaderData
  const home = `/workflows/${route.id}`
  const open = (key: string | null) =>
    void navigate(key ? `${home}/${key}` : home, { preventScrollReset: true, replace: true })
  const of = useDraft(route)
  const saving = useSaving({
    id: route.id,
    of,
    onWrong: open,
    // A new phase gets an id of its own with that.
    onSaved: () => openKey && !isId(openKey) && open(null),
  })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { draft } = of
  const context: EditorContext = {
    ...{ home, draft, levels, forms, ownKinds, use, canSave, today: loaderData.today, errors: saving.errors, open },
    isBusy: saving.isBusy,
    isChanged: of.isChanged,
    round: of.round,
    setSteps: of.setSteps,
    changePhase: of.changePhase,
    save: saving.save,
  }
  const count = draft.steps.flat().length
  return (
    <div className="wrap-wide py-6">
      <div className={openKey ? 'max-lg:hidden' : ''}>
        <EditorHead
          loaderData={loaderData}
          of={of}
          isBusy={saving.isBusy}
          onSave={saving.save}
          onPreview={() => setIsPreviewed(true)}
          about={`${t(count === 1 ? 'phases.one' : 'phases.many', { count })}, ${
            use.periods.length === 0
              ? t('use.noPeriod')
              : t(use.students === 1 ? 'use.byOne' : 'use.by', {
                  count: numberText(use.students, locale),
                  names: use.periods.map(({ name }) => name).join(', '),
                })
          }`}
        />
        <EditorNotices loaderData={loaderData} of={of} saving={saving} steps={draft.steps} />
      </div>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(27rem,40%)]">
        <div className={openKey ? 'max-lg:hidden' : ''}>
          <RouteLine context={context} openKey={openKey} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-h)+1rem)]">
          <Outlet context={context} />
        </div>
      </div>
      <UnsavedGuard isChanged={of.isChanged} within={home} />
      <Suspense>
        {saving.effects ? <EffectsDialog {...saving} effects={saving.effects} /> : null}
        {saving.isLate ? <LateDialog {...saving} /> : null}
        {isPreviewed ? (
          <StudentPreview
            steps={draft.steps}
            levels={levels}
            today={loaderData.today}
            onClose={() => setIsPreviewed(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
