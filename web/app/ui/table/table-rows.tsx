import { Fragment, useId, useMemo, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { fitOf, type RowBase } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
import { SectionRow } from './section-row.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import type { TableView } from './table-view.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Selecting } from './use-selection.ts'

type RowsProps<Row extends RowBase> = DataTableProps<Row> & {
  view: TableView
  ids: string[]
  selecting?: Selecting
}

/** The rows themselves. Drawn as a table; on a phone each becomes two lines. */
export function TableRows<Row extends RowBase>(props: RowsProps<Row>) {
  const { table, state, rows, records, words, label, nameOf, hrefOf, onOpen, menuOf, view, ids, selecting, sectionOf } =
    props
  const t = useT('table')
  const locale = useLocale()
  const keysId = useId()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const isBusy = useNavigation().state === 'loading'
  const columns = useMemo(
    () => state.columns.flatMap((key) => table.columns.find((column) => column.key === key) ?? []),
    [state.columns, table],
  )
  const { body, isLong, indexes, measure, above, below, reveal } = useRowWindow(rows.length, state.density)
  const open = (id: string) => {
    const row = rows.find((each) => each.id === id)
    if (row && onOpen) onOpen(row)
    else if (row && hrefOf) void navigate(hrefOf(row))
  }
  const { active, listeners } = useRowKeys({ body, ids, selecting, open, reveal: isLong ? reveal : undefined })
  // Rows are drawn again only when something of theirs changed, so what they are handed must stay the same.
  const latest = useRef({ selecting, menuOf, words })
  latest.current = { selecting, menuOf, words }
  const handed = useMemo(
    () => ({
      onTick: (id: string) => latest.current.selecting?.toggle(id),
      menu: (row: Row) => latest.current.menuOf?.(row) ?? [],
      words: (...args: Parameters<typeof words>) => latest.current.words(...args),
    }),
    [],
  )
  const hasTicks = selecting !== undefined
  const fit = fitOf(columns, hasTicks, menuOf !== undefined)
  const all = indexes ?? [...rows.keys()]
  // A long list is drawn by the height of its rows alone.
  const sectionAbove = (index: number) => {
    const [above, row] = [rows[index - 1], rows[index]]
    const own = row && !isLong ? sectionOf?.(row) : undefined
    return own && own.key !== (above && sectionOf?.(above)?.key) ? own : undefined
  }
  return (
    <div className={`rounded-t-card ${isLong ? '[overflow-anchor:none]' : ''} ${fit.box}`}>
      <p id={keysId} hidden>
        {t('keys')}
      </p>
      <table
        aria-label={label}
        aria-describedby={keysId}
        aria-busy={isBusy || undefined}
        aria-rowcount={isLong ? records + 1 : undefined}
        className={`w-full border-separate border-spacing-0 transition-opacity delay-200 duration-[var(--t-fast)] aria-busy:opacity-60 max-md:block md:table-fixed ${fit.table}`}
      >
        <TableHead
          view={view}
          columns={columns}
          selecting={isHydrated ? selecting : undefined}
          hasTicks={hasTicks}
          hasMenu={menuOf !== undefined}
          stickAt={fit.head}
        />
        <tbody ref={body} {...listeners} className="max-md:block">
          <Spacer height={above} />
          {all.map((index) => {
            const row = rows[index]
            if (!row) return null
            const section = sectionAbove(index)
            return (
              <Fragment key={row.id}>
                {section ? (
                  <SectionRow columns={columns.length + (hasTicks ? 1 : 0) + (menuOf ? 1 : 0)}>
                    {section.content}
                  </SectionRow>
                ) : null}
                <TableRow
                  row={row}
                  index={index}
                  columns={columns}
                  density={state.density}
                  locale={locale}
                  words={handed.words}
                  name={nameOf(row)}
                  href={hrefOf?.(row)}
                  isTicked={isHydrated ? selecting?.isOn(row.id) : undefined}
                  hasTicks={hasTicks}
                  onTick={handed.onTick}
                  menu={menuOf && handed.menu}
                  isActive={index === active}
                  canOpen={onOpen !== undefined || hrefOf !== undefined}
                  isCounted={isLong}
                  measure={measure}
                />
              </Fragment>
            )
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Keeps the place of rows that are not drawn. Only ever there once the page listens. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it, and nothing to reach
    <tr aria-hidden="true" className="max-md:block">
      <td style={{ height }} className="p-0 max-md:block" />
    </tr>
  ) : null
}
