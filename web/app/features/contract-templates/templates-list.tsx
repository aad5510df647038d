import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import {
  archiveContractTemplate,
  copyContractTemplate,
  restoreContractTemplate,
} from '#protocol/features/contract-templates.ts'
import { FormProblems } from '#ui/form-problems.tsx'
import { FileText } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { Route } from './+types/templates-list'
import { CopyTemplate } from './copy-template.tsx'
import { TemplateRow } from './template-row.tsx'
import { readTemplates } from './templates.data.ts'

const list = '/contract_templates'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'contract-templates', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeContractTemplates')
  const asked = new URL(request.url).searchParams
  const status = asked.get('status') === 'archived' ? 'archived' : 'active'
  const page = Math.max(1, Number(asked.get('pagina')) || 1)
  const { rows, last } = await readTemplates(context.get(apiContext), status, page)
  const copied = rows.find(({ id, can }) => id === asked.get('kopie') && can.copyContractTemplate)
  return { ...{ rows, status, page, last }, copied: copied && { id: copied.id, name: copied.name } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepContractTemplates')
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const id = formText(form, 'id')
  if (!isId(id)) throw data(null, { status: 400 })
  if (form.get('decision') === 'undo' || form.get('do') === 'restore')
    return save(async () => {
      const { name } = await api.run(restoreContractTemplate, id)
      return redirect(list, withToast({ title: 'contract-templates.saved.restored', params: { name } }))
    })
  if (form.get('do') === 'archive')
    return save(async () => {
      const { name } = await api.run(archiveContractTemplate, id)
      const undo = { to: list, id }
      return redirect(list, withToast({ title: 'contract-templates.saved.archived', params: { name }, undo }))
    })
  return submit(request, copyContractTemplate, async (input) => {
    const made = await api.run(copyContractTemplate, id, { ...input, schoolId: hereOf(session).id })
    return redirect(
      `${list}/${made.id}/edit`,
      withToast({ title: 'contract-templates.saved.copied', params: { name: made.name } }),
    )
  })
}

/** The templates of the school and those of the site: which can be used, and which are being written. */
export default function TemplatesList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('contract-templates')
  const { rows, status, page, last, copied } = loaderData
  const errors = actionData?.errors ?? []
  return (
    <div className="wrap-wide py-6">
      <ListHead title={t('title')} lead={t('lead')} />
      <nav aria-label={t('views.label')} className="mt-4">
        <ul className={tabBar}>
          {(['active', 'archived'] as const).map((each) => (
            <li key={each} className="flex">
              <Link
                to={each === 'active' ? list : `${list}?status=archived`}
                aria-current={each === status ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {t(`views.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {copied ? <CopyTemplate template={copied} errors={errors} /> : null}
      {!copied && errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul className="mt-5 grid gap-3">
          {rows.map((row) => (
            <TemplateRow key={row.id} template={row} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={FileText} title={t(`empty.${status}.title`)} text={t(`empty.${status}.text`)} />
      )}
      <div className="mt-5">
        <Pager page={page} last={last} to={(each) => `${list}?status=${status}&pagina=${each}`} />
      </div>
    </div>
  )
}
