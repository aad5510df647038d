import { setImmediate } from 'node:timers'
import type { BatchResult, Statement } from '#db/batch.ts'
import type { Database, Read } from '#db/database.ts'
import { isUnavailable } from '#db/unavailable.ts'

type Asked = { statement: Statement; resolve(result: BatchResult | undefined): void; reject(error: unknown): void }

/**
 * The reads of one page. What its parts ask at the same moment goes to the database in one round trip, on one connection:
 * a page of ten parts costs two or three of them, and a busy morning does not take up the whole pool.
 */
export class Together {
  private readonly db: Database
  private readonly tenantId: string
  private asked: Asked[] = []
  /** How often the page went to the database. */
  trips = 0

  constructor(db: Database, tenantId: string) {
    this.db = db
    this.tenantId = tenantId
  }

  read(statement: Statement): Promise<BatchResult | undefined> {
    return new Promise((resolve, reject) => {
      // By then everybody who asks without waiting for somebody else has asked.
      if (this.asked.length === 0) setImmediate(() => this.send(this.asked.splice(0)))
      this.asked.push({ statement, resolve, reject })
    })
  }

  /** What has to be known before anything else can be asked. */
  reading<T>(work: (read: Read) => Promise<T>): Promise<T> {
    this.trips++
    return this.db.reading(this.tenantId, work)
  }

  private async send(asked: Asked[]): Promise<void> {
    this.trips++
    try {
      const results = await this.db.read(
        this.tenantId,
        asked.map(({ statement }) => statement),
      )
      asked.forEach(({ resolve }, index) => {
        resolve(results[index])
      })
    } catch (error) {
      // Somebody's statement failed and took the others along: each learns its own outcome.
      if (asked.length > 1 && !isUnavailable(error)) for (const each of asked) await this.send([each])
      else for (const { reject } of asked) reject(error)
    }
  }
}
