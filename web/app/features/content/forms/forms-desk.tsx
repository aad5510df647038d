import { Link } from 'react-router'
import { requireForms } from '#app/features/form-submissions/require-forms.server.ts'
import { apiContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import type { FormPlace } from '#protocol/features/content/content-forms.ts'
import { formPlaces } from '#protocol/features/content/content-forms.ts'
import { forms } from '#protocol/features/forms.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ClipboardList, FileText, ListChecks, Plus, Route as Steps } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ContentTabs } from '../desk/content-tabs.tsx'
import { homeOf } from '../pages/page-head.tsx'
import type { Route } from './+types/forms-desk'

const PER_PAGE = 20
const here = '/content/forms'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'content', 'forms.title')

export async function loader({ context, request }: Route.LoaderArgs) {
  requireForms(context)
  await requireCan(context, 'keepContent')
  const api = context.get(apiContext)
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const found = await api.list(forms, {
    filter: { statusIn: ['draft', 'published'] },
    fields: { forms: ['name', 'purpose', 'status', 'isPublic', 'submitted', 'waiting'] },
    sort: '-updatedAt',
    page: { number: page, size: PER_PAGE },
  })
  const formId = found.map(({ id }) => id)
  const { places } = formId.length > 0 ? await api.tell(formPlaces, { filter: { formId } }) : { places: [] }
  return {
    page,
    last: Math.max(1, Math.ceil(found.records / PER_PAGE)),
    rows: found.map(({ id, name, purpose, status, isPublic, submitted, waiting }) => ({
      ...{ id, name, purpose, status, isPublic, submitted, waiting },
      places: places.filter((place) => place.formId === id),
    })),
  }
}
type FormLine = Awaited<ReturnType<typeof loader>>['rows'][number]

/** Which forms stand where, and how often each was filled in. */
export default function FormsDesk({ loaderData: { rows, page, last } }: Route.ComponentProps) {
  const t = useT('content')
  const { session } = useRoot()
  const add = session?.can.buildForms ? (
    <ButtonLink to="/form_builder/new">
      <Plus className="size-5" />
      {t('forms.add')}
    </ButtonLink>
  ) : null
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-h1">{t('forms.title')}</h1>
          <p className="mt-1 text-ui text-muted">{t('forms.lead')}</p>
        </div>
        {rows.length > 0 ? add : null}
      </div>
      {rows.length > 0 ? (
        <ul className="mt-6 grid gap-3">
          {rows.map((row) => (
            <Line key={row.id} form={row} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={ClipboardList} title={t('forms.empty.title')} text={t('forms.empty.text')} action={add} />
      )}
      <div className="mt-5">
        <Pager page={page} last={last} to={(each) => (each > 1 ? `${here}?page=${each}` : here)} />
      </div>
    </div>
  )
}

function Line({ form }: { form: FormLine }) {
  const t = useT('content')
  const tf = useT('forms')
  const locale = useLocale()
  const { id, name, purpose, status, isPublic, places } = form
  const isAnswered = status === 'published'
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 md:px-7">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3 break-words">
            <Link to={isAnswered ? `/form_builder/${id}` : `/form_builder/${id}/edit`}>{name}</Link>
          </h2>
          <Badge tone={isAnswered && isPublic ? 'ok' : 'plain'}>
            {t(isAnswered ? (isPublic ? 'forms.forAll' : 'forms.asked') : 'forms.draft')}
          </Badge>
        </div>
        <p className="mt-1 text-ui text-muted">{tf(`purposes.${purpose}`)}</p>
        {places.length > 0 ? (
          <ul aria-label={t('forms.places', { name })} className="mt-3 flex flex-wrap gap-2">
            {places.map((place) => (
              <li key={`${place.kind} ${place.id}`} className="min-w-0">
                <Place place={place} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-ui text-muted">{t(isPublic ? 'forms.nowherePublic' : 'forms.nowhere')}</p>
        )}
      </div>
      {isAnswered ? (
        <dl className="flex gap-7 tabular-nums sm:text-right">
          {(['submitted', 'waiting'] as const).map((each) => (
            <div key={each} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{tf(`counts.${each}`)}</dt>
              <dd className="text-h3">{numberText(form[each], locale)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  )
}

const icons = { page: FileText, news: FileText, assignment: ListChecks, step: Steps } as const
const homes = {
  page: homeOf,
  news: homeOf,
  assignment: (id: string) => `/opdrachten/beheer/${id}`,
  step: (id: string) => `/workflows/${id}`,
} as const

function Place({ place: { kind, id, name, isLive } }: { place: FormPlace }) {
  const t = useT('content')
  const Icon = icons[kind]
  return (
    <Link
      to={homes[kind](id)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 text-ui font-medium no-underline hover:border-line2 hover:bg-sunken"
    >
      <Icon className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{t(`forms.kinds.${kind}`)}: </span>
        {name}
        {isLive ? null : <span className="text-muted"> ({t('forms.notLive')})</span>}
      </span>
    </Link>
  )
}
