import { dateText, numberText, timeText } from '#lib/dates.ts'
import { formText } from '#lib/form-text.ts'
import type { Locale } from '#lib/i18n.tsx'
import type { Client } from '#protocol/client.ts'
import {
  comparisons,
  comparisonsOf,
  type DataColumn,
  type DataRows,
  type DataSource,
  type DataWhere,
  dataGroups,
  dataRows,
  dataSources,
  fits,
  needsNoValue,
  whereText,
} from '#protocol/features/data-viewer/data-viewer.ts'
import {
  cellText,
  codeLabel,
  columnLabel,
  fieldLabel,
  hasName,
  relationLabel,
  sourceLabel,
} from '#protocol/features/data-viewer/words.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { BLOCK, nextOrder, readView, type View, viewAddress } from './view-address.ts'

export const PAGE = 50

/** What most people want to see of these first. */
const firstColumns: Readonly<Record<string, readonly string[]>> = {
  internships: ['studentName', 'organization.name', 'internshipPeriod.name', 'status', 'hours', 'startDate', 'endDate'],
  contracts: ['number', 'studentName', 'organizationName', 'status', 'waitsFor', 'waitsSince'],
  applications: ['studentName', 'vacancy.title', 'organization.name', 'status', 'sentAt'],
  vacancies: ['title', 'organization.name', 'city', 'status', 'places', 'placesLeft'],
  organizations: ['name', 'type', 'status', 'city', 'sector'],
  users: ['firstName', 'lastName', 'email', 'status', 'lastSignInAt'],
  hourEntries: ['student.firstName', 'student.lastName', 'day', 'minutes', 'work', 'status'],
}
/** Where the page of one row is. */
const pages: Readonly<Record<string, string>> = {
  internships: '/internships',
  contracts: '/contracts',
  vacancies: '/vacancies',
  organizations: '/organizations',
  users: '/users',
  students: '/users',
  groups: '/groups',
  forms: '/form_builder',
}

const isNumber = ({ kind }: DataColumn) => kind === 'integer' || kind === 'number'

/** Who sees students sees them by their own names; others by what an internship tells of who does it. */
function firstOf({ type, columns }: DataSource, seesStudents: boolean): string[] {
  const isThere = (name: string) => columns.some((each) => each.name === name)
  const own = ['student.firstName', 'student.lastName']
  const named = (name: string) => (name === 'studentName' && seesStudents && own.every(isThere) ? own : [name])
  const known = (firstColumns[type] ?? []).flatMap(named).filter(isThere)
  const usual = columns.filter(({ by, kind, isLong }) => by === null && kind !== 'list' && !isLong)
  return known.length > 0 ? known : usual.slice(0, 6).map(({ name }) => name)
}

/** A value as one reads it. */
export function shownText(column: DataColumn, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return numberText(value, locale)
  if (column.kind === 'date') return dateText(String(value), locale, 'year')
  if (column.kind === 'timestamp')
    return `${dateText(String(value), locale, 'year')} ${timeText(String(value), locale)}`
  return cellText(column, value, locale)
}

/** The columns under what they are of: the rows' own first. */
function foldersOf({ type, columns }: DataSource, locale: Locale) {
  const folders = new Map<string | null, DataColumn[]>()
  for (const column of columns) folders.set(column.by, [...(folders.get(column.by) ?? []), column])
  return [...folders].map(([by, of]) => ({
    key: by ?? '',
    label: by ? relationLabel(by, locale) : sourceLabel(type, locale),
    columns: of.map(({ name, field, kind }) => ({ name, label: fieldLabel(field, locale), kind })),
  }))
}

/** A condition in words, for its chip; `how` is said by the screen. */
function saidWhere({ column: name, how, value }: DataWhere, columns: readonly DataColumn[], locale: Locale) {
  const column = columns.find((each) => each.name === name)
  if (!column) return undefined
  const values = column.kind === 'oneOf' ? value.split(',').map((code) => codeLabel(code, locale)) : [value]
  const isDay = column.kind === 'date' || column.kind === 'timestamp'
  const said =
    column.kind === 'boolean'
      ? cellText(column, value === 'true', locale)
      : isDay && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? dateText(value, locale, 'year')
        : values.join(', ')
  return { label: columnLabel(column, locale), how, value: said }
}

/** What a new condition about a column can be. */
function askedAbout(column: DataColumn, locale: Locale) {
  return {
    name: column.name,
    label: columnLabel(column, locale),
    kind: column.kind,
    comparisons: comparisonsOf[column.kind] ?? [],
    options: (column.options ?? []).map((value) => ({ value, label: codeLabel(value, locale) })),
  }
}

/** The condition that holds for the rows of a group; what stands for a month is its first and last day. */
function wheresOfGroup({ name, kind }: DataColumn, value: unknown): DataWhere[] {
  if (value === null || value === '') return [{ column: name, how: 'empty', value: '' }]
  if (kind !== 'date' && kind !== 'timestamp') return [{ column: name, how: 'is', value: String(value) }]
  const [year = 0, month = 0] = String(value).split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return [
    { column: name, how: 'from', value: `${value}-01` },
    { column: name, how: 'until', value: last },
  ]
}

function groupText(column: DataColumn, value: unknown, locale: Locale): string {
  if (column.kind !== 'date' && column.kind !== 'timestamp') return shownText(column, value, locale)
  return value ? dateText(`${value}-01`, locale, 'month') : ''
}

