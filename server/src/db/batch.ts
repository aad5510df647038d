import pg from 'pg'
import { serialize } from 'pg-protocol'
import { camel } from '#protocol/declaring/names.ts'
import { DatabaseUnavailable, fromConnection } from './unavailable.ts'

export type Statement = {
  text: string
  values?: readonly unknown[]
  /** Rows come as arrays of text, undescribed and unparsed: for statements whose answer is ready JSON. */
  raw?: boolean
  /** Its columns are called as in code: camelCase. */
  inCamel?: boolean
}

export type Rows = Record<string, unknown>[]
export type BatchResult = { rows: Rows; count: number; raw: (string | null)[][] }

declare module 'pg' {
  interface Connection {
    /** Its own list of what is prepared on it, which its types do not tell. */
    parsedStatements: Record<string, string>
    /** After a failure nobody knows whether these are prepared. */
    doubtful?: Set<string>
    /** What the rows of prepared statements look like. PostgreSQL never changes that of one that is prepared. */
    shapes?: Map<string, Shape>
  }
}
type Wire = pg.Connection
type FieldDescription = { name: string; dataTypeID: number }
/** `empty` has all the names already: a copy that is filled in costs a tenth of names added one by one. */
type Shape = { names: string[]; parsers: ReturnType<typeof pg.types.getTypeParser>[]; empty: Record<string, unknown> }

function shapeOf(fields: readonly FieldDescription[], inCamel: boolean | undefined): Shape {
  const names = fields.map(({ name }) => (inCamel ? camelColumn(name) : name))
  const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID))
  // Parsed from a text it is laid out like an object that was written in code.
  return { names, parsers, empty: JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) }
}
const noRows = shapeOf([], false)

/** What a statement says itself of a row, such as whether a rule holds for it, is called as it says. */
export const camelColumn = (name: string): string => (name.startsWith('check ') ? name : camel(name))

/** The same statement may be asked in both ways. */
const shapeName = (name: string, { inCamel }: Statement) => (inCamel ? `${name} camel` : name)

const MAX_PREPARED = 400
const names = new Map<string, string>()

/** One name per text for the life of the process, so that every connection prepares a statement only once. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    if (names.size >= 5000) names.clear()
    name = `s${(nameCounter++).toString(36)}`
    names.set(text, name)
  }
  return name
}
let nameCounter = 0

const prepareValue = (value: unknown): string | Buffer | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayLiteral(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

function arrayLiteral(values: unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value)
    const prepared = prepareValue(value)
    const text = Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}

/**
 * Several statements in one round trip with one Sync at the end. PostgreSQL runs what lies before a Sync as a single
 * transaction, so a read that first sets its tenant costs neither BEGIN and COMMIT nor waiting for them.
 */
class Batch implements pg.Submittable {
  private readonly statements: readonly Statement[]
  private readonly results: BatchResult[]
  /** Prepared or closed by this batch: after a failure nobody knows which of it happened. */
  private readonly touched: string[] = []
  private current: BatchResult = { rows: [], count: 0, raw: [] }
  /** Of each statement what it is known by, and what its rows look like, when that is known. */
  private readonly shapes: { name: string; shape: Shape | undefined }[] = []
  private failure: Error | undefined
  /** A value that cannot be sent is the caller's mistake; the connection is as it was. */
  private unsent: Error | undefined
  private wire: Wire | undefined
  private readonly done: (error: Error | undefined) => void
  /** pg reads and replaces this when a query time-out is set; it is not used here. */
  callback = () => {}

  constructor(statements: readonly Statement[], results: BatchResult[], done: (error: Error | undefined) => void) {
    this.statements = statements
    this.results = results
    this.done = done
  }

