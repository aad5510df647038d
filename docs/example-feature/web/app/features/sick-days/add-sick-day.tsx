import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { addSickDay } from '#protocol/features/sick-days.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import type { Route } from './+types/add-sick-day'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sick-days', 'add.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'addSickDays')
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'addSickDays')
  return submit(request, addSickDay, async (input) => {
    await context.get(apiContext).run(addSickDay, '', input)
    return redirect('/ziekmeldingen', withToast({ title: 'sick-days.saved' }))
  })
}

export default function AddSickDay({ actionData }: Route.ComponentProps) {
  const t = useT('sick-days')
  const labels = { date: t('fields.date'), reason: t('fields.reason') }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/ziekmeldingen' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm command={addSickDay} errors={actionData?.errors} labels={labels} className="grid gap-6">
          <DateField name="date" label={labels.date} />
          <Field name="reason" label={labels.reason} />
          <FormFooter cancelTo="/ziekmeldingen" />
        </CommandForm>
      </Card>
    </div>
  )
}
