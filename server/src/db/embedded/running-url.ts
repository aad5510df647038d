import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locate } from './location.ts'
import { connectionUrl } from './postmaster.ts'

/** The address of the database that another process runs in this data folder. */
export async function runningUrl(dataDir: string): Promise<string> {
  const { cluster } = await locate(dataDir)
  // The fourth line of PostgreSQL's own note says where it listens.
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(note.split('\n')[3])
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8').catch(() => '')).trim()
  if (!port || !password) throw new Error(`No database runs in ${dataDir}. Start Stagehaven, or set DATABASE_URL.`)
  return connectionUrl(port, password, 'stagehaven')
}
