import { redirect } from 'react-router'
import { readYears } from '#app/features/periods/periods.data.ts'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { assignGroup, groupMemberships } from '#protocol/features/groups.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { students } from '#protocol/features/users.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/assign-group'
import { readOpenGroups } from './groups.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name ?? ''
  return pageTitle(matches, 'groups', 'assign.title', { name })
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepGroups'))
  const api = context.get(apiContext)
  const [student, profile, stays, years] = await Promise.all([
    api.find(students, params.id),
    api.find(studentProfiles, params.id),
    api.list(groupMemberships, {
      filter: { studentIdEq: params.id },
      include: ['group', 'group.schoolYear'],
      page: { size: 50 },
    }),
    readYears(api),
  ])
  const open = years.filter(({ when }) => when).reverse()
  const choices = await readOpenGroups(api, school.id, open)
  const person = `/users/${params.id}`
  return {
    person,
    name: personName(student),
    canAssign: profile.can.assignGroup === true,
    choices: choices.flatMap(({ year, groups }) =>
      groups.map(({ value, label }) => ({ value, label: `${label} (${year})` })),
    ),
    bounds: { min: open[0]?.startDate, max: open.at(-1)?.endDate },
    stays: stays.map(({ id, group, startedOn, endedOn }) => ({
      id,
      groupId: group?.id ?? '',
      name: String(group?.name ?? ''),
      year: String(group?.schoolYear?.name ?? ''),
      startedOn,
      endedOn: endedOn ?? null,
    })),
    back: ownPath(new URL(request.url).searchParams.get('terug')) ?? person,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  await requireCan(context, 'keepGroups')
  const back = ownPath(new URL(request.url).searchParams.get('terug'))
  return submit(request, assignGroup, async (input) => {
    await context.get(apiContext).run(assignGroup, params.id, input)
    return redirect(back ?? `/users/${params.id}`, withToast({ title: 'groups.assign.done' }))
  })
}

/** Puts one student in another class, with the classes before in sight. */
export default function AssignGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { person, name, canAssign, choices, bounds, stays, back } = loaderData
  const t = useT('groups')
  const tUsers = useT('users')
  const locale = useLocale()
  const labels = { groupId: t('assign.groupId'), startsOn: t('assign.startsOn') }
  const title = t('assign.title', { name })
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: tUsers('title'), to: '/users' },
          { label: name, to: person },
        ]}
        here={t('assign.groupId')}
      />
      <h1 className="mt-3 text-h1">{title}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        {canAssign ? (
          <Card className="pb-0 md:pb-0">
            <CommandForm
              command={assignGroup}
              errors={actionData?.errors}
              labels={labels}
              className="grid grid-cols-[minmax(0,1fr)] gap-5"
            >
              <SelectField name="groupId" label={labels.groupId} options={choices} />
              <DateField name="startsOn" label={labels.startsOn} hint={t('assign.startsOnHint')} {...bounds} />
              <Checkbox name="keepOthers" label={t('assign.keepOthers')} hint={t('assign.keepOthersHint')} />
              <FormFooter cancelTo={back} save={t('assign.verb')} />
            </CommandForm>
          </Card>
        ) : null}
        <Card title={t('history.title')}>
          {stays.length === 0 ? <p className="text-ui text-muted">{t('history.none')}</p> : null}
          <ol className="grid gap-3">
            {stays.map((stay) => (
              <li key={stay.id} className="border-l-3 border-line pl-3 first:border-primarymark">
                <p className="font-semibold">
                  {stay.name} <span className="font-normal text-muted">{stay.year}</span>
                </p>
                <p className="text-sm text-muted">
                  {t(stay.endedOn ? 'history.fromTo' : 'history.since', {
                    from: dateText(stay.startedOn, locale, 'full'),
                    to: stay.endedOn ? dateText(stay.endedOn, locale, 'full') : '',
                  })}
                </p>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  )
}
