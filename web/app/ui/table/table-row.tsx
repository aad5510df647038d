import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Locale, type Translate, useT } from '#lib/i18n.tsx'
import { Ellipsis } from '../icons.tsx'
import { Menu, type MenuPart } from '../menu.tsx'
import type { Column, RowBase } from './column.ts'
import type { Density } from './table-state.ts'
import { TickLabel } from './tick-label.tsx'

type RowProps<Row extends RowBase> = {
  row: Row
  index: number
  columns: Column<Row>[]
  density: Density
  locale: Locale
  words: Translate
  name: string
  href?: string
  /** Undefined while the page does not listen yet: a box that does nothing is worse than none. */
  isTicked?: boolean
  hasTicks: boolean
  onTick(id: string): void
  menu?(row: Row): MenuPart[]
  isActive: boolean
  canOpen: boolean
  /** Of a long list only a part is there, so a row says which one it is. */
  isCounted: boolean
  measure?(row: HTMLTableRowElement | null): void
}

const heights: Record<Density, string> = { compact: 'md:h-11', comfortable: 'md:h-14' }
const cell = 'min-w-0 border-line md:border-b md:px-4'
const stuck = 'md:sticky md:z-10 md:bg-inherit'
/** Cells that stick lie over the outline of their row, so the cells draw it. */
const ring =
  'md:[&:focus-visible>td]:shadow-[inset_0_3px_0_var(--focus),inset_0_-3px_0_var(--focus)] md:[&:focus-visible>td:first-child]:shadow-[inset_3px_3px_0_var(--focus),inset_0_-3px_0_var(--focus)] md:[&:focus-visible>td:last-child]:shadow-[inset_-3px_3px_0_var(--focus),inset_0_-3px_0_var(--focus)]'
/** On a phone: the name, of two lines at most, and below it the text with what stands beside it. */
const places = {
  title: 'max-md:col-start-2 max-md:col-end-4 max-md:row-start-1',
  text: 'max-md:col-start-2 max-md:row-start-2 max-md:text-sm max-md:text-muted',
  aside: 'max-md:col-start-3 max-md:row-start-2',
  below: 'max-md:col-start-2 max-md:col-end-5 max-md:row-start-3',
  none: 'max-md:hidden',
}

function Row<R extends RowBase>(props: RowProps<R>) {
  const { row, index, columns, density, name, href, isTicked, hasTicks, onTick, menu, isActive, canOpen, isCounted } =
    props
  const t = useT('table')
  return (
    <tr
      ref={props.measure}
      data-id={row.id}
      data-index={index}
      aria-rowindex={isCounted ? index + 2 : undefined}
      data-ticked={isTicked || undefined}
      tabIndex={isActive ? 0 : -1}
      className={`scroll-mt-32 scroll-mb-24 bg-surface -outline-offset-3 hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))] data-ticked:bg-primaryfaint max-md:grid max-md:min-h-17 max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-b max-md:border-line max-md:px-4 max-md:py-2 ${heights[density]} ${ring} ${canOpen ? 'cursor-pointer' : ''}`}
    >
      {hasTicks ? (
        <td className={`${stuck} left-0 border-line max-md:col-start-1 max-md:row-span-2 md:border-b`}>
          {isTicked === undefined ? null : (
            <TickLabel
              checked={isTicked}
              tabIndex={isActive ? 0 : -1}
              onChange={() => onTick(row.id)}
              labelClassName="grid min-h-11 cursor-pointer place-items-center max-md:-ml-2 max-md:w-11"
            >
              <span className="sr-only">{t('selectRow', { name })}</span>
            </TickLabel>
          )}
        </td>
      ) : null}
      {columns.map((column, place) => (
        <Cell key={column.key} column={column} isTitle={place === 0} hasTicks={hasTicks} href={href} {...pick(props)} />
      ))}
      {menu ? (
        <td className="border-line text-center max-md:col-start-4 max-md:row-span-2 md:border-b">
          <Menu
            label={t('rowMenu', { name })}
            parts={() => menu(row)}
            className="inline-grid size-11 place-items-center rounded-control text-ink2 hover:bg-line md:size-8"
          >
            <Ellipsis className="size-5" />
          </Menu>
        </td>
      ) : null}
    </tr>
  )
}
/** A thousand rows: only those that change are drawn again. */
export const TableRow = memo(Row) as typeof Row

const pick = <R extends RowBase>({ row, locale, words }: RowProps<R>) => ({ row, locale, words })

type CellProps<R extends RowBase> = Pick<RowProps<R>, 'row' | 'locale' | 'words' | 'href' | 'hasTicks'> & {
  column: Column<R>
  isTitle: boolean
}

function Cell<R extends RowBase>({ column, row, locale, words, href, isTitle, hasTicks }: CellProps<R>) {
  const content: ReactNode = column.cell(row, locale, words)
  const title = column.title?.(row) ?? (typeof content === 'string' ? content : undefined)
  const side = column.align === 'end' ? 'md:text-right tabular-nums' : ''
  const place = places[isTitle ? 'title' : (column.phone ?? 'none')]
  if (!isTitle)
    return (
      <td className={`${cell} ${place} ${side} text-ui text-ink2`}>
        <div title={title} className="truncate">
          {content}
        </div>
      </td>
    )
  const text = 'block text-ui max-md:line-clamp-2 md:truncate font-semibold text-ink'
  return (
    <td className={`${cell} ${place} ${stuck} ${hasTicks ? 'left-13' : 'left-0'}`}>
      {href ? (
        <Link to={href} title={title} className={`${text} no-underline hover:underline underline-offset-3`}>
          {content}
        </Link>
      ) : (
        <span title={title} className={text}>
          {content}
        </span>
      )}
    </td>
  )
}
