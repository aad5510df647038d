import { Form, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { copyPeriods, internshipPeriods } from '#protocol/features/periods.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import type { Route } from './+types/copy-periods'
import { CopyChoice } from './copy-choice.tsx'
import type { Copyable } from './copy-plan.ts'
import { readCopyable, readYears } from './periods.data.ts'
import { rangeText } from './range-text.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'periods', 'copy.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepPeriods'))
  const api = context.get(apiContext)
  const [years, periods] = await Promise.all([readYears(api), readCopyable(api, school.id)])
  const undo = new URL(request.url).searchParams.getAll('terug')
  return { years, periods, undo: periods.filter(({ id }) => undo.includes(id)) }
}

/** More than these make an address that is too long. */
const MOST_IN_LINK = 40

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepPeriods')
  const undo = (await request.clone().formData()).getAll('undo').map(String).filter(isId)
  if (undo.length > 0) {
    return save(async () => {
      for (const id of undo) await context.get(apiContext).remove(internshipPeriods, id)
      return redirect(
        '/internship_periods',
        withToast({ title: 'periods.copy.undone', params: { count: undo.length } }),
      )
    })
  }
  return submit(request, copyPeriods, async (input) => {
    const { copied, ids, skipped, missingGroups } = await context.get(apiContext).run(copyPeriods, '', input)
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
        ...(ids.length > 0 && ids.length <= MOST_IN_LINK
          ? {
              action: {
                label: 'periods.copy.undo',
                to: `/internship_periods/copy?${new URLSearchParams(ids.map((id) => ['terug', id]))}`,
              },
            }
          : {}),
        color: copied.length > 0 && !message ? 'success' : 'warning',
      }),
    )
  })
}

export default function CopyPeriods({ loaderData: { years, periods, undo }, actionData }: Route.ComponentProps) {
  const t = useT('periods')
  const labels = { fromSchoolYearId: t('copy.from'), toSchoolYearId: t('copy.to'), periodIds: t('copy.made') }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/internship_periods' }]} here={t('copy.title')} />
      <h1 className="mt-3 text-h1">{t('copy.title')}</h1>
      {undo.length > 0 ? (
        <>
          {actionData?.errors.length ? <FormProblems errors={actionData.errors} answer={actionData.errors} /> : null}
          <UndoCopy periods={undo} />
        </>
      ) : (
        <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
          <p className="text-ui text-muted">{t('copy.lead')}</p>
          <CommandForm
            command={copyPeriods}
            errors={actionData?.errors}
            labels={labels}
            className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 [&_[data-form-footer]]:sm:col-span-2 [&>[role=alert]]:sm:col-span-2"
          >
            <CopyChoice years={years} periods={periods} labels={labels} />
          </CommandForm>
        </Card>
      )}
    </div>
  )
}

/** What was just copied, to take it away again. */
function UndoCopy({ periods }: { periods: Copyable[] }) {
  const t = useT('periods')
  const locale = useLocale()
  return (
    <Card title={t('copy.undoTitle')} className="mt-6 max-w-[46rem] pb-0 md:pb-0">
      <ul className="divide-y divide-line">
        {periods.map(({ id, name, startDate, endDate }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-muted">{rangeText(startDate, endDate, locale)}</p>
          </li>
        ))}
      </ul>
      <Form method="post">
        {periods.map(({ id }) => (
          <input key={id} type="hidden" name="undo" value={id} />
        ))}
        <FormFooter cancelTo="/internship_periods" save={t('copy.undoVerb')} />
      </Form>
    </Card>
  )
}
