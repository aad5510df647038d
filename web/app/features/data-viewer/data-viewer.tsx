import { lazy, Suspense } from 'react'
import { data, Link, redirect } from 'react-router'
import { Sides } from '#app/features/analytics/sides.tsx'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { SavedViewsMenu } from '#app/features/saved-views/saved-views.tsx'
import { apiOf, pageContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan, requireThat } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { SearchX } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/data-viewer'
import { ColumnsPanel } from './columns-panel.tsx'
import { GroupsTable } from './groups-table.tsx'
import { RowsTable } from './rows-table.tsx'
import { Sentence } from './sentence.tsx'
import { addWhere, PAGE, readViewer } from './view.server.ts'
import { viewAddress } from './view-address.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Comes with the scripts; until then, and without them, there are pages. */
const ScrollingRows = lazy(() => import('./scrolling-rows.tsx'))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'data-viewer', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'viewData')
  const api = apiOf(context, session)
  const [found, views] = await Promise.all([
    readViewer(
      api,
      new URL(request.url).searchParams,
      context.get(pageContext).locale,
      session.can.seeStudents === true,
    ),
    readSavedViews(api, 'data'),
  ])
  requireThat(found)
  return { ...found, views, size: PAGE }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'viewData')
  const added = await addWhere(apiOf(context, session), await request.formData())
  return 'to' in added ? redirect(`/admin/data-viewer${added.to}`) : data(added, 422)
}

/** Everything that one may see, as one table of one's own choice: which rows, which columns, in which order, counted by what. */
export default function DataViewer({ loaderData, actionData }: Route.ComponentProps) {
  const { view, views, title, heads, rows, records, grouped, size } = loaderData
  const t = useT('data-viewer')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const now = viewAddress(view, { page: 1 }).slice(1)
  const last = Math.max(1, Math.ceil(records / size))
  const paged = (
    <>
      <RowsTable heads={heads} rows={rows} label={title} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">
          {t('shown', {
            from: numberText((view.page - 1) * size + 1, locale),
            to: numberText((view.page - 1) * size + rows.length, locale),
            count: numberText(records, locale),
          })}
        </p>
        <Pager page={view.page} last={last} to={(page) => viewAddress(view, { page })} />
      </div>
    </>
  )
  return (
    <div className="wrap-wide py-6">
      <div className="mb-5 empty:hidden">
        <Sides />
      </div>
      <ListHead
        title={t(records === 1 ? 'one' : 'many', { count: numberText(records, locale), what: title.toLowerCase() })}
        about={
          <Link
            to="/admin/data-viewer/bestanden"
            className="mt-1 inline-flex min-h-9 items-center text-ui font-semibold text-primaryink underline underline-offset-4"
          >
            {t('files')}
          </Link>
        }
      >
        <SavedViewsMenu list="data" now={now} views={views} />
        <ExportMenu to={(kind) => `/admin/data-viewer/bestanden${viewAddress(view)}&soort=${kind}`} isPost />
      </ListHead>
      <ViewTabs views={views} now={now} />
      <Sentence data={loaderData} problem={actionData?.problem} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ColumnsPanel view={view} folders={loaderData.folders} />
        <div className="min-w-0">
          {grouped ? <GroupsTable grouped={grouped} records={records} what={title.toLowerCase()} /> : null}
          {rows.length > 0 ? (
            isHydrated && records > rows.length ? (
              <Suspense fallback={paged}>
                <ScrollingRows
                  key={now}
                  {...{ view, heads, rows, records }}
                  label={title}
                  start={(view.page - 1) * size}
                />
              </Suspense>
            ) : (
              paged
            )
          ) : (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={SearchX} title={t('empty.title')} text={t('empty.text')} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
