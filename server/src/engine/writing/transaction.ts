import { camelColumn, type Statement } from '#db/batch.ts'
import type { Sql } from '#db/database.ts'
import type { AnyRow, Changes, RowOf, RowOfType } from '#db/tables.ts'
import type { EventType, Fields, Resource, Values } from '#protocol/declaring/define.ts'
import { isTimestamp } from '#protocol/declaring/fields.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'
import { snake } from '#protocol/declaring/names.ts'
import type { Site } from '../call.ts'
import { fail } from '../fail.ts'
import { type AnyCondition, compile, every, Params } from '../judging/condition.ts'
import { visible } from '../judging/may.ts'
import type { Me } from '../judging/me.ts'
import type { Registry, Served } from '../serve.ts'
import { fromDatabase } from './database-errors.ts'
import {
  type AnyChange,
  type Change,
  moveStatement,
  requireNoState,
  requireStart,
  type Subject,
  type Taking,
} from './moves.ts'

export type StoredEvent = { name: string; subjectType: string; subjectId: string; data: Record<string, unknown> }
export type Job = {
  identifier: string
  payload: Record<string, unknown>
  key?: string
  runAt?: Date
  attempts?: number
  /** Jobs of one queue are done one after the other. */
  queue?: string
}
/** A row after a move, with the state it had before. */
export type MovedRow<From extends string = string, T extends string = string> = (string extends T
  ? AnyRow
  : RowOfType<T>) & { was: From }

/** The one database handle that a command sees. What it emits and enqueues is stored with its change or not at all. */
export class Tx {
  readonly me: Me
  readonly site: Site
  private readonly sql: Sql
  readonly registry: Registry
  private readonly ifMatch: string | null
  readonly events: StoredEvent[] = []
  readonly jobs: Job[] = []
  readonly atEnd: Statement[] = []
  /** Who did what this follows from, where nobody asks for it now. */
  actorId: string | null = null
  /** In a reaction: what the event tells that it follows from. */
  cause: Readonly<Record<string, unknown>> | null = null
  /** The moves of the command that runs; what no command asked for may make any. */
  private moves: readonly Move[] | null = null

  constructor(sql: Sql, registry: Registry, site: Site, me: Me, ifMatch: string | null = null) {
    this.sql = sql
    this.registry = registry
    this.site = site
    this.me = me
    this.ifMatch = ifMatch
  }

