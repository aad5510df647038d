import { useMemo } from 'react'
import { Link, redirect } from 'react-router'
import { readOpenGroups } from '#app/features/groups/groups.data.ts'
import { readYears } from '#app/features/periods/periods.data.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { usePageAddress } from '#lib/use-page-address.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { addMentorships } from '#protocol/features/mentorships.ts'
import { students } from '#protocol/features/users.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { Route } from './+types/mentorship-add'
import { readMentorOptions } from './mentorships.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'mentorships', 'add.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepMentorships'))
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const studentIds = asked.getAll('leerling').filter(isId).slice(0, 50)
  const [mentors, years, chosen] = await Promise.all([
    readMentorOptions(api, school.id),
    readYears(api),
    studentIds.length > 0 ? api.list(students, { filter: { idIn: studentIds }, page: { size: 50 } }) : [],
  ])
  const open = years.filter(({ when }) => when).reverse()
  const classes = (await readOpenGroups(api, school.id, open)).flatMap(({ year, groups }) =>
    groups.map(({ value, label }) => ({ value, label: `${label} (${year})` })),
  )
  return {
    mentors,
    classes,
    mentorId: asked.get('mentor') ?? '',
    groups: classes.filter(({ value }) => asked.getAll('klas').includes(value)),
    students: chosen.map((person) => ({ value: person.id, label: personName(person) })),
    back: asked.get('klas') ? `/groups/${asked.get('klas')}` : '/mentorships',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepMentorships')
  const group = new URL(request.url).searchParams.get('klas')
  return submit(request, addMentorships, async (input) => {
    await context.get(apiContext).run(addMentorships, '', input)
    return redirect(isId(group) ? `/groups/${group}` : '/mentorships', withToast({ title: 'mentorships.add.done' }))
  })
}

const loadStudents = optionsFrom('/mentorships/leerlingen')

/** A mentor gets classes, single students, or both. */
export default function AddMentorship({ loaderData, actionData }: Route.ComponentProps) {
  const { mentors, classes, mentorId, groups, students: chosen, back } = loaderData
  const t = useT('mentorships')
  const here = usePageAddress()
  const labels = { mentorId: t('add.mentorId'), groupIds: t('add.groupIds'), studentIds: t('add.studentIds') }
  const loadClasses = useMemo(
    () => async (query: string) => classes.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    [classes],
  )
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/mentorships' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <p className="text-ui text-muted">{t('add.lead')}</p>
        <CommandForm
          command={addMentorships}
          errors={actionData?.errors}
          labels={labels}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <SelectField name="mentorId" label={labels.mentorId} options={mentors} defaultValue={mentorId} />
          <Link
            to={`/users/add?${new URLSearchParams({ rol: 'mentor', terug: here })}`}
            className="-mt-3 justify-self-start text-sm text-primaryink underline underline-offset-3"
          >
            {t('add.unknown')}
          </Link>
          <MultiCombobox
            name="groupIds"
            label={labels.groupIds}
            hint={t('add.groupHint')}
            load={loadClasses}
            letters={1}
            plainOptions={classes}
            defaultOptions={groups}
          />
          <MultiCombobox
            name="studentIds"
            label={labels.studentIds}
            hint={t('add.studentHint')}
            load={loadStudents}
            plainOptions={chosen}
            defaultOptions={chosen}
          />
          <FormFooter cancelTo={back} save={t('add.verb')} />
        </CommandForm>
      </Card>
    </div>
  )
}
