import { redirect } from 'react-router'
import { copyPeriods } from '../../../../protocol/src/school.ts'
import { apiContext } from '../../lib/context.ts'
import { withToast } from '../../lib/flash.ts'
import { submit } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { requireSchool } from '../../lib/school.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { CommandForm } from '../../ui/command-form.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { Route } from './+types/copy-periods'
import { readYears } from './periods.data.ts'
import { yearLabel } from './year-label.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Stageperiodes kopiëren', en: 'Copy internship periods' })

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSchool(context, request)
  return { years: await readYears(context.get(apiContext)) }
}

type Copied = { copied: string[]; skipped: string[]; missingGroups: string[] }

export async function action({ context, request }: Route.ActionArgs) {
  await requireSchool(context, request)
  return submit(request, copyPeriods, async (input) => {
    const { copied, skipped, missingGroups } = (await context
      .get(apiContext)
      .run(copyPeriods, '', input)) as unknown as Copied
    const message = missingGroups.length > 0 ? 'missing' : skipped.length > 0 ? 'skipped' : undefined
    return redirect(
      '/internship_periods',
      withToast({
        title: copied.length > 0 ? 'periods.copy.done' : 'periods.copy.nothing',
        ...(message ? { message: `periods.copy.${message}` } : {}),
        params: {
          count: copied.length,
          skipped: skipped.slice(0, 5).join(', '),
          classes: missingGroups.slice(0, 5).join(', '),
        },
        color: copied.length > 0 && !message ? 'success' : 'warning',
      }),
    )
  })
}

export default function CopyPeriods({ loaderData: { years }, actionData }: Route.ComponentProps) {
  const t = useT('periods')
  const labels = { fromSchoolYearId: t('copy.from'), toSchoolYearId: t('copy.to') }
  const now = years.findIndex(({ when }) => when === 'now')
  const options = (list: typeof years) => list.map((year) => ({ value: year.id, label: yearLabel(year, t) }))
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/internship_periods' }]} here={t('copy.title')} />
      <h1 className="mt-3 text-h1">{t('copy.title')}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <p className="text-ui text-muted">{t('copy.lead')}</p>
        <CommandForm
          command={copyPeriods}
          errors={actionData?.errors}
          labels={labels}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 [&>[data-form-footer]]:sm:col-span-2 [&>[role=alert]]:sm:col-span-2"
        >
          <SelectField
            name="fromSchoolYearId"
            label={labels.fromSchoolYearId}
            options={options(years.slice(now))}
            defaultValue={years[now + 1]?.id ?? years[now]?.id}
          />
          <SelectField
            name="toSchoolYearId"
            label={labels.toSchoolYearId}
            options={options(years.filter(({ when }) => when))}
            defaultValue={years[now]?.id}
          />
          <FormFooter cancelTo="/internship_periods" save={t('copy.verb')} />
        </CommandForm>
      </Card>
    </div>
  )
}
