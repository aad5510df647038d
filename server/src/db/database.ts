import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { required } from '#protocol/shared/guards.ts'
import { type BatchResult, runBatch, type Statement, silenceLimitMs } from './batch.ts'
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts'

// Dates stay dates: a birthday must not move with a time zone. Numbers with decimals stay numbers.
pg.types.setTypeParser(1082, (value) => value)
pg.types.setTypeParser(1700, Number)
pg.types.setTypeParser(20, Number)

const setTenant = (tenantId: string): Statement => ({
  text: `select set_config('app.tenant', $1, true)`,
  values: [tenantId],
  raw: true,
})

/** What is begun within it gives up its transactions once it says so: what never ends would keep a connection for ever. */
export const untilStopped = new AsyncLocalStorage<AbortSignal>()

/** What is taken for granted until the database says so, in the round trip that also does the first of the work. */
export type Guess = { statements: readonly Statement[]; isRight(results: readonly BatchResult[]): boolean }
const nothingGuessed: Guess = { statements: [], isRight: () => true }

/** It was otherwise; of what was done until then nothing is left. */
export class WrongGuess extends Error {}

type Asked = { statements: readonly Statement[]; resolve(results: BatchResult[]): void; reject(error: unknown): void }

/**
 * The handle a transaction works with. Everything through it belongs to one tenant. What is asked at the same moment, as in
 * `Promise.all`, goes out in one round trip, in the order in which it was asked; BEGIN and the tenant go with the first.
 */
export class Sql {
  private readonly client: pg.ClientBase
  private readonly limitMs: number
  private readonly guess: Guess
  private readonly opening: Statement[]
  private asked: Asked[] = []
  private isOver = false
  private isWrong = false
  statements = 0
  roundTrips = 0
  constructor(client: pg.ClientBase, limitMs: number, tenantId: string, guess = nothingGuessed) {
    this.client = client
    this.limitMs = limitMs
    this.guess = guess
    this.opening = [{ text: 'begin', raw: true }, setTenant(tenantId), ...guess.statements]
  }

  /** From now on its connection is somebody else's. */
  end(): void {
    this.isOver = true
  }

  get hasBegun(): boolean {
    return this.opening.length === 0
  }

  /** Also when nothing was asked that could have gone with it. */
  async checkGuess(): Promise<void> {
    if (!this.hasBegun && this.guess.statements.length > 0) await this.roundTrip([])
    if (this.isWrong) throw new WrongGuess()
  }

  /** Nothing was asked and nothing is left to say: then there was no transaction. */
  async commit(closing: readonly Statement[]): Promise<void> {
    if (!this.hasBegun && closing.length === 0) return
    this.statements += closing.length
    await this.roundTrip([...closing, { text: 'commit', raw: true }])
  }

  batch(statements: readonly Statement[]): Promise<BatchResult[]> {
    if (this.isOver) return Promise.reject(new Error('This transaction is over.'))
    if (this.isWrong) return Promise.reject(new WrongGuess())
    this.statements += statements.length
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) queueMicrotask(() => this.send(this.asked.splice(0)))
      this.asked.push({ statements, resolve, reject })
    })
  }

  /** One that fails ends the transaction, and with it the others. */
  private async send(asked: readonly Asked[]): Promise<void> {
    const all = asked.flatMap(({ statements }) => statements)
    try {
      const results = await this.roundTrip(all)
      for (const { statements, resolve } of asked) resolve(results.splice(0, statements.length))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  /** After a wrong guess it does not matter how the rest went. */
  private async roundTrip(statements: readonly Statement[]): Promise<BatchResult[]> {
    const opening = this.opening.splice(0)
    const results: BatchResult[] = []
    this.roundTrips++
    if (opening.length > 0) this.statements += this.guess.statements.length
    try {
      await runBatch(this.client, [...opening, ...statements], this.limitMs, results)
    } finally {
      const opened = results.splice(0, opening.length)
      this.isWrong ||= opening.length > 0 && opened.length === opening.length && !this.guess.isRight(opened.slice(2))
    }
    if (this.isWrong) throw new WrongGuess()
    return results
  }

  async rows<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const [result] = await this.batch([{ text, values }])
    return (result?.rows ?? []) as T[]
  }

  /** Rows of a table whose columns are called as in code. */
  async camelRows<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const [result] = await this.batch([{ text, values, inCamel: true }])
    return (result?.rows ?? []) as T[]
  }

  async row<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(text, values))[0]
  }

  /** Of a statement that always gives one. */
  async one<T>(text: string, values: readonly unknown[] = []): Promise<T> {
    return required(await this.row<T>(text, values), `row of: ${text}`)
  }

  /** How many rows a guarded update touched: 0 means that the guard held. */
  async run(text: string, values: readonly unknown[] = []): Promise<number> {
    const [result] = await this.batch([{ text, values }])
    return result?.count ?? 0
  }
}

export type Read = (statements: readonly Statement[]) => Promise<BatchResult[]>

