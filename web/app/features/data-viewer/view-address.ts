import {
  type DataWhere,
  MOST_COLUMNS,
  MOST_WHERES,
  readWhere,
  whereText,
} from '#protocol/features/data-viewer/data-viewer.ts'

/** As many rows as are read at once by who scrolls. */
export const BLOCK = 200

/** What the address asks of the data viewer. */
export type View = {
  source: string
  columns: string[]
  wheres: DataWhere[]
  /** Columns, with a minus for descending. */
  order: string[]
  /** The column whose values rows are counted by. */
  group: string | null
  page: number
  /** The column that a condition is being added about. */
  asking: string | null
}

const listOf = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((each) => each.split(',').filter(Boolean))

export function readView(params: URLSearchParams): View {
  const page = Number(params.get('pagina'))
  return {
    source: params.get('bron') ?? '',
    columns: [...new Set(listOf(params, 'kolom'))].slice(0, MOST_COLUMNS),
    wheres: params
      .getAll('waar')
      .flatMap((each) => readWhere(each) ?? [])
      .slice(0, MOST_WHERES),
    order: listOf(params, 'volgorde').slice(0, 3),
    group: params.get('groep') || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    asking: params.get('over') || null,
  }
}

/** The address of a view with something changed. Other rows begin at their first page. */
export function viewAddress(view: View, change: Partial<View> = {}): string {
  const isOther = 'wheres' in change || 'order' in change || 'source' in change
  const next = { ...view, asking: null, ...(isOther ? { page: 1 } : {}), ...change }
  const params = new URLSearchParams({ bron: next.source })
  if (next.columns.length > 0) params.set('kolom', next.columns.join(','))
  for (const where of next.wheres) params.append('waar', whereText(where))
  if (next.order.length > 0) params.set('volgorde', next.order.join(','))
  if (next.group) params.set('groep', next.group)
  if (next.page > 1) params.set('pagina', String(next.page))
  if (next.asking) params.set('over', next.asking)
  return `?${params}`
}

/** First ascending, then descending, then not at all; what was sorted by before settles what is equal. */
export function nextOrder(order: readonly string[], column: string): string[] {
  const others = order.filter((each) => each !== column && each !== `-${column}`)
  if (order[0] === column) return [`-${column}`, ...others].slice(0, 3)
  return order[0] === `-${column}` ? others : [column, ...others].slice(0, 3)
}
