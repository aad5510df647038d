import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import { requireRowCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { changeInternship } from '#protocol/features/internship-commands.ts'
import { peopleOfHost } from '#protocol/features/internship-history.ts'
import { internships } from '#protocol/features/internships.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import type { Route } from './+types/edit-internship'
import { InternshipFields } from './internship-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'internships', 'pages.edit')

/** The internship as its form shows it. */
async function readRow(context: Readonly<RouterContextProvider>, id: string) {
  const row = await context.get(apiContext).find(internships, id, {
    include: ['student', 'organization', 'supervisor', 'contactPerson'],
  })
  const values = {
    title: row.title,
    startDate: row.startDate ?? null,
    endDate: row.endDate ?? null,
    plannedHours: row.plannedHours ?? null,
    weekdays: row.weekdays,
    supervisorId: row.supervisor?.id ?? null,
    contactPersonId: row.contactPerson?.id ?? null,
    contactName: row.contactName ?? null,
    contactEmail: row.contactEmail ?? null,
    contactPhoneNumber: row.contactPhoneNumber ?? null,
  }
  return { row, values }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  const { row, values } = await readRow(context, params.id)
  if (!row.can.changeInternship && row.student) throw redirect(`/internships/${row.id}`)
  requireRowCan(row, 'changeInternship')
  const filter = { internshipId: row.id }
  const { choices } = await orElse(context.get(apiContext).tell(peopleOfHost, { filter }), { choices: [] })
  return {
    id: row.id,
    student: personName(row.student) || row.studentName,
    host: row.organization?.name ?? row.organizationName ?? '',
    updatedAt: row.updatedAt,
    values,
    people: choices,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  return submit(
    request,
    changeInternship,
    async (input, since) => {
      await context.get(apiContext).run(changeInternship, params.id, input, { since })
      return redirect(`/internships/${params.id}`, withToast({ title: 'internships.done.changed' }))
    },
    async () => {
      const { row, values } = await readRow(context, params.id)
      return { updatedAt: row.updatedAt, ...values }
    },
  )
}

export default function EditInternship({ loaderData, actionData }: Route.ComponentProps) {
  const { id, student, host, updatedAt, values, people } = loaderData
  const t = useT('internships')
  const names = new Map(people.map((person) => [person.id, person.name]))
  const labels = Object.fromEntries(Object.keys(values).map((name) => [name, t(`fields.${name}`)]))
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/internships' },
          { label: [student, host].filter(Boolean).join(', '), to: `/internships/${id}` },
        ]}
        here={t('edit.title')}
      />
      <h1 className="mt-3 text-h1 break-words">{t('edit.heading', { student })}</h1>
      <p className="mt-2 text-ui text-muted">{t('edit.told')}</p>
      <Card className="mt-6 max-w-[48rem] pb-0 md:pb-0">
        <CommandForm
          command={changeInternship}
          errors={actionData?.errors}
          conflict={actionData?.conflict}
          opened={{ updatedAt, ...values }}
          sayValue={(_, text) => names.get(text) ?? text}
          labels={labels}
          className="grid gap-5"
        >
          <InternshipFields values={values} people={people} />
          <FormFooter cancelTo={`/internships/${id}`} />
        </CommandForm>
      </Card>
    </div>
  )
}
