import { join, resolve } from 'node:path'
import pg from 'pg'
import { runningUrl } from '../../server/src/db/embedded/running-url.ts'

export const dataDir = resolve(process.env.DATA_DIR || 'data')

/** Work as the owner of the tables: in DATABASE_URL, or in the database that Stagehaven runs in DATA_DIR. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL || (await runningUrl(join(dataDir, 'postgres')))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Tasks = Record<string, (client: pg.Client, argument: string | undefined) => Promise<string>>

/** Does the task that the command line names, and prints what it says. */
export async function runTask(tasks: Tasks, usage: string): Promise<void> {
  const [name = '', argument] = process.argv.slice(2)
  try {
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
    if (!task) throw new Error(usage)
    console.log(await withDatabase((client) => task(client, argument)))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
