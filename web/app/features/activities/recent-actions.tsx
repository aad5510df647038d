import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { History, SearchX } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/recent-actions'
import { ActionFilterForm } from './action-filters.tsx'
import { ActionList } from './action-list.tsx'
import { type ActionFilters, findActions, findPerson, readFilters } from './activities.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'activities', 'title')

const SIZE = 25

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Number(search.get('pagina')) || 1)
  const filters = readFilters(search)
  const [{ can }, person, found] = await Promise.all([
    requireSession(context),
    findPerson(context, filters.personId),
    findActions(context, filters, { number: page, size: SIZE }),
  ])
  return { page, filters, person, ...found, isOwn: !can.seeActionsOfOthers, canExport: can.exportActivities }
}

/** The filters as they stand in the address. */
function searchOf({ kind, personId, from, until, about }: ActionFilters): URLSearchParams {
  const parts = {
    soort: kind,
    persoon: personId,
    van: from,
    tot: until,
    over: about?.type,
    id: about?.id,
  }
  return new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** What happened in one's scope, day by day, in sentences. */
export default function RecentActions({ loaderData }: Route.ComponentProps) {
  const { actions, records, isMore, page, filters, person, isOwn, canExport } = loaderData
  const t = useT('activities')
  const locale = useLocale()
  const days = Map.groupBy(actions, ({ at }) => dateText(at, locale, 'long'))
  const search = searchOf(filters)
  const isFiltered = search.size > 0
  return (
    <div className="wrap-wide py-8 md:py-12">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-[1.75rem] leading-9 md:text-h1">{t(isOwn ? 'own.title' : 'title')}</h1>
          <p className="mt-2 max-w-[60ch] text-ink2">{t(isOwn ? 'own.lead' : 'lead')}</p>
        </div>
        {canExport && records > 0 ? (
          <ExportMenu
            isPost
            to={(kind) => `/recente_acties/bestand?${new URLSearchParams([...search, ['als', kind]])}`}
          />
        ) : null}
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-8">
        <ActionFilterForm key={String(search)} filters={filters} person={person} isFiltered={isFiltered} />
        <div>
          <p role="status" className="mb-3 text-ui text-muted">
            {t(isMore ? 'countMore' : records === 1 ? 'countOne' : 'count', { count: records })}
          </p>
          {actions.length === 0 ? (
            <Card>
              {isFiltered || page > 1 ? (
                <EmptyState
                  icon={SearchX}
                  title={t('nothing')}
                  text={t('nothingWhy')}
                  action={<ButtonLink to="/recente_acties">{t('filters.clear')}</ButtonLink>}
                />
              ) : (
                <EmptyState icon={History} title={t('none')} text={t('noneWhy')} />
              )}
            </Card>
          ) : null}
          <div className="grid gap-4">
            {[...days].map(([day, ofDay]) => (
              <Card key={day} title={day}>
                <ActionList actions={ofDay} />
              </Card>
            ))}
          </div>
          <div className="mt-6 flex justify-center">
            <Pager
              page={page}
              last={Math.ceil((records + (isMore ? 1 : 0)) / SIZE)}
              to={(number) => `?${new URLSearchParams([...search, ['pagina', String(number)]])}`}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
