import type { Asked } from '#engine/asking/asked.ts'
import type { Site } from '#engine/call.ts'
import { fail, failParameter } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { ability } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'
import * as protocol from '#protocol/features/data-viewer/data-viewer.ts'
import { isTexts } from '#protocol/shared/guards.ts'
import { sourceOf, sourcesOf, toldSource, type ViewColumn, type Viewer } from './view-columns.ts'
import { ViewSql } from './view-sql.ts'

/** Those who answer for a school, a centre or the installation. What they see is decided row by row, as anywhere. */
export const mayViewData = (me: Me): boolean => me.isOperator || me.isSchoolAdmin || me.isCenterAdmin
export const dataViewerAbilities = [ability('viewData', mayViewData)]

export function viewerOf({ me, site, registry }: Pick<Viewer, 'me' | 'registry'> & { site: Site }): Viewer {
  if (!mayViewData(me)) throw fail('access.forbidden')
  return { registry, me, flags: site.flags }
}
const viewerOfQuery = ({ me, call, registry }: QueryContext) => viewerOf({ me, site: call.site, registry })

/** What was asked, by its name in the address. */
export type Given = (name: string) => string
const givenOf =
  ({ filter }: Asked): Given =>
  (name) =>
    filter.get(name)?.text ?? ''

const listOf = (given: string): string[] => given.split(',').filter(Boolean)

function wholeNumber(given: string, parameter: string, usual: number, most: number): number {
  if (given === '') return usual
  if (!/^\d{1,7}$/.test(given) || Number(given) < 1) throw failParameter('parameter.invalid', parameter)
  return Math.min(Number(given), most)
}

function wheresOf(given: string): protocol.DataWhere[] {
  if (given === '') return []
  const invalid = () => failParameter('parameter.invalid', 'filter[where]')
  let texts: unknown
  try {
    texts = JSON.parse(given)
  } catch {
    throw invalid()
  }
  if (!isTexts(texts) || texts.length > protocol.MOST_WHERES) throw invalid()
  return texts.map((text) => {
    const where = protocol.readWhere(text)
    if (!where) throw invalid()
    return where
  })
}

/** The resource by its name; one that the reader sees nothing of is as unknown as one that does not exist. */
export function viewOf(viewer: Viewer, given: Given): ViewSql {
  const served = sourceOf(viewer, given('source'))
  if (!served) throw failParameter('parameter.invalid', 'filter[source]')
  return new ViewSql(served, viewer)
}

export function chosenColumns(view: ViewSql, given: Given): ViewColumn[] {
  const names = listOf(given('columns'))
  if (names.length === 0 || names.length > protocol.MOST_COLUMNS)
    throw failParameter('parameter.invalid', 'filter[columns]')
  return names.map((name) => view.column(name, 'filter[columns]'))
}

export const orderOf = (view: ViewSql, given: Given) => view.order(listOf(given('order')).slice(0, 5))

export const cellsSql = (view: ViewSql, columns: readonly ViewColumn[]): string =>
  `jsonb_build_array(${columns.map((column) => view.value(column)).join(', ')})`

/** The rows that were asked for: which of them, and how many. Those columns can be named in an order besides. */
export function chosenRows(
  view: ViewSql,
  given: Given,
  needed: readonly ViewColumn[],
): { text: string; counted: string } {
  const wheres = wheresOf(given('where'))
  const filtered = wheres.map(({ column }) => view.column(column, 'filter[where]'))
  const where = view.where(wheres)
  return {
    text: `${view.from([...needed, ...filtered])} where ${where}`,
    counted: `select count(*)::int ${view.from(filtered)} where ${where}`,
  }
}

export const dataSources = answer(protocol.dataSources, (context) => {
  const viewer = viewerOfQuery(context)
  return { meta: { sources: sourcesOf(viewer).map((served) => toldSource(served, viewer)) } }
})

export const dataRows = answer(protocol.dataRows, async (context) => {
  const viewer = viewerOfQuery(context)
  const given = givenOf(context.asked())
  const view = viewOf(viewer, given)
  const columns = chosenColumns(view, given)
  const order = orderOf(view, given)
  const size = wholeNumber(given('size'), 'filter[size]', 50, 200)
  const page = wholeNumber(given('page'), 'filter[page]', 1, 1_000_000)
  const { text, counted } = chosenRows(view, given, order.columns)
  // Names that no table has. First which rows, then what stands in them: else every cell of every row is worked out to show fifty.
  const [found] = await context.read<protocol.DataRows>({
    text: `with v_page as materialized (select t.id ${text} ${order.text} limit ${size} offset ${(page - 1) * size}),
      v_chosen as (select id, row_number() over () as place from v_page),
      v_shown as (select t.id, v_chosen.place, ${cellsSql(view, columns)} as cells
        ${view.from(columns)} join v_chosen on v_chosen.id = t.id)
      select coalesce((select json_agg(json_build_object('id', id, 'cells', cells) order by place) from v_shown), '[]') as rows,
        (${counted}) as records`,
    values: view.params.values,
  })
  return { meta: found ?? { rows: [], records: 0 } }
})

export const dataGroups = answer(protocol.dataGroups, async (context) => {
  const viewer = viewerOfQuery(context)
  const given = givenOf(context.asked())
  const view = viewOf(viewer, given)
  const by = view.column(given('by'), 'filter[by]')
  const averages = listOf(given('averages'))
    .slice(0, protocol.MOST_COLUMNS)
    .map((name) => view.numberColumn(name, 'filter[averages]'))
  const { text, counted } = chosenRows(view, given, [by, ...averages])
  const means = averages.map((column) => `round(avg(${view.value(column)})::numeric, 1)::float`)
  const [found] = await context.read<protocol.DataGroups>({
    text: `with v_groups as (select to_jsonb(${view.group(by)}) as value, count(*)::int as count,
        json_build_array(${means.join(', ')}) as averages ${text} group by ${view.group(by)})
      select coalesce((select json_agg(g) from (
          select * from v_groups order by count desc, value limit ${protocol.MOST_GROUPS}) g), '[]') as groups,
        (select count(*)::int from v_groups) as total, (${counted}) as records`,
    values: view.params.values,
  })
  return { meta: found ?? { groups: [], total: 0, records: 0 } }
})
