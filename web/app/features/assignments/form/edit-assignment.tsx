import { data } from 'react-router'
import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireCan, requireRowCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { assignments, changeAssignment } from '#protocol/features/assignments.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { filesOfAssignment } from '../show/work.data.ts'
import type { Route } from './+types/edit-assignment'
import { AssignmentForm } from './assignment-form.tsx'
import { readChoices } from './choices.server.ts'
import { saveAssignment } from './save-assignment.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'assignments', 'form.edit')

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepAssignments')
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = apiOf(context, session)
  const { locale, site } = context.get(pageContext)
  const [row, files, choices] = await Promise.all([
    api.find(assignments, params.id, { include: ['groups', 'students'] }),
    filesOfAssignment(api, params.id),
    readChoices(api, session, locale, site.flags.evaluationForms),
  ])
  requireRowCan(row, 'changeAssignment')
  const known = new Set(choices.groups.map(({ value }) => value))
  const others = row.groups.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ value: id, label: name }))
  return {
    id: row.id,
    choices: { ...choices, groups: [...choices.groups, ...others] },
    values: {
      title: row.title,
      instructions: row.instructions ?? null,
      dueOn: row.dueOn ?? null,
      internshipPeriodId: row.internshipPeriodId ?? null,
      groupIds: row.groups.map(({ id }) => id),
      students: row.students.map((student) => ({ value: student.id, label: personName(student) })),
      workflowPhaseId: row.workflowPhaseId ?? null,
      marking: row.marking,
      supervisor: row.supervisor,
      formId: row.formId ?? null,
      rubricId: row.rubricId ?? null,
      files,
      isDraft: row.status === 'draft',
    },
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = apiOf(context, await requireCan(context, 'keepAssignments'))
  return saveAssignment(context, request, api, (input) => api.run(changeAssignment, params.id, input))
}

export default function EditAssignment({ loaderData: { id, values, choices }, actionData }: Route.ComponentProps) {
  const t = useT('assignments')
  const back = `/opdrachten/beheer/${id}`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/opdrachten/beheer' },
          { label: values.title, to: back },
        ]}
        here={t('form.edit')}
      />
      <h1 className="mt-3 text-h1">{t('form.edit')}</h1>
      <AssignmentForm values={values} choices={choices} answer={actionData} back={back} />
    </div>
  )
}
