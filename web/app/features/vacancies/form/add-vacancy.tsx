import { data, redirect } from 'react-router'
import { formGrid } from '#app/features/organizations/form/organization-fields.tsx'
import { WorkingFor } from '#app/features/organizations/working-for.tsx'
import { apiContext, pageContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { createVacancy, publishVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { readOffering } from '../vacancies.data.ts'
import type { Route } from './+types/add-vacancy'
import { asksForReview, readCity, readFormChoices, readVacancyForm } from './form.server.ts'
import { FormAndPreview } from './form-and-preview.tsx'
import { VacancyFields } from './vacancy-fields.tsx'
import { VacancyFooter } from './vacancy-footer.tsx'
import { vacancyProblems } from './vacancy-problems.ts'
import { fieldLabels, noValues, typedValues, type VacancyValues } from './vacancy-values.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'add.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'offerVacancies')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams.get('organization')
  const offering = await readOffering(api, session)
  const chosen = offering.find(({ id }) => id === asked) ?? (offering.length === 1 ? offering[0] : undefined)
  const [choices, needsReview] = await Promise.all([readFormChoices(api, chosen?.id ?? null), asksForReview(api)])
  const self = choices.people.find(({ id }) => id === session.user.id)
  return {
    offering,
    chosen,
    choices,
    waits: needsReview && !session.can.judgeVacancies,
    contactPersonId: self?.id ?? '',
  }
}

type Answer = FormAnswer & { typed?: VacancyValues }

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { form, sent } = await readVacancyForm(request)
  const goesOnline = form.get('then') === 'publish'
  const organizationCity = goesOnline ? await readCity(api, String(form.get('organizationId'))) : null
  const errors = vacancyProblems(createVacancy, form, {
    goesOnline,
    organizationCity,
    locale: context.get(pageContext).locale,
  })
  if (errors.length > 0) return data<Answer>({ isSaved: false, errors, typed: typedValues(form) }, 422)
  const answer = await submit(sent, createVacancy, async (input) => {
    const { id, title } = await api.run(createVacancy, '', input)
    if (!goesOnline) {
      return redirect(`/vacancies/${id}`, withToast({ title: 'vacancies.add.done', params: { title } }))
    }
    try {
      const { status } = await api.run(publishVacancy, id)
      const said = status === 'in_review' ? 'vacancies.done.submitted' : 'vacancies.done.publishVacancy'
      return redirect(`/vacancies/${id}`, withToast({ title: said }))
    } catch (error) {
      // The organization does not take part yet, for one: the draft stays.
      if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
      const toast = { title: 'vacancies.add.incomplete', color: 'warning' as const }
      return redirect(`/vacancies/${id}`, withToast(toast))
    }
  })
  return data<Answer>(answer.data, answer.init ?? undefined)
}

export default function AddVacancy({ loaderData, actionData }: Route.ComponentProps) {
  const { offering, chosen, choices, waits, contactPersonId } = loaderData
  const t = useT('vacancies')
  const values = { ...noValues, contactPersonId }
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/vacancies' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <WorkingFor />
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t(waits ? 'add.leadReview' : 'add.lead')}</p>
      <FormAndPreview initial={values} host={chosen?.name ?? ''} tags={choices.tags}>
        {(isChanged) => (
          <Card className="pb-0 md:pb-0">
            <CommandForm
              command={createVacancy}
              errors={actionData?.errors}
              labels={fieldLabels(t)}
              className={formGrid}
            >
              {offering.length === 1 ? (
                <input type="hidden" name="organizationId" value={chosen?.id} />
              ) : (
                <SelectField
                  name="organizationId"
                  label={t('fields.organizationId')}
                  placeholder={t('fields.choose')}
                  options={offering.map(({ id, name }) => ({ value: id, label: name }))}
                  defaultValue={chosen?.id ?? ''}
                  className="sm:col-span-6"
                />
              )}
              <VacancyFields values={actionData?.typed ?? values} choices={choices} />
              <VacancyFooter
                cancelTo="/vacancies"
                isChanged={isChanged}
                save={t('form.saveDraft')}
                publish={t(waits ? 'form.submit' : 'form.publish')}
              />
            </CommandForm>
            <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
          </Card>
        )}
      </FormAndPreview>
    </div>
  )
}
