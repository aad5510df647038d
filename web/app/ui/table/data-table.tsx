import { type ReactNode, useMemo } from 'react'
import { type Translate, useT } from '#lib/i18n.tsx'
import { ButtonLink } from '../button.tsx'
import { Search, SearchX } from '../icons.tsx'
import type { MenuPart } from '../menu.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import type { RowBase, Table } from './column.ts'
import { type OwnView, SavedViews } from './saved-views.tsx'
import type { Section } from './section-row.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableRows } from './table-rows.tsx'
import { type TableState, viewOf } from './table-state.ts'
import type { TableView } from './table-view.ts'
import { TableToolbar } from './toolbar.tsx'
import { useSelection } from './use-selection.ts'
import { useTableState } from './use-table-state.ts'

export type DataTableProps<Row extends RowBase> = {
  table: Table<Row>
  /** From `readTableState` in the loader. */
  state: TableState
  rows: Row[]
  records: number
  /** The words of the feature, for columns, filters and views. */
  words: Translate
  label: string
  /** What the search box says; a table without a search filter has none. */
  searchLabel?: string
  nameOf(row: Row): string
  hrefOf?(row: Row): string
  /** Opens the panel of a row. Without it a row leads to its page. */
  onOpen?(row: Row): void
  /** What a row has in common with those around it: said above the first of them. */
  sectionOf?(row: Row): Section | undefined
  menuOf?(row: Row): MenuPart[]
  bulkActions?: BulkAction[]
  counts?: Record<string, number>
  /** Views that somebody kept, and which of them this would be. */
  own?: { views: OwnView[]; now: string }
  /** What else belongs in the toolbar of this one table. */
  tools?: ReactNode
  /** For when there is nothing at all yet; no results is something else and needs no words. */
  empty: ReactNode
}

/** So few are seen at a glance: nothing to tick together, to make denser or to hide columns of. */
const FEW = 3

/** A list of many things: asked from the server, with everything that was asked in the address. */
export function DataTable<Row extends RowBase>(props: DataTableProps<Row>) {
  const { table, state, rows, records, words, label, searchLabel, counts, own, tools, empty, bulkActions = [] } = props
  const address = useTableState(table, state)
  const view: TableView = { spec: table, address, words }
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const selecting = useSelection(ids, JSON.stringify([state.q, state.filters]))
  const isAsking = state.q !== '' || Object.keys(state.filters).length > 0
  const isNothing = records === 0 && !isAsking
  // Where somebody looked for these few among many, they may want to do something with all of them.
  const isFew = records <= FEW && (!isAsking || (state.q === '' && viewOf(table, state) !== undefined))
  const chosen = bulkActions.length > 0 && !isFew ? selecting : undefined
  return (
    <div className={selecting.here === 'none' ? '' : 'pb-28'}>
      {table.views || own?.views.length ? (
        <SavedViews view={view} counts={counts} own={own?.views} ownNow={own?.now} />
      ) : null}
      {isNothing && !table.views ? null : (
        <TableToolbar view={view} searchLabel={searchLabel} tools={tools} isFew={isFew} />
      )}
      <div className="@container mt-4">
        <div className="rounded-card border border-line bg-surface max-md:-mx-5 max-md:rounded-none max-md:border-x-0">
          {rows.length > 0 ? (
            <TableRows {...props} view={view} ids={ids} selecting={chosen} label={label} />
          ) : isNothing ? (
            empty
          ) : (
            <NothingHere view={view} records={records} />
          )}
          {rows.length > 0 ? <TableFooter address={address} records={records} shown={rows.length} /> : null}
        </div>
      </div>
      {chosen ? <BulkBar selecting={chosen} records={records} actions={bulkActions} /> : null}
    </div>
  )
}

function NothingHere({ view: { address }, records }: { view: TableView; records: number }) {
  const t = useT('table')
  if (records > 0)
    return (
      <EmptyState
        icon={Search}
        title={t('pastEnd')}
        text={t('pastEndWhy')}
        action={<ButtonLink to={address.to({ page: 1 })}>{t('firstPage')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      icon={SearchX}
      title={t('noResults')}
      text={t('noResultsWhy')}
      action={<ButtonLink to={address.to({ q: '', filters: {} })}>{t('clearFilters')}</ButtonLink>}
    />
  )
}
