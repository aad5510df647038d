import { useMemo, useState } from 'react'
import { data, useLocation, useSubmit } from 'react-router'
import {
  type Skipped,
  shownIds,
  skippedOf,
  tickedIds,
} from '#app/features/internships/list/chosen-internships.server.ts'
import { classesAndPeriods } from '#app/features/internships/list/classes-and-periods.server.ts'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { apiOf } from '#lib/context.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { FormContext } from '#lib/form-context.ts'
import { useT, useWordsOf } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { askedRoles, requestForm } from '#protocol/features/form-submissions.ts'
import { type FormPurpose, forms } from '#protocol/features/forms.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Briefcase, Inbox, Send } from '#ui/icons.tsx'
import { LeftOut } from '#ui/left-out.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { filterOf, readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/ask-form'
import { askable, type InternshipToAsk, readToAsk, toAskTable } from './internships-to-ask.tsx'

type Asked = { made: number; skipped: Skipped[]; errors: FormError[] }
/** Who usually fills in a form of this purpose. */
const usually: Partial<Record<FormPurpose, (typeof askedRoles)[number]>> = {
  evaluation_host: 'host',
  satisfaction: 'host',
  evaluation_mentor: 'mentor',
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => namedTitle(matches, loaderData?.form.name ?? '')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'followForms')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const [{ id, name, purpose, can }, choices] = await Promise.all([
    api.find(forms, params.id),
    classesAndPeriods(context, request, session),
  ])
  if (!can.requestForm) throw data(null, { status: 404 })
  const table = toAskTable(choices)
  const state = await readList(context, request, table)
  return { form: { id, name, purpose }, choices, state, ...(await readToAsk(api, table, state)) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'followForms')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const form = await request.formData()
  const role = String(form.get('role'))
  if (!isOneOf(askedRoles, role)) throw data(null, { status: 400 })
  const table = toAskTable(await classesAndPeriods(context, request, session))
  const filter = { ...filterOf(table, readTableState(request, table)), statusIn: [...askable] }
  const internshipIds = form.get('all') === 'true' ? await shownIds(api, filter) : tickedIds(form)
  const dueOn = String(form.get('dueOn') ?? '')
  try {
    const { made, skipped } = await api.run(requestForm, params.id, {
      internshipIds,
      role,
      ...(dueOn ? { dueOn } : {}),
    })
    return data<Asked>({ made: made.length, skipped: await skippedOf(api, skipped), errors: [] })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<Asked>(
      { made: 0, skipped: [], errors: errorsOf(error, requestForm.input).errors },
      { status: error.status },
    )
  }
}

/** Whom to ask: tick some, or all of a class, say who fills it in and before when, and see what came of each. */
export default function AskForm({ loaderData, actionData }: Route.ComponentProps) {
  const { form, choices } = loaderData
  const t = useT('form-submissions')
  const words = useWordsOf('form-submissions')
  const { search } = useLocation()
  const submit = useSubmit()
  const table = useMemo(() => toAskTable(choices), [choices])
  const [role, setRole] = useState<string>(usually[form.purpose] ?? 'student')
  const path = `/form_builder/${form.id}`
  return (
    <ListPage<InternshipToAsk>
      words="form-submissions"
      say={{
        title: t('ask.title', { form: form.name }),
        lead: t('ask.lead'),
        search: t('ask.search'),
        empty: { title: t('ask.empty.title'), text: t('ask.empty.text') },
      }}
      tableWords={namedWords({ group: choices.groups.known, period: choices.periods.known }, (key, params) =>
        words(`ask.${key}`, params),
      )}
      table={table}
      found={loaderData}
      head={[{ to: path, icon: Inbox, label: t('ask.toAnswers'), look: 'outline' }]}
      nameOf={({ student }) => student}
      hrefOf={({ id }) => `/internships/${id}`}
      bulkActions={[
        {
          key: 'ask',
          label: t(`ask.verb.${role}`),
          icon: Send,
          onAction: ({ ids, isAll }, clear) => {
            const sent = new FormData(document.querySelector<HTMLFormElement>('#ask') ?? undefined)
            if (isAll) sent.set('all', 'true')
            else for (const id of ids) sent.append('id', id)
            void submit(sent, { method: 'post', action: `${path}/vragen${search}` })
            clear()
          },
        },
      ]}
      empty={{ icon: Briefcase, action: <ButtonLink to={path}>{t('ask.toAnswers')}</ButtonLink> }}
    >
      <Outcome of={actionData} path={path} />
      <FormContext value={{ rules: requestForm.input, errors: actionData?.errors ?? [] }}>
        <form
          id="ask"
          onSubmit={(event) => event.preventDefault()}
          className="mt-5 grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 lg:max-w-[48rem]"
        >
          <SelectField
            name="role"
            label={t('ask.role')}
            options={askedRoles.map((value) => ({ value, label: t(`ask.roles.${value}`) }))}
            value={role}
            onChange={({ currentTarget }) => setRole(currentTarget.value || 'student')}
          />
          <Field name="dueOn" label={t('ask.dueOn')} />
        </form>
      </FormContext>
    </ListPage>
  )
}

function Outcome({ of, path }: { of: Asked | undefined; path: string }) {
  const t = useT('form-submissions')
  if (!of || of.errors.length > 0) return null
  const { made, skipped } = of
  const said = [
    t(made === 0 ? 'ask.made.none' : made === 1 ? 'ask.made.one' : 'ask.made.many', { count: made }),
    ...(skipped.length > 0
      ? [t(skipped.length === 1 ? 'ask.skipped.one' : 'ask.skipped.many', { count: skipped.length })]
      : []),
  ]
  return (
    <div role="status" className="mt-5">
      <Notice
        tone={skipped.length > 0 || made === 0 ? 'warn' : 'info'}
        action={
          <ButtonLink to={path} look="outline" size="md" className="min-h-11">
            {t('ask.toAnswers')}
          </ButtonLink>
        }
      >
        <p>{said.join(' ')}</p>
        <LeftOut of={skipped} to={(id) => `/internships/${id}`} />
      </Notice>
    </div>
  )
}
