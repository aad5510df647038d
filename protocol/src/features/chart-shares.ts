import { command, event, query, resource, told } from '#protocol/declaring/define.ts'
import { date, id, json, text, timestamp } from '#protocol/declaring/fields.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { inFives } from '#protocol/shared/small-groups.ts'

const kinds = ['weeks', 'bars', 'map'] as const
type SharedRow = {
  label: string
  numbers: (number | null)[]
  isNow?: boolean
  spot?: { latitude: number; longitude: number }
}
/** One chart as it was on a day: words and numbers, no links, and nothing about anybody. */
export type SharedChart = {
  kind: (typeof kinds)[number]
  title: string
  about: string
  head: string
  columns: string[]
  rows: SharedRow[]
  /** The columns in which people are counted; each row is a group of them. */
  groups: number[]
  /** The rows stand in the order of their numbers. */
  isRanked?: boolean
}

const mostRows = 200
const mostColumns = 8
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isListOf = (value: unknown, most: number, isGood: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isGood)
const isCount = (value: unknown) => value === null || (typeof value === 'number' && Math.abs(value) < 1e9)

/** Nothing else comes along. */
const isWith = (value: unknown, names: string): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).every((name) => names.split(' ').includes(name))

const isSpot = (value: unknown): boolean =>
  value === undefined || (isWith(value, 'latitude longitude') && isCount(value.latitude) && isCount(value.longitude))

/** A chart comes in as it was drawn; nothing else is kept or shown to others. */
export function isSharedChart(given: unknown): given is SharedChart {
  if (!isWith(given, 'kind title about head columns rows groups isRanked') || !isOneOf(kinds, given.kind)) return false
  const { title, about, head, columns, rows, groups, isRanked = false } = given
  if (![title, about, head].every(isText) || typeof isRanked !== 'boolean') return false
  if (!isListOf(columns, mostColumns, isText) || !Array.isArray(columns)) return false
  const isColumn = (at: unknown) => typeof at === 'number' && at in columns
  const isRow = (row: unknown) =>
    isWith(row, 'label numbers isNow spot') &&
    isText(row.label) &&
    isListOf(row.numbers, columns.length, isCount) &&
    typeof (row.isNow ?? false) === 'boolean' &&
    isSpot(row.spot)
  return isListOf(groups, mostColumns, isColumn) && isListOf(rows, mostRows, isRow)
}

/**
 * As others may see it: people in fives, and a few of them not at all. So nobody finds a few by taking one chart from
 * another, whatever both are about. A chart that was made so stays as it is.
 */
export function forOthers(chart: SharedChart): SharedChart {
  const rows = chart.rows.map((row) => ({
    ...row,
    numbers: row.numbers.map((value, column) =>
      value !== null && chart.groups.includes(column) ? inFives(value) : value,
    ),
  }))
  // By what is shown: the order would tell more than that.
  const first = (row: SharedRow) => row.numbers[chart.groups[0] ?? 0] ?? -1
  const inOrder = (one: SharedRow, other: SharedRow) =>
    first(other) - first(one) || one.label.localeCompare(other.label, 'nl', { numeric: true })
  return { ...chart, rows: chart.isRanked ? rows.toSorted(inOrder) : rows }
}

/** Longer than a year nobody remembers that it can still be read. */
export const mostShareDays = 366
export const mostChartShares = 50

/** That somebody shared a chart; the address itself is told once, when it is made. */
export const chartShares = resource('chartShares', {
  attributes: {
    title: text({ readOnly: true }),
    /** Of which school, period and class. */
    about: text({ readOnly: true }),
    endsOn: date({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['userId'],
  filters: { id: ['eq', 'in'], userId: ['eq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

export const chartShared = event('chartShare.made', { userId: id() })
export const chartShareEnded = event('chartShare.ended', { userId: id() })

export const shareChart = command('shareChart', 'POST /chart_shares', {
  input: { chart: json<SharedChart>(), about: text({ max: 200 }), endsOn: date() },
  emits: [chartShared],
  tells: told<{ address: string }>(),
  summary: 'Make an address at which anybody reads one chart as it is now, without names, until a day',
})
export const endChartShare = command('endChartShare', 'DELETE /chart_shares/:id', {
  on: chartShares,
  emits: [chartShareEnded],
  summary: 'End the address of a chart',
})

export type OpenedChart =
  | { state: 'gone' }
  | { state: 'open'; chart: SharedChart; about: string; endsOn: string; madeOn: string }
export const sharedChartPath = (token: string) => `/grafiek/${token}`
export const openSharedChart = query('openSharedChart', 'GET /chart_shares/open', {
  access: 'public',
  filters: { token: text({ max: 100 }) },
  tells: told<OpenedChart>(),
  summary: 'The chart that an address is about, as it was when it was shared',
})