  /** Everything in one write, so that a value which cannot be sent fails before any of it has left. */
  submit(wire: Wire): Error | undefined {
    this.wire = wire
    try {
      const doubtful = [...(wire.doubtful ?? [])].map((name) => this.close(wire, name))
      const messages = this.statements.flatMap((statement) => this.messages(wire, statement))
      wire.stream.write(Buffer.concat([...doubtful, ...messages, serialize.sync()]))
    } catch (error) {
      this.unsent = error instanceof Error ? error : new Error(String(error))
      return this.unsent
    }
  }

  private messages(wire: Wire, statement: Statement): Buffer[] {
    const { text, values = [], raw } = statement
    const name = nameOf(text)
    const preparing = wire.parsedStatements[name] === undefined ? this.prepare(wire, name, text) : []
    const known = raw ? noRows : wire.shapes?.get(shapeName(name, statement))
    this.shapes.push({ name: shapeName(name, statement), shape: known })
    return [
      ...preparing,
      serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue }),
      ...(known ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute(),
    ]
  }

  private prepare(wire: Wire, name: string, text: string): Buffer[] {
    const known = wire.parsedStatements
    const [oldest, ...others] = Object.keys(known)
    // The one prepared longest ago makes room; if it is still in use, its next call prepares it again.
    const room = oldest && others.length + 2 > MAX_PREPARED ? [this.close(wire, oldest)] : []
    known[name] = text
    this.touch(wire, name)
    return [...room, serialize.parse({ name, text })]
  }

  /** Closing is harmless also if it was never prepared, which after a failed batch nobody knows. */
  private close(wire: Wire, name: string): Buffer {
    delete wire.parsedStatements[name]
    wire.doubtful?.delete(name)
    this.touch(wire, name)
    return serialize.close({ type: 'S', name })
  }

  private touch({ shapes }: Wire, name: string): void {
    this.touched.push(name)
    shapes?.delete(name)
    shapes?.delete(`${name} camel`)
  }

  handleRowDescription(message: { fields: FieldDescription[] }): void {
    this.learn(shapeOf(message.fields, this.statements[this.results.length]?.inCamel))
  }

  private learn(shape: Shape): void {
    const current = this.shapes[this.results.length]
    if (!this.wire || !current) return
    current.shape = shape
    this.wire.shapes ??= new Map()
    this.wire.shapes.set(current.name, shape)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.statements[this.results.length]?.raw) {
      this.current.raw.push(message.fields)
      return
    }
    const { names, parsers, empty } = this.shapes[this.results.length]?.shape ?? noRows
    const row = { ...empty }
    for (let i = 0; i < names.length; i++) {
      const value = message.fields[i] ?? null
      row[names[i] as string] = value === null ? null : parsers[i]?.(value)
    }
    this.current.rows.push(row)
  }

  handleCommandComplete(message: { text: string }): void {
    this.current.count = Number(/(\d+)$/.exec(message.text)?.[1] ?? 0)
    // Of one without rows nothing is described.
    if (!this.shapes[this.results.length]?.shape) this.learn(noRows)
    this.results.push(this.current)
    this.current = { rows: [], count: 0, raw: [] }
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}

  handleError(error: Error): void {
    if (this.failure) return
    this.failure = error === this.unsent ? error : fromConnection(error)
    if (this.wire) {
      this.wire.doubtful ??= new Set()
      for (const name of this.touched) {
        delete this.wire.parsedStatements[name]
        this.wire.doubtful.add(name)
      }
    }
    this.done(this.failure)
  }

  handleReadyForQuery(): void {
    if (!this.failure) this.done(undefined)
  }
}

/** Longer than the database allows a statement to take, so that only silence is cut off. */
export const silenceLimitMs = 20_000

/**
 * A database that stops answering without closing the connection is given up; the connection is then of no use. `results`
 * fills as they come, so that after a failure it holds those before it.
 */
export function runBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
  limitMs = silenceLimitMs,
  results: BatchResult[] = [],
): Promise<BatchResult[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseUnavailable(new Error('no answer in time'))), limitMs)
    const batch = new Batch(statements, results, (error) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve(results)
    })
    client.query(batch)
  })
}
