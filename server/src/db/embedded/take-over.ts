import pg from 'pg'
import { type Orphan, postmasterFile } from './cluster.ts'
import { commandLine } from './os-process.ts'
import { canConnect, connectionUrl } from './postmaster.ts'
import { serverArguments } from './settings.ts'

type Wanted = { cluster: string; postgres: string; password: string; durable: boolean }

/**
 * A database whose app was killed runs on alone. If it is the one that we would start now, of the same version and with the
 * same settings, and answers, it goes on: starting another would only take time. What the dead app left open in it is ended.
 */
export async function findOrphan({ cluster, postgres, password, durable }: Wanted): Promise<Orphan | undefined> {
  const orphan = await postmasterFile(cluster)
  if (!orphan.pid || !orphan.port) return undefined
  const wanted = [postgres, ...serverArguments({ cluster, port: orphan.port, durable })].join(' ')
  if (commandLine(orphan.pid).trim() !== wanted.trim()) return undefined
  const url = connectionUrl(orphan.port, password)
  if (!(await canConnect(url))) return undefined
  await endConnections(url)
  return orphan
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`)
  } finally {
    await client.end()
  }
}
