import { data, redirect } from 'react-router'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { SavedViewsMenu } from '#app/features/saved-views/saved-views.tsx'
import { apiOf, pageContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan, requireThat } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { whereText } from '#protocol/features/data-viewer/data-viewer.ts'
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
import { type View, viewAddress } from './view-address.ts'
import { ViewTabs } from './view-tabs.tsx'

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

/** The same rows in the same order, all of them. */
function fileQuery({ source, wheres, columns, order }: View): string {
  return new URLSearchParams({
    'filter[source]': source,
    'filter[where]': JSON.stringify(wheres.map(whereText)),
    'filter[columns]': columns.join(','),
    'filter[order]': order.join(','),
  }).toString()
}

/** Everything that one may see, as one table of one's own choice: which rows, which columns, in which order, counted by what. */
export default function DataViewer({ loaderData, actionData }: Route.ComponentProps) {
  const { view, views, title, heads, rows, records, grouped, size } = loaderData
  const t = useT('data-viewer')
  const locale = useLocale()
  const now = viewAddress(view, { page: 1 }).slice(1)
  const last = Math.max(1, Math.ceil(records / size))
  return (
    <div className="wrap-wide py-6">
      <ListHead
        title={t(records === 1 ? 'one' : 'many', { count: numberText(records, locale), what: title.toLowerCase() })}
      >
        <SavedViewsMenu list="data" now={now} views={views} />
        <ExportMenu to={(kind) => `/api/v1/data_viewer/export.${kind}?${fileQuery(view)}`} />
      </ListHead>
      <ViewTabs views={views} now={now} />
      <Sentence data={loaderData} problem={actionData?.problem} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <ColumnsPanel view={view} folders={loaderData.folders} />
        <div className="min-w-0">
          {grouped ? <GroupsTable grouped={grouped} records={records} what={title.toLowerCase()} /> : null}
          {rows.length > 0 ? (
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
