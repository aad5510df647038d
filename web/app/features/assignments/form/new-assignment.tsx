import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { createAssignment } from '#protocol/features/assignments.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { Route } from './+types/new-assignment'
import { AssignmentForm } from './assignment-form.tsx'
import { readChoices } from './choices.server.ts'
import { saveAssignment } from './save-assignment.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assignments', 'form.new')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepAssignments')
  const { locale, site } = context.get(pageContext)
  return readChoices(apiOf(context, session), session, locale, site.flags.evaluationForms)
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepAssignments')
  const api = apiOf(context, session)
  const schoolId = hereOf(session).id
  return saveAssignment(context, request, api, (input) => api.run(createAssignment, '', { ...input, schoolId }))
}

const empty = {
  title: '',
  instructions: null,
  dueOn: null,
  internshipPeriodId: null,
  groupIds: [],
  students: [],
  workflowPhaseId: null,
  marking: 'none',
  supervisor: 'none',
  formId: null,
  rubricId: null,
  files: [],
  isDraft: true,
} as const

export default function NewAssignment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('assignments')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/opdrachten/beheer' }]} here={t('form.new')} />
      <h1 className="mt-3 text-h1">{t('form.new')}</h1>
      <AssignmentForm
        values={{ ...empty, groupIds: [], students: [], files: [] }}
        choices={loaderData}
        answer={actionData}
        back="/opdrachten/beheer"
      />
    </div>
  )
}