  /** What a statement gives is said where it is written. */
  rows<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.sql.rows<T>(text, values)
  }

  row<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T | undefined> {
    return this.sql.row<T>(text, values)
  }

  /** Of a statement that always gives one, such as an insert. */
  one<T>(text: string, values: readonly unknown[] = []): Promise<T> {
    return this.sql.one<T>(text, values)
  }

  /** A row whoever may see it. What follows the name of the table says which one, and whether it is held. */
  async rowFrom<R extends Resource>(
    resource: R,
    rest: string,
    values: readonly unknown[],
  ): Promise<RowOf<R> | undefined> {
    const { table } = this.registry.get(resource.type)
    return (await this.sql.camelRows<RowOf<R>>(`select * from ${table} ${rest}`, values))[0]
  }

  run(text: string, values: readonly unknown[] = []): Promise<number> {
    return this.sql.run(text, values)
  }

  batch(statements: readonly Statement[]) {
    return this.sql.batch(statements)
  }

  /** One of several things, of which the others happen also when this one fails: then nothing of it is left. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const [events, jobs, atEnd] = [this.events.length, this.jobs.length, this.atEnd.length]
    await this.sql.run('savepoint attempt')
    try {
      const value = await work()
      await this.sql.run('release savepoint attempt')
      return value
    } catch (error) {
      this.events.length = events
      this.jobs.length = jobs
      this.atEnd.length = atEnd
      await this.sql.run('rollback to savepoint attempt')
      throw error
    }
  }

  /** The row as this person may see it; 404 otherwise. */
  async find<R extends Resource>(resource: R, id: string): Promise<RowOf<R>> {
    const row = await this.select<RowOf<R>>(this.registry.get(resource.type), id, {})
    if (!row) throw fail('record.missing')
    return row
  }

  /** Finds and locks a row and tells, in the same statement, which of the given conditions hold for it. */
  async select<Row = AnyRow>(
    served: Served,
    id: string,
    checks: Record<string, AnyCondition>,
    lock = false,
  ): Promise<Row | undefined> {
    const params = new Params()
    const where = compile(every({ id }, visible(served, this.me)), 't', params, 'few')
    if (where === false) return undefined
    const columns = Object.entries(checks).map(([name, condition]) => {
      const rule = compile(condition, 't', params, 'few')
      return `, ${typeof rule === 'boolean' ? rule : `coalesce(${rule}, false)`} as "check ${name}"`
    })
    const text = `select t.*${columns.join('')} from ${served.table} t where ${where}${lock ? ' for no key update of t' : ''}`
    return (await this.sql.camelRows<Row>(text, params.values))[0]
  }

  /** Whoever says when they saw the row last is told when somebody changed it since, instead of overwriting it. */
  requireUnchanged({ updatedAt }: AnyRow): void {
    if (!this.ifMatch || this.ifMatch.trim() === '*' || !(updatedAt instanceof Date)) return
    const given = this.ifMatch.trim().replace(/^"(.*)"$/, '$1')
    const seen = isTimestamp(given) ? Date.parse(given) : Number.NaN
    if (Number.isNaN(seen)) throw fail('parameter.invalid', { name: 'If-Match' }, { header: 'If-Match' })
    if (seen !== updatedAt.getTime()) throw fail('record.changed')
  }

  /** Does the rule hold for this row as it is now? */
  async holds(served: Served, id: string, condition: AnyCondition): Promise<boolean> {
    const params = new Params()
    const where = compile(every({ id }, condition), 't', params, 'few')
    if (where === false) return false
    return (await this.sql.row(`select 1 from ${served.table} t where ${where}`, params.values)) !== undefined
  }

  holdsFor(resource: Resource, id: string, condition: AnyCondition): Promise<boolean> {
    return this.holds(this.registry.get(resource.type), id, condition)
  }

  async insert<R extends Resource>(resource: R, values: Changes<R>): Promise<RowOf<R>> {
    const served = this.registry.get(resource.type)
    requireStart(this.registry.lifecycles.get(served.table), values)
    const names = Object.keys(values)
    const columns = names.map(snake).join(', ')
    const places = names.map((_, index) => `$${index + 1}`).join(', ')
    const body = names.length > 0 ? `(${columns}) values (${places})` : 'default values'
    const [row] = await this.sql
      .camelRows<RowOf<R>>(`insert into ${served.table} ${body} returning *`, columnValues(resource, values))
      .catch((error) => refuse(error, resource, values))
    if (!row) throw new Error(`nothing was inserted into ${served.table}`)
    return row
  }

  async update<R extends Resource>(resource: R, id: string, values: Changes<R>): Promise<void> {
    const names = Object.keys(values)
    if (names.length === 0) return
    const served = this.registry.get(resource.type)
    requireNoState(this.registry.lifecycles.get(served.table), values)
    const sets = names.map((name, index) => `${snake(name)} = $${index + 2}`).join(', ')
    await this.sql
      .run(`update ${served.table} set ${sets} where id = $1`, [id, ...columnValues(resource, values)])
      .catch((error) => refuse(error, resource, values))
  }

  /** The row goes on to another state and its event is stored with it; 409 when somebody was earlier. */
  async move<From extends string, E extends EventType | null, N extends string | null, T extends string>(
    move: Move<From, E, N, T>,
    row: { id: string },
    change: Change<E, N, undefined>,
  ): Promise<MovedRow<From, T>> {
    const [moved] = await this.moveRows<From, T>(move, { id: row.id }, change)
    if (moved) return moved
    const { table, column: field } = move.lifecycle
    const now = await this.sql.row(`select ${snake(field)} as state from ${table} where id = $1`, [row.id])
    throw fail('state.conflict', { field, state: now?.state })
  }

  /** The same for every row about which the condition holds and that is in the right state; gives those. */
  moveAll<From extends string, E extends EventType | null, N extends string | null, T extends string>(
    move: Move<From, E, N, T>,
    where: AnyCondition,
    change: Change<E, N, MovedRow<From, T>> & Taking,
  ): Promise<MovedRow<From, T>[]> {
    return this.moveRows<From, T>(move, where, change)
  }

  private async moveRows<From extends string, T extends string>(
    move: Move,
    where: AnyCondition,
    change: AnyChange<MovedRow<From, T>>,
  ): Promise<MovedRow<From, T>[]> {
    // What the clock or something else brings about follows from what a command does; what a person does it has to name.
    if (move.by === 'person' && this.moves && !this.moves.includes(move))
      throw new Error(`a move that the command does not name: ${move.name}`)
    const { text, values } = moveStatement(move, where, change)
    const moved = await this.sql.camelRows<MovedRow<From, T>>(text, values)
    const { type, id } = move.lifecycle.about
    const { tell = {}, about } = change
    if (move.emits)
      for (const row of moved)
        this.emit(
          move.emits,
          typeof tell === 'function' ? tell(row) : tell,
          about ?? { type, id: String(Reflect.get(row, id)) },
        )
    return moved
  }

  /** While a command runs it makes no moves but its own. */
  async making<T>(moves: readonly Move[], work: () => Promise<T>): Promise<T> {
    const before = this.moves
    this.moves = moves
    try {
      return await work()
    } finally {
      this.moves = before
    }
  }

  async remove(resource: Resource, id: string): Promise<void> {
    await this.sql.run(`delete from ${this.registry.get(resource.type).table} where id = $1`, [id])
  }

  emit<F extends Fields>(type: EventType<F>, data: Values<F>, subject: Subject): void {
    this.events.push({ name: type.name, subjectType: subject.type, subjectId: subject.id, data })
  }

  enqueue(job: Job): void {
    this.jobs.push(job)
  }

  /** Goes out together with COMMIT, before what was emitted: for a change of which nothing has to be known any more. */
  runAtEnd(text: string, values: readonly unknown[] = []): void {
    this.atEnd.push({ text, values })
  }
}

/** A JSON attribute may hold a list, which the driver would otherwise take for an array of PostgreSQL. */
function columnValues({ attributes }: Resource, values: object): unknown[] {
  return Object.entries(values).map(([name, value]) =>
    attributes[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value,
  )
}

function refuse(error: unknown, resource: Resource, values: object): never {
  throw fromDatabase(error, resource, { ...values }) ?? error
}

/** Where a row of the database becomes a type: the catalogue says what it holds. */
export function camelRow<Row = AnyRow>(row: Record<string, unknown>): Row {
  const result: Record<string, unknown> = {}
  for (const key in row) result[camelColumn(key)] = row[key]
  return result as Row
}
