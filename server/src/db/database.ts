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

type Asked = { statements: readonly Statement[]; resolve(results: BatchResult[]): void; reject(error: unknown): void }

/**
 * The handle a transaction works with. Everything through it belongs to one tenant. What is asked at the same moment, as in
 * `Promise.all`, goes out in one round trip, in the order in which it was asked.
 */
export class Sql {
  private readonly client: pg.ClientBase
  private readonly limitMs: number
  private asked: Asked[] = []
  private isOver = false
  statements = 0
  constructor(client: pg.ClientBase, limitMs: number) {
    this.client = client
    this.limitMs = limitMs
  }

  /** From now on its connection is somebody else's. */
  end(): void {
    this.isOver = true
  }

  batch(statements: readonly Statement[]): Promise<BatchResult[]> {
    if (this.isOver) return Promise.reject(new Error('This transaction is over.'))
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
      const results = await runBatch(this.client, all, this.limitMs)
      for (const { statements, resolve } of asked) resolve(results.splice(0, statements.length))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  async rows<T = Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const [result] = await this.batch([{ text, values }])
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
   * One transaction of one tenant. `opening` runs in the same round trip as BEGIN, `closing` in that of COMMIT.
   * A connection that is lost while committing leaves the outcome unknown: that is an error to the caller, who may
   * repeat the request with the same Idempotency-Key.
   */
  async transaction<T>(
    tenantId: string,
    work: (sql: Sql, opened: BatchResult[]) => Promise<{ value: T; closing?: readonly Statement[] }>,
    opening: readonly Statement[] = [],
  ): Promise<T> {
    const client = await this.connect()
    const sql = new Sql(client, this.limitMs)
    const stop = untilStopped.getStore()
    try {
      const begin = [{ text: 'begin', raw: true }, setTenant(tenantId), ...opening]
      const opened = await runBatch(client, begin, this.limitMs)
      const { value, closing = [] } = await orStopped(work(sql, opened.slice(2)), stop)
      sql.end()
      await runBatch(client, [...closing, { text: 'commit', raw: true }], this.limitMs)
      this.counted += opening.length + sql.statements + closing.length
      client.release()
      return value
    } catch (error) {
      sql.end()
      client.release(stop?.aborted || isUnavailable(error) || !(await this.rollBack(client)))
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
