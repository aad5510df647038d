import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ArrowDown, ArrowUp } from '../icons.tsx'
import { type Column, widthClass } from './column.ts'
import { nextSort } from './table-state.ts'
import type { TableView } from './table-view.ts'
import { TickLabel } from './tick-label.tsx'
import type { Selecting } from './use-selection.ts'

type Props<Row> = {
  view: TableView
  columns: Column<Row>[]
  selecting?: Selecting
  hasTicks: boolean
  hasMenu: boolean
  /** Where it sticks: below the header of the site, or at the top of the table's own window. */
  stickAt: string
}

const base = 'sticky top-0 z-20 h-11 border-b border-line bg-surface text-left text-sm font-semibold text-ink2'

export function TableHead<Row>({ view, columns, selecting, hasTicks, hasMenu, stickAt }: Props<Row>) {
  const t = useT('table')
  const cell = `${base} ${stickAt}`
  return (
    <thead className="max-md:sr-only">
      <tr>
        {hasTicks ? (
          <th className={`${cell} left-0 z-30 w-13 rounded-tl-card px-0`}>
            {selecting ? <PageTick selecting={selecting} /> : <span className="sr-only">{t('selectPage')}</span>}
          </th>
        ) : null}
        {columns.map((column, index) => (
          <HeadCell
            key={column.key}
            column={column}
            view={view}
            className={`${cell} ${widthClass[column.width ?? 'rest']} ${index === 0 ? `z-30 ${hasTicks ? 'left-13' : 'left-0 rounded-tl-card'}` : ''} ${index === columns.length - 1 && !hasMenu ? 'rounded-tr-card' : ''}`}
          />
        ))}
        {hasMenu ? (
          <th className={`${cell} w-14 rounded-tr-card`}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

type CellProps<Row> = { column: Column<Row>; view: TableView; className: string }

/** A link: the sorted list has an address of its own, and one can get there without scripts. */
function HeadCell<Row>({ column: { key, sort, align }, view: { address, words }, className }: CellProps<Row>) {
  const current = address.state.sort
  const direction = current === key ? 'ascending' : current === `-${key}` ? 'descending' : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  const side = align === 'end' ? 'justify-end text-right' : ''
  return (
    <th aria-sort={sort ? (direction ?? 'none') : undefined} className={`${className} px-4`}>
      {sort ? (
        <Link
          to={address.to({ sort: nextSort(current, key) })}
          preventScrollReset
          className={`group/sort flex h-11 items-center gap-1 no-underline -outline-offset-3 hover:text-ink ${side} ${direction ? 'text-ink' : 'text-inherit'}`}
        >
          <span className="truncate">{words(`columns.${key}`)}</span>
          <Arrow
            className={`size-3.5 shrink-0 ${direction ? '' : 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60'} stroke-[2.25]`}
          />
        </Link>
      ) : (
        <span className={`flex truncate ${side}`}>{words(`columns.${key}`)}</span>
      )}
    </th>
  )
}

function PageTick({ selecting: { here, tickPage } }: { selecting: Selecting }) {
  const t = useT('table')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = here === 'some'
  }, [here])
  return (
    <TickLabel
      ref={box}
      checked={here === 'all'}
      onChange={() => tickPage(here === 'none')}
      labelClassName="relative grid h-11 cursor-pointer place-items-center"
    >
      <span className="sr-only">{t('selectPage')}</span>
      {here === 'some' ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute grid size-5 place-items-center rounded-[min(6px,var(--r-field))] bg-primary"
        >
          <span className="h-0.5 w-2.5 rounded-full bg-onprimary" />
        </span>
      ) : null}
    </TickLabel>
  )
}
