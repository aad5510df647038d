import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { updateVacancySettings } from '#protocol/features/vacancies/vacancy-commands.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Switch } from '#ui/switch.tsx'
import type { Route } from './+types/vacancy-settings'
import { asksForReview } from './form/form.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'title')

export async function loader({ context }: Route.LoaderArgs) {
  await requireCan(context, 'judgeVacancies')
  return { needsReview: await asksForReview(context.get(apiContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(request, updateVacancySettings, async (input) => {
    await context.get(apiContext).run(updateVacancySettings, '', input)
    return redirect('/instellingen/vacatures', withToast({ title: 'vacancies.settings.saved' }))
  })
}

/** Whether somebody looks first, for the whole site. */
export default function VacancySettings({ loaderData: { needsReview }, actionData }: Route.ComponentProps) {
  const t = useT('vacancies')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('settings.hub'), to: '/instellingen' }]} here={t('settings.title')} />
      <h1 className="mt-3 text-h1">{t('settings.title')}</h1>
      <Card className="mt-6 max-w-[46rem]">
        <CommandForm command={updateVacancySettings} errors={actionData?.errors} className="grid gap-5">
          <Switch
            name="needsReview"
            label={t('settings.needsReview')}
            hint={t('settings.needsReviewHint')}
            defaultChecked={needsReview}
          />
          <div>
            <SubmitButton>{t('settings.save')}</SubmitButton>
          </div>
        </CommandForm>
      </Card>
    </div>
  )
}
