import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { closeForm, removeForm, reopenForm } from '#protocol/features/forms.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ClipboardList, Plus } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import { type FormView, formViews, readForms } from '../forms.data.ts'
import type { Route } from './+types/forms-list'
import { FormRow } from './form-row.tsx'

const list = '/form_builder'
const addressOf = (view: FormView) => (view === 'open' ? list : `${list}?status=closed`)

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'forms', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeForms')
  const asked = new URL(request.url).searchParams
  const view: FormView = asked.get('status') === 'closed' ? 'closed' : 'open'
  const page = Math.max(1, Number(asked.get('pagina')) || 1)
  return { ...(await readForms(context.get(apiContext), view, page)), view, page }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'buildForms')
  const api = context.get(apiContext)
  const form = await request.formData()
  const id = formText(form, 'id')
  if (!isId(id)) throw data(null, { status: 400 })
  return save(async () => {
    if (form.get('decision') === 'undo' || form.get('do') === 'reopen') {
      const { name } = await api.run(reopenForm, id)
      return redirect(list, withToast({ title: 'forms.saved.reopened', params: { name } }))
    }
    if (form.get('do') === 'remove') {
      await api.run(removeForm, id)
      return redirect(list, withToast({ title: 'forms.saved.removed' }))
    }
    const { name } = await api.run(closeForm, id)
    return redirect(list, withToast({ title: 'forms.saved.closed', params: { name }, undo: { to: list, id } }))
  })
}

/** The forms of this house: which are answered, how many answers are still to come, and which are being built. */
export default function FormsList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('forms')
  const { session } = useRoot()
  const { rows, view, page, last } = loaderData
  const errors = actionData?.errors ?? []
  const add = session?.can.buildForms ? (
    <ButtonLink to={`${list}/new`}>
      <Plus className="size-5" />
      {t('new.verb')}
    </ButtonLink>
  ) : null
  return (
    <div className="wrap-wide py-6">
      <ListHead title={t('title')} lead={t('lead')}>
        {rows.length > 0 || view === 'closed' ? add : null}
      </ListHead>
      <nav aria-label={t('views.label')} className="mt-4">
        <ul className={tabBar}>
          {formViews.map((each) => (
            <li key={each} className="flex">
              <Link
                to={addressOf(each)}
                aria-current={each === view ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {t(`views.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul className="mt-5 grid gap-3">
          {rows.map((row) => (
            <FormRow key={row.id} form={row} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={ClipboardList}
          title={t(`empty.${view}.title`)}
          text={t(`empty.${view}.text`)}
          action={view === 'open' ? add : undefined}
        />
      )}
      <div className="mt-5">
        <Pager page={page} last={last} to={(each) => `${list}?status=${view}&pagina=${each}`} />
      </div>
    </div>
  )
}