/** Few are enough: each is asked one short question at a time. */
const ASIDE = 4

export class Database {
  readonly url: string
  readonly pool: pg.Pool
  /** For questions beside a transaction. Whoever holds a connection of `pool` never waits for another one of it. */
  private readonly aside: pg.Pool
  private readonly limitMs: number
  private counted = 0
  private trips = 0

  /**
   * `limitMs`: how long the database may be silent before the connection counts as lost; `waitMs`: how long one waits for a
   * connection when all are taken.
   */
  constructor(url: string, options: { max?: number; limitMs?: number; waitMs?: number } = {}) {
    const { max = 20, limitMs = silenceLimitMs, waitMs = 5000 } = options
    this.url = url
    this.limitMs = limitMs
    this.pool = newPool(url, max, waitMs)
    this.aside = newPool(url, ASIDE, waitMs)
  }

  get connections(): { all: number; idle: number; waiting: number } {
    const { pool, aside } = this
    return {
      all: pool.totalCount + aside.totalCount,
      idle: pool.idleCount + aside.idleCount,
      waiting: pool.waitingCount + aside.waitingCount,
    }
  }

  /** Statements sent so far: tests assert how many a request costs. */
  get statementCount(): number {
    return this.counted
  }

  /** How often transactions that were committed waited for the database, for the same. */
  get roundTripCount(): number {
    return this.trips
  }

  private async connect(pool = this.pool): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw new DatabaseUnavailable(error)
    }
  }

  /** Reads on one connection. Each call is one round trip and one transaction, with the tenant set first. */
  async reading<T>(tenantId: string, work: (read: Read) => Promise<T>, pool = this.pool): Promise<T> {
    const client = await this.connect(pool)
    const read: Read = async (statements) => {
      this.counted += statements.length
      const results = await runBatch(client, [setTenant(tenantId), ...statements], this.limitMs)
      return results.slice(1)
    }
    try {
      const value = await work(read)
      client.release()
      return value
    } catch (error) {
      client.release(isUnavailable(error))
      throw error
    }
  }

  read(tenantId: string, statements: readonly Statement[]): Promise<BatchResult[]> {
    return this.reading(tenantId, (read) => read(statements))
  }

  /** One statement of no tenant, which may be asked from within a transaction and is no part of it. */
  async ask(statement: Statement): Promise<BatchResult | undefined> {
    const [result] = await this.reading('', (read) => read([statement]), this.aside)
    return result
  }

  /**
   * One transaction of one tenant. What is guessed goes out with the first thing that `work` asks, `closing` in the round
   * trip of COMMIT. A connection that is lost while committing leaves the outcome unknown: that is an error to the caller,
   * who may repeat the request with the same Idempotency-Key.
   */
  async transaction<T>(
    tenantId: string,
    work: (sql: Sql) => Promise<{ value: T; closing?: readonly Statement[] }>,
    guess?: Guess,
  ): Promise<T> {
    const client = await this.connect()
    const sql = new Sql(client, this.limitMs, tenantId, guess)
    const stop = untilStopped.getStore()
    try {
      const { value, closing = [] } = await orStopped(checked(sql, work(sql)), stop)
      sql.end()
      await sql.commit(closing)
      this.counted += sql.statements
      this.trips += sql.roundTrips
      client.release()
      return value
    } catch (error) {
      sql.end()
      client.release(stop?.aborted || isUnavailable(error) || (sql.hasBegun && !(await this.rollBack(client))))
      throw error
    }
  }

  /** A connection that cannot even do this is closed: the next request must not find itself in an old transaction. */
  private rollBack(client: pg.PoolClient): Promise<boolean> {
    return runBatch(client, [{ text: 'rollback', raw: true }], this.limitMs).then(
      () => true,
      () => false,
    )
  }

  /** Work inside one tenant that answers nobody: reactions, seeds, tests. */
  withTenant<T>(tenantId: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.transaction(tenantId, async (sql) => ({ value: await work(sql) }))
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.aside.end()])
  }
}

/** What was done, or why not, counts only when what it was done for was guessed right. */
async function checked<T>(sql: Sql, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work])
  await sql.checkGuess()
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function orStopped<T>(work: Promise<T>, stop: AbortSignal | undefined): Promise<T> {
  if (!stop) return work
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const end = () => reject(stop.reason)
  stop.addEventListener('abort', end, { once: true })
  try {
    stop.throwIfAborted()
    return await Promise.race([work, stopped])
  } finally {
    stop.removeEventListener('abort', end)
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * The worker lets go of the connection it listens on twice when that breaks while the worker stops: once because of the
 * error and once because of the end. The second time would throw where nobody catches it.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!connected) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      connected(error, client, () => {
        if (!isReleased) release()
        isReleased = true
      })
    })
  }
}

function newPool(url: string, max: number, waitMs: number): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'stagehaven',
  })
  // An idle connection that dies is replaced by the next request; without a listener Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
