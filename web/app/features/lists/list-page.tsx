import { type ComponentProps, type ReactNode, useState } from 'react'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import type { KeptView } from '#app/features/saved-views/saved-views.data.ts'
import { SavedViewsMenu } from '#app/features/saved-views/saved-views.tsx'
import { viewNow } from '#app/features/saved-views/view-now.ts'
import type { FormError } from '#lib/form.ts'
import { type Feature, type Translate, useWordsOf } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { RowBase, Table } from '#ui/table/column.ts'
import { DataTable, type DataTableProps } from '#ui/table/data-table.tsx'
import type { RowPanel } from '#ui/table/row-panel.tsx'
import type { TableState } from '#ui/table/table-state.ts'

type Icon = ComponentProps<typeof EmptyState>['icon']
export type HeadLink = { to: string; icon: Icon; label: string; look?: 'outline'; count?: number }
/** What the panel of a row needs to show it and to step to the next one. */
export type PanelProps<Row extends RowBase> = Omit<
  ComponentProps<typeof RowPanel<Row>>,
  'title' | 'footer' | 'children'
>

type Props<Row extends RowBase> = Pick<
  DataTableProps<Row>,
  'nameOf' | 'hrefOf' | 'menuOf' | 'bulkActions' | 'counts' | 'sectionOf'
> & {
  /** Whose words: `title`, `lead`, `search`, `empty.title` and `empty.text`, unless `say` has others. */
  words: Feature
  say?: { title?: string; lead?: string; search?: string; empty?: { title?: string; text?: string } }
  /** The words of columns, filters and views; those of the feature unless some have names of their own. */
  tableWords?: Translate
  table: Table<Row>
  /** What the loader found: what was asked, one page of it, and the views that somebody kept where one can keep them. */
  found: { state: TableState; rows: Row[]; records: number; views?: KeptView[] }
  /** Below the title: whom the list is about, when that is not clear. */
  about?: ReactNode
  /** The buttons beside the title. */
  head?: HeadLink[]
  /** What else belongs beside the title, before the buttons. */
  tools?: ReactNode
  /** Between the head and the table: tabs, and what one should know first. */
  children?: ReactNode
  /** What went wrong with an action that came back. */
  errors?: FormError[]
  empty: { icon: Icon; action?: ReactNode }
  /** Shows one row beside the list. Without it a row leads to its page. */
  panel?(props: PanelProps<Row>): ReactNode
  /** What can be done to many at once happens in the background: the resource that it is followed for. */
  bulkOf?: string
  dialogs?: ReactNode
}

/** A page with one list: its head, what can be asked of it, its rows, and what can be done with them. */
export function ListPage<Row extends RowBase>(props: Props<Row>) {
  const { words, say, tableWords, found, about, head = [], tools, children, errors = [], empty, panel, ...more } = props
  const { bulkOf, dialogs, ...table } = more
  const { state, rows, records, views } = found
  const t = useWordsOf(words)
  const [openId, setOpenId] = useState<string>()
  const row = rows.find(({ id }) => id === openId)
  const title = say?.title ?? t('title')
  const now = viewNow(table.table, state)
  return (
    <div className="wrap-wide py-6">
      <ListHead title={title} about={about} lead={say?.lead}>
        {tools || head.length > 0 ? (
          <>
            {tools}
            {head.map((link) => (
              <HeadButton key={link.to} {...link} />
            ))}
          </>
        ) : null}
      </ListHead>
      {errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      {children}
      <div className="mt-5">
        <DataTable<Row>
          {...table}
          state={state}
          rows={rows}
          records={records}
          words={tableWords ?? t}
          own={views ? { views, now } : undefined}
          tools={views ? <SavedViewsMenu list={table.table.name} now={now} views={views} /> : undefined}
          label={title}
          searchLabel={say?.search ?? t('search')}
          onOpen={panel ? ({ id }) => setOpenId(id) : undefined}
          empty={
            <EmptyState
              title={say?.empty?.title ?? t('empty.title')}
              text={say?.empty?.text ?? t('empty.text')}
              {...empty}
            />
          }
        />
      </div>
      {panel?.({ rows, row, onChange: (next) => setOpenId(next?.id), state, records })}
      {dialogs}
      {bulkOf ? <BulkProgress resourceType={bulkOf} /> : null}
    </div>
  )
}

function HeadButton({ to, icon: Icon, label, look, count = 0 }: HeadLink) {
  return (
    <ButtonLink to={to} look={look}>
      <Icon className={look ? 'size-5 text-muted' : 'size-5'} />
      {label}
      {count > 0 ? <Badge tone="count">{count}</Badge> : null}
    </ButtonLink>
  )
}
