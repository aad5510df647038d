import { redirect } from 'react-router'
import { readYears } from '#app/features/periods/periods.data.ts'
import { yearLabel } from '#app/features/periods/year-label.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { copyGroups } from '#protocol/features/groups.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/copy-groups'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'groups', 'copy.title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'keepGroups')
  return { years: await readYears(context.get(apiContext)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepGroups')
  return submit(request, copyGroups, async (input) => {
    const { copied, skipped } = await context.get(apiContext).run(copyGroups, '', input)
    return redirect(
      `/groups?jaar=${input.toSchoolYearId}`,
      withToast({
        title: copied > 0 ? 'groups.copy.done' : 'groups.copy.nothing',
        ...(skipped.length > 0 ? { message: 'groups.copy.skipped' } : {}),
        params: { count: copied, skipped: skipped.slice(0, 8).join(', ') },
        color: copied > 0 ? 'success' : 'warning',
      }),
    )
  })
}

export default function CopyGroups({ loaderData: { years }, actionData }: Route.ComponentProps) {
  const t = useT('groups')
  const tPeriods = useT('periods')
  const labels = { fromSchoolYearId: t('copy.from'), toSchoolYearId: t('copy.to') }
  const now = years.findIndex(({ when }) => when === 'now')
  const options = (list: typeof years) => list.map((year) => ({ value: year.id, label: yearLabel(year, tPeriods) }))
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/groups' }]} here={t('copy.title')} />
      <h1 className="mt-3 text-h1">{t('copy.title')}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <p className="text-ui text-muted">{t('copy.lead')}</p>
        <CommandForm
          command={copyGroups}
          errors={actionData?.errors}
          labels={labels}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2"
        >
          <SelectField
            name="fromSchoolYearId"
            label={labels.fromSchoolYearId}
            options={options(years.slice(now))}
            defaultValue={years[now]?.id}
          />
          <SelectField
            name="toSchoolYearId"
            label={labels.toSchoolYearId}
            options={options(years.filter(({ when }) => when))}
            defaultValue={years.find(({ when }) => when === 'next')?.id}
          />
          <Checkbox
            name="withMentors"
            label={t('copy.withMentors')}
            hint={t('copy.withMentorsHint')}
            defaultChecked
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <FormFooter cancelTo="/groups" save={t('copy.verb')} />
          </div>
        </CommandForm>
      </Card>
    </div>
  )
}
