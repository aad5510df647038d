import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { archiveWorkflow, copyWorkflow, restoreWorkflow } from '#protocol/features/workflows.ts'
import { FormProblems } from '#ui/form-problems.tsx'
import { Route as RouteIcon } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { Route } from './+types/workflows-list'
import { CopyRoute } from './copy-route.tsx'
import { RouteRow } from './route-row.tsx'
import { readRoutes } from './workflows.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'workflows', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeWorkflows')
  const asked = new URL(request.url).searchParams
  const status = asked.get('status') === 'archived' ? 'archived' : 'active'
  const page = Math.max(1, Number(asked.get('pagina')) || 1)
  const { rows, last } = await readRoutes(context.get(apiContext), status, page)
  const copied = rows.find(({ id, can }) => id === asked.get('kopie') && can.copyWorkflow)
  return {
    ...{ rows, status, page, last },
    copied: copied && { id: copied.id, name: copied.name, isOfSite: copied.isOfSite },
    schoolId: session.organization?.id ?? '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepWorkflows')
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const id = formText(form, 'id')
  if (!isId(id)) throw data(null, { status: 400 })
  if (form.get('decision') === 'undo' || form.get('do') === 'restore')
    return save(async () => {
      const { name } = await api.run(restoreWorkflow, id)
      return redirect('/workflows', withToast({ title: 'workflows.saved.restored', params: { name } }))
    })
  if (form.get('do') === 'archive')
    return save(async () => {
      const { name } = await api.run(archiveWorkflow, id)
      const undo = { to: '/workflows', id }
      return redirect('/workflows', withToast({ title: 'workflows.saved.archived', params: { name }, undo }))
    })
  return submit(request, copyWorkflow, async (input) => {
    const made = await api.run(copyWorkflow, id, { ...input, schoolId: hereOf(session).id })
    return redirect(
      `/workflows/${made.id}`,
      withToast({ title: 'workflows.saved.copied', params: { name: made.name } }),
    )
  })
}

const listOf = (status: 'active' | 'archived') => (status === 'active' ? '/workflows' : '/workflows?status=archived')

/** The routes of the school and that of the site, each drawn small, with who is on it. */
export default function WorkflowsList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('workflows')
  const { rows, status, page, last, copied } = loaderData
  const errors = actionData?.errors ?? []
  return (
    <div className="wrap-wide py-6">
      <ListHead title={t('title')} lead={t('lead')} />
      <div className="mt-4">
        <nav aria-label={t('views.label')}>
          <ul className={tabBar}>
            {(['active', 'archived'] as const).map((each) => (
              <li key={each} className="flex">
                <Link
                  to={listOf(each)}
                  aria-current={each === status ? 'page' : undefined}
                  className={`${tabLink} ${currentTab}`}
                >
                  {t(`views.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {copied ? <CopyRoute route={copied} errors={errors} /> : null}
      {!copied && errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul className="mt-5 grid gap-4">
          {rows.map((row) => (
            <RouteRow key={row.id} route={row} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={RouteIcon} title={t(`empty.${status}.title`)} text={t(`empty.${status}.text`)} />
      )}
      <div className="mt-5">
        <Pager page={page} last={last} to={(each) => `/workflows?status=${status}&pagina=${each}`} />
      </div>
    </div>
  )
}
