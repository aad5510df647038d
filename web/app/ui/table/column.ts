import type { ReactNode } from 'react'
import type { Locale, Translate } from '#lib/i18n.tsx'
import type { TableSpec } from './table-state.ts'

/** `pill` has room for the longest status; names take what the others leave. */
export type Width = 'xs' | 'sm' | 'pill' | 'md' | 'lg' | 'rest'

/**
 * A column, declared once. Its name on the screen is `columns.<key>` among the words of the feature; filters and views
 * are `filters.<name>.label`, `filters.<name>.<option>` and `views.<key>` there.
 */
export type Column<Row> = {
  key: string
  sort?: string
  isHidden?: boolean
  cell(row: Row, locale: Locale, words: Translate): ReactNode
  /** The whole text for whoever points at a cell that does not fit. A cell that is only text needs none. */
  title?(row: Row): string | undefined
  align?: 'end'
  width?: Width
  /** On a phone a row has two lines: the first column, this text below it, and one thing beside them; or a third below. */
  phone?: 'text' | 'aside' | 'below'
}

export type Table<Row> = Omit<TableSpec, 'columns'> & { columns: readonly Column<Row>[] }
export type RowBase = { id: string }

const rems: Record<Width, number> = { xs: 6, sm: 8, pill: 11.25, md: 13.5, lg: 18, rest: 13 }
export const widthClass: Record<Width, string> = {
  xs: 'md:w-24',
  sm: 'md:w-32',
  pill: 'md:w-45',
  md: 'md:w-54',
  lg: 'md:w-72',
  rest: '',
}

type Fit = { table: string; box: string; head: string }
const widest: Fit = {
  table: 'md:min-w-[116rem]',
  box: '@max-[116rem]:md:overflow-auto',
  head: '@min-[116rem]:md:top-[71px]',
}
/**
 * A table that fits scrolls with the page, under the header of the site; one that does not gets a window of its own.
 * The steps are known beforehand, because a page may not carry styles of its own.
 */
const steps = [
  { rem: 40, table: 'md:min-w-[40rem]', box: '@max-[40rem]:md:overflow-auto', head: '@min-[40rem]:md:top-[71px]' },
  { rem: 48, table: 'md:min-w-[48rem]', box: '@max-[48rem]:md:overflow-auto', head: '@min-[48rem]:md:top-[71px]' },
  { rem: 56, table: 'md:min-w-[56rem]', box: '@max-[56rem]:md:overflow-auto', head: '@min-[56rem]:md:top-[71px]' },
  { rem: 64, table: 'md:min-w-[64rem]', box: '@max-[64rem]:md:overflow-auto', head: '@min-[64rem]:md:top-[71px]' },
  { rem: 70, table: 'md:min-w-[70rem]', box: '@max-[70rem]:md:overflow-auto', head: '@min-[70rem]:md:top-[71px]' },
  { rem: 75, table: 'md:min-w-[75rem]', box: '@max-[75rem]:md:overflow-auto', head: '@min-[75rem]:md:top-[71px]' },
  { rem: 82, table: 'md:min-w-[82rem]', box: '@max-[82rem]:md:overflow-auto', head: '@min-[82rem]:md:top-[71px]' },
  { rem: 90, table: 'md:min-w-[90rem]', box: '@max-[90rem]:md:overflow-auto', head: '@min-[90rem]:md:top-[71px]' },
  { rem: 100, table: 'md:min-w-[100rem]', box: '@max-[100rem]:md:overflow-auto', head: '@min-[100rem]:md:top-[71px]' },
  { rem: 116, ...widest },
]

export function fitOf<Row>(columns: Column<Row>[], hasTicks: boolean, hasMenu: boolean): Fit {
  const needed = columns.reduce(
    (sum, { width = 'rest' }) => sum + rems[width],
    (hasTicks ? 3.25 : 0) + (hasMenu ? 3.5 : 0),
  )
  return steps.find(({ rem }) => rem >= needed) ?? widest
}
