import { data, Form, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { formStarters } from '#protocol/features/forms/starters.ts'
import { copyForm, createForm, formPurposes, forms } from '#protocol/features/forms.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowRight, Copy } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { purposeIcons } from '../purpose-icons.ts'
import type { Route } from './+types/new-form'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'forms', 'new.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'buildForms')
  const copied = new URL(request.url).searchParams.get('kopie')
  const found = await context.get(apiContext).list(forms, {
    fields: { forms: ['name'] },
    sort: ['-updatedAt'],
    page: { size: 50 },
  })
  return { copied, forms: found.filter(({ can }) => can.copyForm).map(({ id, name }) => ({ id, name })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'buildForms')
  const api = context.get(apiContext)
  const form = await request.formData()
  const name = formText(form, 'name').trim()
  const id = formText(form, 'id')
  const purpose = formPurposes.find((each) => each === form.get('purpose'))
  if (!purpose && !isId(id)) throw data(null, { status: 400 })
  return save(async () => {
    const made = purpose
      ? await api.run(createForm, '', {
          organizationId: hereOf(session).id,
          name,
          purpose,
          content: formStarters[purpose],
        })
      : await api.run(copyForm, id, { name })
    return redirect(
      `/form_builder/${made.id}/edit`,
      withToast({ title: 'forms.saved.made', params: { name: made.name } }),
    )
  })
}

/** What a form begins with: an example that can be used as it is, another form, or nothing. */
export default function NewForm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('forms')
  const locale = useLocale()
  const errors = actionData?.errors ?? []
  return (
    <div className="wrap-wide py-6">
      <Breadcrumbs steps={[{ label: t('title'), to: '/form_builder' }]} here={t('new.title')} />
      <div className="mt-3">
        <ListHead title={t('new.title')} lead={t('new.lead')} />
      </div>
      {errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      <h2 className="mt-6 text-h3">{t('new.from')}</h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {formPurposes.map((purpose) => {
          const Icon = purposeIcons[purpose]
          const called = purpose === 'other' ? t('new.empty') : t(`purposes.${purpose}`)
          const starter = formStarters[purpose]
          const questions = starter.fields.filter(isAsked)
          return (
            <li key={purpose} className="flex">
              <Form
                method="post"
                className="group relative flex w-full flex-col rounded-card border border-line bg-surface p-5 hover:border-line2 hover:shadow-e2 has-focus-visible:border-primarymark"
              >
                <input type="hidden" name="purpose" value={purpose} />
                <input type="hidden" name="name" value={t(`new.names.${purpose}`)} />
                <span className="flex items-center gap-3">
                  <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
                    <Icon className="size-6" />
                  </span>
                  <h3 className="text-h4 min-w-0 font-semibold">{called}</h3>
                </span>
                <p className="mt-3 text-ui text-muted">{t(`new.about.${purpose}`)}</p>
                {questions.length > 0 ? (
                  <ol className="mt-3 mb-4 grid gap-1 text-sm text-ink2">
                    {questions.slice(0, 3).map(({ key, label }, at) => (
                      <li key={key} className="truncate">
                        <span className="mr-1.5 text-muted tabular-nums">{at + 1}</span> {inLanguage(label, locale)}
                      </li>
                    ))}
                    {questions.length > 3 ? (
                      <li className="text-muted">{t('new.more', { count: questions.length - 3 })}</li>
                    ) : null}
                  </ol>
                ) : null}
                <button
                  type="submit"
                  aria-label={t('new.startWith', { name: called })}
                  className="mt-auto flex min-h-11 items-center gap-2 self-start rounded-control font-semibold text-primaryink after:absolute after:inset-0 after:rounded-card"
                >
                  {t('new.start')}
                  <ArrowRight className="size-5" />
                </button>
              </Form>
            </li>
          )
        })}
      </ul>
      {loaderData.forms.length > 0 ? (
        <section className="mt-8 max-w-[46rem] rounded-card border border-line bg-surface p-5 md:p-7">
          <h2 className="text-h3">{t('new.copyTitle')}</h2>
          <p className="mt-1 text-ui text-muted">{t('new.copyText')}</p>
          <Form method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
            <span>
              <label htmlFor="kopie-van" className="mb-1.5 block text-ui font-semibold">
                {t('new.copyOf')}
              </label>
              <select
                id="kopie-van"
                name="id"
                defaultValue={loaderData.copied ?? undefined}
                className={boxClass(undefined, 'px-3')}
              >
                {loaderData.forms.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
            <span>
              <label htmlFor="kopie-naam" className="mb-1.5 block text-ui font-semibold">
                {t('new.copyName')}
              </label>
              <input
                id="kopie-naam"
                name="name"
                required
                minLength={2}
                maxLength={120}
                autoComplete="off"
                className={boxClass(undefined, 'px-4')}
              />
            </span>
            <span className="flex flex-wrap gap-3 sm:col-span-2">
              <button type="submit" className={buttonClass('outline')}>
                <Copy className="size-5" />
                {t('new.copyVerb')}
              </button>
              <Link to="/form_builder" className={buttonClass('ghost')}>
                {t('new.cancel')}
              </Link>
            </span>
          </Form>
        </section>
      ) : null}
    </div>
  )
}
