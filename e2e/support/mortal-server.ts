import { after } from 'node:test'
import pg from 'pg'
import { copyDemo } from '../../server/test/demo-database.ts'
import { newDataDir, ServerProcess } from '../../server/test/server-process.ts'
import { becomes } from './wait-until.ts'

/** Started in the middle of a story, it does not end with that story. */
const byHand = { after: () => {} }

/** A server that a story may kill, with the demo data in a database of its own: nobody else is in the middle of something there. */
export class MortalServer {
  private server: ServerProcess
  private readonly databaseUrl: string

  private constructor(server: ServerProcess, databaseUrl: string) {
    this.server = server
    this.databaseUrl = databaseUrl
  }

  /** From here on the journeys of this process go there. */
  static async start(name: string, more: Record<string, string> = {}): Promise<MortalServer> {
    const databaseUrl = await copyDemo(process.env.TEST_DATABASE_URL as string, name)
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: await newDataDir({ after }), PATIENCE_SECONDS: '120' }
    const server = await ServerProcess.start({ ...settings, NODE_ENV: 'test', LOG_LEVEL: 'error', ...more }, byHand)
    process.env.JOURNEY_URL = server.url.replace('127.0.0.1', 'localhost')
    const mortal = new MortalServer(server, databaseUrl)
    after(() => mortal.server.stop('SIGTERM'))
    return mortal
  }

  /** Rows of its database, as the owner of the tables. */
  rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.server.asOwner(async (client) => (await client.query<T>(text, values)).rows)
  }

  /** What this student writes is received and goes no further, until it is released. */
  async hold(studentId: string) {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    await client.connect()
    await client.query('select pg_advisory_lock(hashtextextended($1, 7))', [studentId])
    const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    return {
      isWaiting: () =>
        becomes(
          'the server is in the middle of it',
          async () => (await client.query<{ count: number }>(waiting)).rows[0]?.count,
          (count) => count === 1,
        ),
      release: () => client.end(),
    }
  }

  async kill(): Promise<void> {
    await this.server.stop('SIGKILL')
  }

  /** At the same address, with the same database. */
  async startAgain(): Promise<void> {
    this.server = await ServerProcess.start({ ...this.server.settings, PORT: new URL(this.server.url).port }, byHand)
  }
}
