import type { Resource } from '#protocol/declaring/define.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import type { FilterOf, SortOf } from '#protocol/declaring/rows.ts'
import { type KeptTable, keptTable } from './kept-table.ts'

export const pageSizes = [15, 25, 50, 100] as const
const densities = ['compact', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** What the address may ask of a table. The first column is always there: it says which row it is. */
export type TableSpec = {
  /** Under this name a browser keeps how somebody left the table. */
  name: string
  /** `sort` is the name that the API sorts this column by; without it the column cannot be sorted. */
  columns: readonly { key: string; sort?: string; isHidden?: boolean }[]
  /** The column that an address without a sort is sorted by, with a minus for descending. */
  sort: string
  /** The filters that are on where an address asks nothing and nobody left anything, as they would stand in the address. */
  start?: string
  /** The API filter that the search box fills. */
  search?: string
  /**
   * By their name in the address: the API filter and the values it may have. Of very many only those that are chosen; others
   * are found at the address `search`.
   */
  filters?: Readonly<Record<string, { by: string; options: readonly string[]; search?: string }>>
  /** Saved views: sets of filters with a name. The first is usually everything. */
  views?: readonly { key: string; filters: Readonly<Record<string, readonly string[]>> }[]
}

export type TableState = {
  q: string
  sort: string
  page: number
  size: number
  columns: string[]
  density: Density
  filters: Record<string, string[]>
}
export type TableChange = Partial<Omit<TableState, 'columns'>> & { columns?: string[] | 'default' }

const plainKey = (sort: string) => sort.replace(/^-/, '')
const defaultColumns = ({ columns }: TableSpec) => columns.filter(({ isHidden }) => !isHidden).map(({ key }) => key)

/** Columns and row height are those that this person chose, unless the address says others. */
export function readTableState(request: Request, spec: TableSpec, userId?: string): TableState {
  const kept = userId ? keptTable(request, spec.name, userId) : undefined
  return parseTableState(new URL(request.url).searchParams, spec, kept)
}

/** Whatever the address says, the outcome is something that the table can show. */
export function parseTableState(params: URLSearchParams, spec: TableSpec, kept: Partial<KeptTable> = {}): TableState {
  const sort = params.get('sort') ?? ''
  const page = Number(params.get('page'))
  const size = Number(params.get('size'))
  const density = params.get('density') ?? kept.density
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    sort: spec.columns.some((column) => column.sort && column.key === plainKey(sort)) ? sort : spec.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? pageSizes[0],
    columns: readColumns(params.has('cols') ? listOf(params, 'cols') : (kept.columns ?? []), spec),
    density: densities.find((known) => known === density) ?? 'compact',
    filters: readFilters(asksNothing(params) ? new URLSearchParams(spec.start) : params, spec),
  }
}

/** What the router adds for itself asks nothing of a table. */
const asksNothing = (params: URLSearchParams) => [...params.keys()].every((name) => ['index', '_routes'].includes(name))

/** A list in an address is either one value with commas (a link) or several values (a form). */
const listOf = (params: URLSearchParams, name: string) => params.getAll(name).flatMap((value) => value.split(','))

function readColumns(asked: string[], spec: TableSpec): string[] {
  const known = [...new Set(asked)].filter((key) => spec.columns.some((column) => column.key === key))
  if (known.length === 0) return defaultColumns(spec)
  const first = spec.columns[0]?.key ?? ''
  return [first, ...known.filter((key) => key !== first)]
}

function readFilters(params: URLSearchParams, { filters = {} }: TableSpec): Record<string, string[]> {
  const read = Object.entries(filters).map(([name, { options }]) => {
    const asked = listOf(params, name)
    return [name, options.filter((option) => asked.includes(option))] as const
  })
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

/**
 * The address of the same table with something changed. What stands in the address for others stays there. It always asks
 * for something, because an address that asks nothing leads to the table as it was left.
 */
export function tableParams(
  spec: TableSpec,
  current: URLSearchParams,
  state: TableState,
  change: TableChange,
): URLSearchParams {
  const isOtherList = 'q' in change || 'sort' in change || 'size' in change || 'filters' in change
  const { q, sort, page, size, filters } = { ...state, ...(isOtherList ? { page: 1 } : {}), ...change }
  const params = new URLSearchParams(current)
  params.delete('show')
  const put = (name: string, value: string | number, isUsual: boolean) => {
    if (isUsual) params.delete(name)
    else params.set(name, String(value))
  }
  put('q', q, q === '')
  put('sort', sort, sort === spec.sort)
  put('page', page, page === 1)
  put('size', size, size === pageSizes[0])
  for (const name of Object.keys(spec.filters ?? {})) {
    const values = filters[name] ?? []
    put(name, values.join(','), values.length === 0)
  }
  // These two are also kept by the browser, so the usual ones must be said aloud to be heard.
  if (change.columns) params.set('cols', change.columns === 'default' ? 'default' : change.columns.join(','))
  if (change.density) params.set('density', change.density)
  if (params.size === 0) params.set('show', 'all')
  return params
}

/** What to ask the API for. */
export function readOptionsOf<R extends Resource>(
  resource: R,
  spec: TableSpec,
  state: TableState,
): { filter: FilterOf<R>; sort?: SortOf<R>; page: { number: number; size: number } } {
  const by = spec.columns.find(({ key }) => key === plainKey(state.sort))?.sort
  const sort: R['sorts'][number] | undefined = resource.sorts.find((known) => known === by)
  return {
    filter: knownFilter(resource, filterOf(spec, state)),
    ...(sort ? { sort: state.sort.startsWith('-') ? `-${sort}` : sort } : {}),
    page: { number: state.page, size: state.size },
  }
}

type Chosen = { q: string; filters: Readonly<Record<string, readonly string[]>> }

/** Only which rows, not how many or in which order: also for counting a view, or for an action on all of them. */
export function filterOf(spec: TableSpec, { q, filters }: Chosen): Record<string, string[]> {
  const filter: Record<string, string[]> = {}
  if (q && spec.search) filter[spec.search] = [q]
  for (const [name, values] of Object.entries(filters)) {
    const by = spec.filters?.[name]?.by
    if (by) filter[by] = [...values]
  }
  return filter
}

/** How somebody leaves a table: its usual columns need not be kept, and what was searched for is of that moment. */
export function leftTable(spec: TableSpec, { columns, density, ...state }: TableState): KeptTable {
  const asked = tableParams(spec, new URLSearchParams(), { ...state, columns, density, q: '', page: 1 }, {})
  // Where the list starts with filters, that all were taken away has to be said.
  if (!spec.start) asked.delete('show')
  const isUsual = columns.join() === defaultColumns(spec).join()
  return { columns: isUsual ? [] : columns, density, asked: asked.toString() }
}

/** The view whose filters these are, if it is one of them. */
export function viewOf({ views = [] }: TableSpec, { filters }: TableState): string | undefined {
  const text = (each: Readonly<Record<string, readonly string[]>>) =>
    JSON.stringify(
      Object.entries(each)
        .map(([name, values]) => [name, [...values].sort()])
        .sort(),
    )
  return views.find((view) => text(view.filters) === text(filters))?.key
}

/** First ascending, then descending, then again. */
export const nextSort = (current: string, key: string) => (current === key ? `-${key}` : key)
