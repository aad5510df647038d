import { query, told } from '#protocol/declaring/define.ts'
import { type FieldKind, integer, list, text } from '#protocol/declaring/fields.ts'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

/** What a value can be compared by, in the words of the screen. */
export const comparisons = ['is', 'isNot', 'has', 'from', 'until', 'filled', 'empty'] as const
export type Comparison = (typeof comparisons)[number]

/** Nothing to compare with: a value is there, or it is not. */
export const needsNoValue = (how: Comparison): boolean => how === 'filled' || how === 'empty'

const ordered: readonly Comparison[] = ['is', 'from', 'until', 'filled', 'empty']
export const comparisonsOf: Partial<Record<FieldKind, readonly Comparison[]>> = {
  text: ['has', 'is', 'isNot', 'filled', 'empty'],
  integer: ordered,
  number: ordered,
  date: ordered,
  timestamp: ordered,
  boolean: ['is'],
  oneOf: ['is', 'isNot', 'filled', 'empty'],
  list: ['filled', 'empty'],
}

/** A column that somebody may look at: `hours`, or by way of what a row belongs to, `student.lastName`, `student.group.name`. */
export type DataColumn = {
  name: string
  /** The resource that it is a field of. */
  type: string
  /** The relationships that lead there, with dots between them; null for the rows' own columns. */
  by: string | null
  field: string
  kind: FieldKind
  options: readonly string[] | null
  /** A text of several lines. */
  isLong: boolean
}
export type DataSource = { type: string; columns: DataColumn[] }

/** `status:is:active,ended`: which column, how it is compared, and with what. */
export type DataWhere = { column: string; how: Comparison; value: string }
export const whereText = ({ column, how, value }: DataWhere): string => [column, how, value].join(':')
export function readWhere(given: string): DataWhere | undefined {
  const [, column = '', how, value = ''] = /^([\w.]+):(\w+):(.*)$/s.exec(given) ?? []
  return isOneOf(comparisons, how) ? { column, how, value: value.trim() } : undefined
}

/** Can a column of this kind be compared so, and with this? */
export function fits(kind: FieldKind, { how, value }: Pick<DataWhere, 'how' | 'value'>): boolean {
  if (!comparisonsOf[kind]?.includes(how)) return false
  if (needsNoValue(how)) return true
  if (kind === 'boolean') return value === 'true' || value === 'false'
  if (kind === 'integer' || kind === 'number') return /^-?\d{1,12}([.,]\d{1,6})?$/.test(value)
  if (kind === 'date' || kind === 'timestamp') return isDate(value)
  return value !== ''
}

export const MOST_COLUMNS = 40
export const MOST_WHERES = 20
const view = {
  source: text({ max: 60 }),
  /** Each as `whereText` writes it, in a JSON list. */
  where: text({ max: 6000, optional: true }),
}

export const dataSources = query('dataSources', 'GET /data_viewer/sources', {
  tells: told<{ sources: DataSource[] }>(),
  summary: 'What one may look at in the data viewer: every resource that one may see rows of, with its columns',
})

export type DataRows = { rows: { id: string; cells: unknown[] }[]; records: number }
export const dataRows = query('dataRows', 'GET /data_viewer/rows', {
  filters: {
    ...view,
    columns: list(text({ max: 60 })),
    /** Columns in their order, with a minus for descending. */
    order: list(text({ max: 60 }), { optional: true }),
    page: integer({ min: 1, max: 1_000_000, optional: true }),
    size: integer({ min: 1, max: 200, optional: true }),
  },
  tells: told<DataRows>(),
  summary: 'Rows of one resource with columns of what they belong to, filtered and sorted by any of them',
})

export type DataGroup = { value: unknown; count: number; averages: (number | null)[] }
export type DataGroups = { groups: DataGroup[]; total: number; records: number }
export const MOST_GROUPS = 200
export const dataGroups = query('dataGroups', 'GET /data_viewer/groups', {
  filters: { ...view, by: text({ max: 60 }), averages: list(text({ max: 60 }), { optional: true }) },
  tells: told<DataGroups>(),
  summary: 'How many rows there are for each value of one column, with the averages of numbers',
})
