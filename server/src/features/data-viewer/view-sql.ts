import { failParameter } from '#engine/fail.ts'
import { compile, likePattern, Params } from '#engine/judging/condition.ts'
import { visible } from '#engine/judging/may.ts'
import type { Served } from '#engine/serve.ts'
import { snake } from '#protocol/declaring/names.ts'
import { type DataWhere, fits } from '#protocol/features/data-viewer/data-viewer.ts'
import { columnsOf, type ToOne, type ViewColumn, type Viewer } from './view-columns.ts'

const here = `at time zone 'Europe/Amsterdam'`
const numbers = ['integer', 'number']
const operators = { is: '=', isNot: '<>', from: '>=', until: '<=' }

const fieldSql = ({ expressions }: Served, field: string, alias: string): string =>
  expressions[field]?.(alias) ?? `${alias}.${snake(field)}`
const aliasOf = (by: string) => `j_${snake(by).replace('.', '_')}`

/**
 * What is asked of one resource, as parts of a statement about its rows `t`. Each other row is joined once, under its own
 * rule: what the reader may not see is as if it were not there, for the columns, the filters, the order and the groups alike.
 */
export class ViewSql {
  readonly params = new Params()
  private readonly served: Served
  private readonly viewer: Viewer
  private readonly columns: Map<string, ViewColumn>

  constructor(served: Served, viewer: Viewer) {
    this.served = served
    this.viewer = viewer
    this.columns = new Map(columnsOf(served, viewer).map((column) => [column.name, column]))
  }

  column(name: string, parameter: string): ViewColumn {
    const column = this.columns.get(name)
    if (!column) throw failParameter('fields.unknown', parameter, name)
    return column
  }

  /** Whose average can be told. */
  numberColumn(name: string, parameter: string): ViewColumn {
    const column = this.column(name, parameter)
    if (!numbers.includes(column.kind)) throw failParameter('parameter.invalid', parameter)
    return column
  }

  /** The value of a column. */
  value({ served, field, by, tie }: ViewColumn): string {
    const alias = by ? aliasOf(by) : 't'
    return tie ? `${alias}.${snake(field)}` : fieldSql(served, field, alias)
  }

  /** What rows are put together by: a moment by its month. */
  group(column: ViewColumn): string {
    const value = this.value(column)
    if (column.kind === 'timestamp') return `to_char(${value} ${here}, 'YYYY-MM')`
    if (column.kind === 'date') return `to_char(${value}, 'YYYY-MM')`
    return column.kind === 'list' ? `to_jsonb(${value})` : value
  }

  /** The rows that the reader sees, with what they belong to as far as these columns need it. */
  from(needed: readonly ViewColumn[]): string {
    const joins = new Map<string, ViewColumn[]>()
    for (const column of needed) if (column.by) joins.set(column.by, [...(joins.get(column.by) ?? []), column])
    const joined = [...joins].map(([by, columns]) => this.join(aliasOf(by), columns))
    return `from ${this.served.table} t${joined.join('')}`
  }

  private join(alias: string, columns: readonly ViewColumn[]): string {
    const [first] = columns
    if (!first) return ''
    const { served, relation, tie } = first
    const found = tie
      ? this.tied(first, tie, new Set(columns.map(({ field }) => field)))
      : relation && this.related(served, relation)
    return found ? ` left join lateral (${found} offset 0) ${alias} on true` : ''
  }

  private related(served: Served, relation: ToOne): string {
    return `select r.* from ${served.table} r where r.id = t.${relation.column} and ${this.sees(served, relation, 't')}`
  }

  /** May the reader see the row `r` that a row of `from` belongs to? */
  private sees(served: Served, { together, when }: ToOne, from: string): string | boolean {
    const { me } = this.viewer
    return together
      ? compile(when?.(me) ?? true, from, this.params, 'few')
      : compile(visible(served, me), 'r', this.params, 'few')
  }

  /** In one cell all that lines tie to the row, of the lines that the reader sees. */
  private tied(
    { served, relation }: ViewColumn,
    { lines, of: tie, relation: to }: NonNullable<ViewColumn['tie']>,
    fields: Set<string>,
  ): string {
    const { me } = this.viewer
    const ids = tie.ids?.('line') ?? `line.${to.column}`
    const cells = [...fields].map((field) => {
      const value = fieldSql(served, field, 'r')
      return `string_agg(distinct ${value}, ', ' order by ${value}) as ${snake(field)}`
    })
    const rules = [
      tie.when('line', relation ? `t.${relation.column}` : 't.id'),
      compile(visible(lines, me), 'line', this.params, 'few'),
      this.sees(served, to, 'line'),
    ]
    return `select ${cells.join(', ')} from ${lines.table} line join ${served.table} r on r.id in (${ids}) where ${rules.join(' and ')}`
  }

  /** What the reader sees of them, and what was asked for. */
  where(wheres: readonly DataWhere[]): string {
    const seen = compile(visible(this.served, this.viewer.me), 't', this.params)
    return [String(seen), ...wheres.map((where) => this.condition(where))].join(' and ')
  }

  private condition({ column: name, how, value }: DataWhere): string {
    const column = this.column(name, 'filter[where]')
    if (!fits(column.kind, { how, value })) throw failParameter('parameter.invalid', 'filter[where]', name)
    const sql = this.value(column)
    const isEmpty = `(${sql} is null or ${sql}::text in ('', '{}', '[]'))`
    if (how === 'empty') return isEmpty
    if (how === 'filled') return `not ${isEmpty}`
    if (how === 'has') return `${sql}::text ilike ${this.params.add(likePattern(value, 'anywhere'))}`
    if (column.kind === 'boolean') return `${sql} is ${value}`
    if (column.kind === 'oneOf' || column.kind === 'text') {
      const values = column.kind === 'oneOf' ? value.split(',') : [value.toLowerCase()]
      const text = column.kind === 'oneOf' ? `${sql}::text` : `lower(${sql}::text)`
      const isOne = `coalesce(${text} = any(${this.params.add(values)}::text[]), false)`
      return how === 'is' ? isOne : `not ${isOne}`
    }
    const given = numbers.includes(column.kind)
      ? `${this.params.add(value.replace(',', '.'))}::numeric`
      : `${this.params.add(value)}::date`
    const compared = column.kind === 'timestamp' ? `(${sql} ${here})::date` : sql
    return `${compared} ${operators[how]} ${given}`
  }

  /** The id settles what is equal. */
  order(names: readonly string[]): { columns: ViewColumn[]; text: string } {
    const keys = names.map((given) => {
      const column = this.column(given.replace(/^-/, ''), 'filter[order]')
      return { column, text: `${this.value(column)}${given.startsWith('-') ? ' desc nulls last' : ' nulls last'}` }
    })
    return {
      columns: keys.map(({ column }) => column),
      text: `order by ${[...keys.map(({ text }) => text), 't.id'].join(', ')}`,
    }
  }
}
