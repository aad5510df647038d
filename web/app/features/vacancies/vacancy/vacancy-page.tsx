import { data, Link, redirect } from 'react-router'
import { RecentActionsOf } from '#app/features/activities/recent-actions-of.tsx'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, save, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { headWords, namedTitle } from '#lib/title.ts'
import { takeDownVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { ExternalLink, Inbox, Pencil } from '#ui/icons.tsx'
import { VacancyPreview } from '../form/vacancy-preview.tsx'
import { fieldLabels } from '../form/vacancy-values.ts'
import { isVacancyAction, runOnOne } from '../vacancies-actions.server.ts'
import { VacancyStatusPill } from '../vacancy-status.tsx'
import type { Route } from './+types/vacancy-page'
import { NextStep } from './next-step.tsx'
import { TakeDownCard } from './take-down-card.tsx'
import { VacancyNumbers } from './vacancy-numbers.tsx'
import { readVacancy } from './vacancy-page.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, loaderData?.vacancy.title ?? headWords(matches, 'vacancies', 'pages.vacancy'))

/** Others see a vacancy where students do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  const vacancy = await readVacancy(context.get(apiContext), params.id)
  if (!vacancy) throw redirect(`/stagebank/${params.id}`)
  return { vacancy }
}

type Answer = FormAnswer & { action: string }

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const name = (await request.clone().formData()).get('action')
  const back = (title: string) => redirect(`/vacancies/${params.id}`, withToast({ title }))
  if (name === 'takeDownVacancy') {
    const answer = await submit(request, takeDownVacancy, async (input) => {
      await api.run(takeDownVacancy, params.id, input)
      return back('vacancies.done.takeDownVacancy')
    })
    return data<Answer>({ action: name, ...answer.data }, answer.init ?? undefined)
  }
  if (!isVacancyAction(name)) throw data(null, { status: 400 })
  const answer = await save(async () => {
    const { status } = await runOnOne(api, name, params.id)
    return back(
      name === 'publishVacancy' && status === 'in_review' ? 'vacancies.done.submitted' : `vacancies.done.${name}`,
    )
  })
  return data<Answer>({ action: name, ...answer.data }, answer.init ?? undefined)
}

/** One vacancy for whoever looks after it: where it stands, how it does, and what students see. */
export default function VacancyPage({ loaderData: { vacancy }, actionData }: Route.ComponentProps) {
  const t = useT('vacancies')
  const { id, title, status, host, city, can, contact, schools, tags, values } = vacancy
  const isPublic = status === 'published' || status === 'full'
  const errors = actionData && !actionData.isSaved ? actionData.errors : undefined
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/vacancies' }]} here={title} />
      <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-h1 break-words">{title}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-muted">
            <VacancyStatusPill status={status} />
            <Link to={`/organizations/${host.id}`} className="text-ink2 underline underline-offset-3">
              {host.name}
            </Link>
            {city}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isPublic ? (
            <ButtonLink to={`/stagebank/${id}`} look="outline">
              <ExternalLink className="size-4.5" />
              {t('actions.asStudent')}
            </ButtonLink>
          ) : null}
          {can.updateVacancy ? (
            <ButtonLink to={`/vacancies/${id}/edit`} look="outline">
              <Pencil className="size-4.5" />
              {t('actions.edit')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-6">
          {errors && actionData?.action !== 'takeDownVacancy' ? (
            <RuledForm errors={errors} labels={fieldLabels(t)}>
              {can.updateVacancy ? (
                <ButtonLink to={`/vacancies/${id}/edit`} className="mt-3">
                  {t('actions.complete')}
                </ButtonLink>
              ) : null}
            </RuledForm>
          ) : null}
          <NextStep vacancy={vacancy} />
          {status === 'draft' || status === 'in_review' ? null : <VacancyNumbers vacancy={vacancy} />}
        </div>
        <aside className="min-w-0 space-y-6" aria-label={t('show.aside')}>
          <Card title={t('preview.title')}>
            <VacancyPreview {...vacancy} host={host.name} hostCity={city} />
          </Card>
          <Card title={t('show.facts')}>
            <dl className="grid gap-3 text-ui">
              <Fact name={t('show.contact')}>{contact || t('show.noContact')}</Fact>
              <Fact name={t('fields.visibleTo')}>
                {values.visibleTo === 'all' ? t('visibleTo.all') : schools.join(', ')}
              </Fact>
              {tags.length > 0 ? (
                <Fact name={t('fields.tagIds')}>{tags.map(({ name }) => name).join(', ')}</Fact>
              ) : null}
            </dl>
            <Link
              to={`/aanmeldingen?vacature=${id}`}
              className="mt-3 inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-primaryink underline underline-offset-3"
            >
              <Inbox className="size-4.5" />
              {t('show.applicants')}
            </Link>
          </Card>
          {can.takeDownVacancy ? (
            <TakeDownCard errors={actionData?.action === 'takeDownVacancy' ? errors : undefined} />
          ) : null}
          {/* Last, because it comes later than the page and would move what is below it. */}
          <RecentActionsOf type="vacancies" id={id} />
        </aside>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  )
}
