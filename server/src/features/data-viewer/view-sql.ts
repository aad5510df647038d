import { failParameter } from '#engine/fail.ts'
import { compile, likePattern, Params } from '#engine/judging/condition.ts'
import { visible } from '#engine/judging/may.ts'
import type { Served } from '#engine/serve.ts'
import { snake } from '#protocol/declaring/names.ts'
import { type DataWhere, fits } from '#protocol/features/data-viewer/data-viewer.ts'
import { columnsOf, type ViewColumn, type Viewer } from './view-columns.ts'

const here = `at time zone 'Europe/Amsterdam'`
const numbers = ['integer', 'number']
const operators = { is: '=', isNot: '<>', from: '>=', until: '<=' }

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
  value({ served, field, by }: ViewColumn): string {
    const alias = by ? `j_${snake(by)}` : 't'
    return served.expressions[field]?.(alias) ?? `${alias}.${snake(field)}`
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
    const joins = new Map(needed.flatMap((column) => (column.by ? [[column.by, column]] : [])))
    const joined = [...joins.values()].map((column) => this.join(column))
    return `from ${this.served.table} t${joined.join('')}`
  }

  private join({ by, served, relation }: ViewColumn): string {
    if (!by || !relation) return ''
    const rule = relation.together
      ? compile(relation.when?.(this.viewer.me) ?? true, 't', this.params, 'few')
      : compile(visible(served, this.viewer.me), 'r', this.params, 'few')
    return ` left join lateral (select r.* from ${served.table} r
      where r.id = t.${relation.column} and ${rule} offset 0) j_${snake(by)} on true`
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
