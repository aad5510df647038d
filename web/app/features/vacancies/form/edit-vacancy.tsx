import { data, type RouterContextProvider, redirect } from 'react-router'
import { formGrid } from '#app/features/organizations/form/organization-fields.tsx'
import { takeField } from '#lib/conflict.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireRowCan } from '#lib/require-can.server.ts'
import { savePicture } from '#lib/save-picture.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Input } from '#protocol/declaring/define.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { publishVacancy, removeVacancyPhoto, updateVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { photoRules } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Notice } from '#ui/notice.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/edit-vacancy'
import { asksForReview, readFormChoices, readVacancyForm } from './form.server.ts'
import { FormAndPreview } from './form-and-preview.tsx'
import { PhotoForm } from './photo-form.tsx'
import { VacancyFields } from './vacancy-fields.tsx'
import { VacancyFooter } from './vacancy-footer.tsx'
import { vacancyProblems } from './vacancy-problems.ts'
import { fieldLabels, typedValues, type VacancyValues, valuesOf } from './vacancy-values.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'pages.editVacancy')

const readRow = (context: Readonly<RouterContextProvider>, id: string) =>
  context.get(apiContext).find(vacancies, id, {
    include: ['organization', 'tags', 'details', 'details.schools'],
  })

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = context.get(apiContext)
  const row = await readRow(context, params.id)
  // What is over is opened again first; what is not one's own is not to be changed.
  if (!row.can.updateVacancy && row.details) throw redirect(`/vacancies/${row.id}`)
  requireRowCan(row, 'updateVacancy')
  const organizationId = row.organization?.id ?? null
  const [choices, needsReview] = await Promise.all([readFormChoices(api, organizationId), asksForReview(api)])
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    photoId: row.photoId ?? null,
    placesTaken: row.places - row.placesLeft,
    host: String(row.organization?.name ?? ''),
    hostCity: row.organization?.city ?? null,
    reviewReason: row.details?.reviewReason ?? null,
    updatedAt: row.updatedAt,
    values: valuesOf(row),
    choices,
    waits: needsReview && !session.can.judgeVacancies,
  }
}

type Answer = FormAnswer & { about: 'photo' | 'vacancy'; typed?: VacancyValues }

/** What students see already has no gaps either. */
async function readAround(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  const { status, organization, places, placesLeft } = await readRow(context, id)
  return {
    goesOnline: form.get('then') === 'publish' || ['published', 'full', 'paused'].includes(status),
    organizationCity: organization?.city ?? null,
    placesTaken: places - placesLeft,
    locale: context.get(pageContext).locale,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { form, sent } = await readVacancyForm(request)
  if (form.get('about') === 'photo') {
    const { maxBytes } = photoRules
    const errors = await savePicture(context, params.id, form, { field: 'photo', maxBytes, remove: removeVacancyPhoto })
    if (errors.length > 0) return data<Answer>({ about: 'photo', isSaved: false, errors }, 422)
    return redirect(
      `/vacancies/${params.id}/edit`,
      withToast({ title: `vacancies.photo.${form.has('remove') ? 'removed' : 'saved'}` }),
    )
  }
  if (!form.has(takeField)) {
    const errors = vacancyProblems(updateVacancy, form, await readAround(context, params.id, form))
    if (errors.length > 0)
      return data<Answer>({ about: 'vacancy', isSaved: false, errors, typed: typedValues(form) }, 422)
  }
  const change = async (input: Input<typeof updateVacancy.input>, since: string | undefined) => {
    await api.run(updateVacancy, params.id, input, { since })
    if (form.get('then') !== 'publish') {
      return redirect(`/vacancies/${params.id}`, withToast({ title: 'vacancies.edit.done' }))
    }
    const { status } = await api.run(publishVacancy, params.id)
    const title = status === 'in_review' ? 'vacancies.done.submitted' : 'vacancies.done.publishVacancy'
    return redirect(`/vacancies/${params.id}`, withToast({ title }))
  }
  const readAgain = async () => {
    const row = await readRow(context, params.id)
    return { updatedAt: row.updatedAt, ...valuesOf(row) }
  }
  const answer = await submit(sent, updateVacancy, change, readAgain)
  return data<Answer>({ about: 'vacancy', ...answer.data }, answer.init ?? undefined)
}

export default function EditVacancy({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, status, photoId, placesTaken, host, hostCity, reviewReason, updatedAt, values, choices, waits } =
    loaderData
  const t = useT('vacancies')
  const isDraft = status === 'draft'
  const answerTo = (about: Answer['about']) => (actionData?.about === about ? actionData : undefined)
  const names = new Map(
    [...choices.tags, ...choices.schools, ...choices.people].map((each) => [each.id, each.name] as const),
  )
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/vacancies' },
          { label: title, to: `/vacancies/${id}` },
        ]}
        here={t('edit.title')}
      />
      <h1 className="mt-3 text-h1 break-words">{t('edit.heading', { title })}</h1>
      {isDraft && reviewReason ? (
        <div className="mt-4 max-w-[46rem]">
          <Notice>{t('edit.sentBack', { reason: reviewReason })}</Notice>
        </div>
      ) : null}
      <FormAndPreview
        initial={values}
        photoId={photoId}
        host={host}
        hostCity={hostCity}
        status={status}
        placesTaken={placesTaken}
        tags={choices.tags}
        aside={<PhotoForm photoId={photoId} errors={answerTo('photo')?.errors} />}
      >
        {(isChanged) => (
          <Card className="pb-0 md:pb-0">
            <CommandForm
              command={updateVacancy}
              errors={answerTo('vacancy')?.errors}
              opened={{ updatedAt, ...values }}
              sayValue={(_, text) => names.get(text) ?? text}
              conflict={answerTo('vacancy')?.conflict}
              labels={fieldLabels(t)}
              className={formGrid}
            >
              <input type="hidden" name="about" value="vacancy" />
              <VacancyFields values={answerTo('vacancy')?.typed ?? values} choices={choices} hasPhotoCard />
              <VacancyFooter
                cancelTo={`/vacancies/${id}`}
                isChanged={isChanged}
                save={t(isDraft ? 'form.saveDraft' : 'form.save')}
                publish={isDraft ? t(waits ? 'form.submit' : 'form.publish') : undefined}
              />
            </CommandForm>
            <UnsavedGuard isChanged={isChanged} />
          </Card>
        )}
      </FormAndPreview>
    </div>
  )
}
