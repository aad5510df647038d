import { data, redirect } from 'react-router'
import { FormHead } from '#app/features/forms/form-head.tsx'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { remindSubmissions } from '#protocol/features/form-submissions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Send } from '#ui/icons.tsx'
import type { Route } from './+types/form-results'
import { readVoices } from './compare.server.ts'
import { CompareView } from './compare-view.tsx'
import { GivenList } from './given-list.tsx'
import { QuestionResults } from './question-results.tsx'
import { ResultFilters } from './result-filters.tsx'
import { readResults } from './results.server.ts'
import { WaitingCard } from './waiting-card.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => namedTitle(matches, loaderData?.form.name ?? '')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'followForms')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const asked = new URL(request.url).searchParams
  const internshipId = asked.get('stage')
  const [results, compared] = await Promise.all([
    readResults(api, params.id, asked, {
      groups: session.can.seeGroups === true,
      hosts: session.can.seeInternships === true,
      mentorsOf: session.can.managePeople && session.can.seeStudents ? session.organization?.id : undefined,
    }),
    isId(internshipId) ? readVoices(api, params.id, internshipId) : null,
  ])
  return { ...results, compared }
}

/** Reminds some of those who did not answer; who was reminded today is left alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'followForms')
  const form = await request.formData()
  const submissionIds = form.getAll('id').map(String).filter(isId)
  if (submissionIds.length === 0) throw data(null, { status: 400 })
  const { done, tooSoon } = await apiOf(context, session).run(remindSubmissions, '', { submissionIds })
  const title = done > 0 ? (done === 1 ? 'one' : 'many') : 'none'
  return redirect(
    `/form_builder/${params.id}`,
    withToast({ title: `form-submissions.results.reminded.${title}`, params: { count: done, tooSoon } }),
  )
}

/** What came in on a form: who did and who did not, what they said by question, and one internship seen by three. */
export default function FormResults({ loaderData }: Route.ComponentProps) {
  const { form, canSave, canAsk, compared, counted, given, waiting } = loaderData
  const t = useT('form-submissions')
  const path = `/form_builder/${form.id}`
  const total = form.submitted + form.waiting
  return (
    <div>
      <FormHead
        form={form}
        canBuild={canSave}
        below={
          <p className="text-sm leading-5 text-muted">{t('results.done', { done: form.submitted, count: total })}</p>
        }
      >
        {canAsk ? (
          <ButtonLink to={`${path}/vragen`} size="md" className="min-h-11 whitespace-nowrap">
            <Send className="size-5" />
            {t('results.ask')}
          </ButtonLink>
        ) : null}
        <ExportMenu to={(kind) => `/api/v1/forms/${form.id}/export.${kind}`} />
      </FormHead>
      <div className="wrap-wide py-5 md:py-6">
        <ResultFilters of={loaderData} path={path} />
        {compared ? <CompareView of={compared} path={path} /> : null}
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="grid min-w-0 gap-5">
            {compared ? null : <QuestionResults of={counted} />}
            {compared ? null : <GivenList of={given} path={path} />}
          </div>
          {compared ? null : <WaitingCard of={waiting} path={path} />}
        </div>
      </div>
    </div>
  )
}
