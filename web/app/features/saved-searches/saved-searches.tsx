import { data, redirect } from 'react-router'
import { KeptTabs } from '#app/features/favourites/kept-tabs.tsx'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import {
  alerts,
  deleteSavedSearch,
  savedSearches,
  saveSearch,
  updateSavedSearch,
} from '#protocol/features/saved-searches.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BellPlus } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/saved-searches'
import { SearchRow } from './search-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'saved-searches', 'pages.savedSearches')

export async function loader({ context }: Route.LoaderArgs) {
  await requireSession(context)
  const rows = await context.get(apiContext).list(savedSearches, { page: { size: 50 } })
  return { searches: rows.map(({ id, name, search, alert }) => ({ id, name, search, alert })) }
}

const here = '/favorieten/zoekopdrachten'

export async function action({ context, request }: Route.ActionArgs) {
  await requireSession(context)
  const api = context.get(apiContext)
  const form = await request.formData()
  const { id, name, search } = recordOf(['id', 'name', 'search'], (key) => formText(form, key))
  const alert = alerts.find((each) => each === form.get('alert'))
  const isPlain =
    !new URL(request.url).pathname.endsWith('.data') && request.headers.get('accept')?.includes('text/html')
  try {
    if (form.get('intent') === 'save') await api.run(saveSearch, '', { name, search, alert: alert ?? 'weekly' })
    else if (!isId(id)) throw data(null, { status: 400 })
    else if (form.get('intent') === 'delete') await api.run(deleteSavedSearch, id)
    else await api.run(updateSavedSearch, id, { name, ...(alert ? { alert } : {}) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data({ isSaved: false, problem: error.errors[0]?.detail ?? '' }, error.status)
  }
  return isPlain ? redirect(here, withToast({ title: 'saved-searches.changed' })) : { isSaved: true }
}

export default function SavedSearches({ loaderData: { searches }, actionData }: Route.ComponentProps) {
  const t = useT('saved-searches')
  const problem = actionData && 'problem' in actionData ? actionData.problem : ''
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <KeptTabs />
      <p role="alert" className="text-ui text-errink not-empty:mt-4">
        {problem}
      </p>
      {searches.length === 0 ? (
        <EmptyState
          icon={BellPlus}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/stagebank">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <ul className="mt-6 grid gap-3">
          {searches.map((search) => (
            <li key={search.id}>
              <SearchRow search={search} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