async function readGroups(api: Client, view: View, by: DataColumn, averages: DataColumn[], locale: Locale) {
  const where = JSON.stringify(view.wheres.map(whereText))
  const found = await api.tell(dataGroups, {
    filter: { source: view.source, where, by: by.name, averages: averages.map(({ name }) => name) },
  })
  const isLeading = by.kind !== 'list'
  return {
    label: columnLabel(by, locale),
    averages: averages.map((column) => columnLabel(column, locale)),
    total: found.total,
    most: Math.max(1, ...found.groups.map(({ count }) => count)),
    groups: found.groups.map(({ value, count, averages: means }) => ({
      text: groupText(by, value, locale),
      count,
      means: means.map((mean) => (mean === null ? '' : numberText(mean, locale))),
      to: isLeading ? viewAddress(view, { wheres: [...view.wheres, ...wheresOfGroup(by, value)], group: null }) : null,
    })),
  }
}

/** A condition that was filled in: the view with it, or what is wrong with it. */
export async function addWhere(
  api: Client,
  form: FormData,
): Promise<{ to: string } | { problem: 'missing' | 'invalid' }> {
  const view = readView(new URLSearchParams(formText(form, 'view')))
  const { sources } = await api.tell(dataSources)
  const name = formText(form, 'column')
  const column = sources.find(({ type }) => type === view.source)?.columns.find((each) => each.name === name)
  const how = formText(form, 'how')
  const value = form.getAll('value').map(String).join(',').trim()
  if (!column || !isOneOf(comparisons, how)) return { problem: 'invalid' }
  if (value === '' && !needsNoValue(how)) return { problem: 'missing' }
  const where = { column: name, how, value: needsNoValue(how) ? '' : value }
  if (!fits(column.kind, where)) return { problem: 'invalid' }
  return { to: viewAddress(view, { wheres: [...view.wheres, where] }) }
}

function shownRows(type: string, columns: readonly DataColumn[], rows: DataRows['rows'], locale: Locale) {
  const page = pages[type]
  return rows.map(({ id, cells }) => ({
    id,
    to: page ? `${page}/${id}` : null,
    cells: columns.map((column, index) => shownText(column, cells[index], locale)),
  }))
}

/** Only the rows, of a view that the screen shows already. */
export async function readBlock(api: Client, params: URLSearchParams, locale: Locale) {
  const { source, columns: names, wheres, order, page } = readView(params)
  const [{ sources }, { rows }] = await Promise.all([
    api.tell(dataSources),
    api.tell(dataRows, {
      filter: { source, where: JSON.stringify(wheres.map(whereText)), columns: names, order, page, size: BLOCK },
    }),
  ])
  const all = sources.find(({ type }) => type === source)?.columns ?? []
  const columns = names.flatMap((name) => all.find((column) => column.name === name) ?? [])
  return { rows: shownRows(source, columns, rows, locale) }
}

/** Everything that the screen shows. What the address asks and nobody may see is as if it were not asked. */
export async function readViewer(api: Client, params: URLSearchParams, locale: Locale, seesStudents: boolean) {
  const { sources } = await api.tell(dataSources)
  const asked = readView(params)
  const source =
    sources.find(({ type }) => type === asked.source) ??
    sources.find(({ type }) => type === 'internships') ??
    sources[0]
  if (!source) return undefined
  const columnOf = (name: string) => source.columns.find((each) => each.name === name)
  const chosen = asked.columns.filter(columnOf)
  const view: View = {
    ...asked,
    source: source.type,
    columns: chosen.length > 0 ? chosen : firstOf(source, seesStudents),
    wheres: asked.wheres.filter((each) => {
      const column = columnOf(each.column)
      return column && fits(column.kind, each)
    }),
    order: asked.order.filter((each) => columnOf(each.replace(/^-/, ''))),
  }
  const columns = view.columns.flatMap((name) => columnOf(name) ?? [])
  const by = view.group ? columnOf(view.group) : undefined
  const about = view.asking ? columnOf(view.asking) : undefined
  const where = JSON.stringify(view.wheres.map(whereText))
  const [{ rows, records }, grouped] = await Promise.all([
    api.tell(dataRows, {
      filter: { source: view.source, where, columns: view.columns, order: view.order, page: view.page, size: PAGE },
    }),
    by ? readGroups(api, view, by, columns.filter(isNumber), locale) : undefined,
  ])
  return {
    view: { ...view, group: by?.name ?? null },
    title: sourceLabel(source.type, locale),
    sources: sources
      .map(({ type }) => ({ type, label: sourceLabel(type, locale), isNamed: hasName(type) }))
      .sort(
        (one, other) => Number(other.isNamed) - Number(one.isNamed) || one.label.localeCompare(other.label, locale),
      ),
    folders: foldersOf(source, locale),
    asking: about ? askedAbout(about, locale) : null,
    chips: view.wheres.flatMap((each, index) => {
      const said = saidWhere(each, source.columns, locale)
      const without = view.wheres.filter((_, at) => at !== index)
      return said ? [{ ...said, to: viewAddress(view, { wheres: without }) }] : []
    }),
    groupedBy: by ? columnLabel(by, locale) : null,
    heads: columns.map((column) => {
      const place = view.order.findIndex((each) => each.replace(/^-/, '') === column.name)
      return {
        name: column.name,
        by: column.by ? relationLabel(column.by, locale) : null,
        label: fieldLabel(column.field, locale),
        isNumber: isNumber(column),
        sorted:
          place < 0 ? null : view.order[place]?.startsWith('-') ? ('descending' as const) : ('ascending' as const),
        to: column.kind === 'list' ? null : viewAddress(view, { order: nextOrder(view.order, column.name) }),
      }
    }),
    rows: shownRows(source.type, columns, rows, locale),
    records,
    grouped: grouped ?? null,
  }
}
export type ViewerData = NonNullable<Awaited<ReturnType<typeof readViewer>>>
