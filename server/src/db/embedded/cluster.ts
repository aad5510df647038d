import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { exists } from './files.ts'
import type { Location } from './location.ts'
import { commandLine, ended, signal } from './os-process.ts'

export type Log = (line: string) => void
export type ClusterOptions = { password: string; durable: boolean; log: Log }

/** Settings of the person who starts us (PGPORT, LANG …) must not reach the server: it runs the same everywhere. */
export const serverEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Made on the first start. An interrupted attempt leaves only a draft behind, which the next start throws away. */
export async function ensureCluster({ home, cluster, runAs }: Location, binaries: Binaries, options: ClusterOptions) {
  if (await exists(cluster)) return checkVersion(cluster, binaries.major)
  options.log('Preparing a new database')
  for (const name of await readdir(home)) {
    if (name.startsWith('cluster.draft-')) await rm(join(home, name), { recursive: true })
  }
  const draft = await mkdtemp(join(home, 'cluster.draft-'))
  const passwordFile = `${draft}.password`
  await writeFile(passwordFile, options.password, { mode: 0o600 })
  if (runAs) for (const path of [draft, passwordFile]) await chown(path, runAs.uid, runAs.gid)
  try {
    const args = [
      `--pgdata=${draft}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      ...locale(binaries.major),
      ...(options.durable ? [] : ['--no-sync']),
    ]
    await promisify(execFile)(binaries.initdb, args, { ...runAs, cwd: home, env: serverEnv }).catch((cause) => {
      throw new Error(`PostgreSQL could not prepare ${home}.\n${cause.stderr || cause.message}`, { cause })
    })
    await rename(draft, cluster)
    if (options.durable) await syncFolder(home)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** PostgreSQL's own C.UTF-8, since 17, sorts the same on every machine and with every version of the system's libraries. */
function locale(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8']
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

export type Orphan = { pid: number; port: number }

/** What PostgreSQL says of itself: its process, and the port that it listens on. */
export async function postmasterFile(cluster: string): Promise<Orphan> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Of a database that runs on without its app, and cannot go on with us. We hold the lock, so no app needs it any more. */
export async function stopOrphan(cluster: string, log: Log) {
  const { pid } = await postmasterFile(cluster)
  if (!pid) return
  if (!commandLine(pid).includes(cluster)) {
    // The number belongs to another process by now; PostgreSQL would take that one for itself and refuse to start.
    await rm(join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  log(`Stopping the PostgreSQL that lost its app (process ${pid})`)
  for (const step of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, step)
    if (await ended(pid, 30_000)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop; its data is in ${cluster}.`)
}

export async function ensurePassword(dataDir: string, hasCluster: boolean): Promise<string> {
  const path = join(dataDir, 'postgres-password')
  const known = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (known) return known
  if (hasCluster) throw new Error(`${path} is missing; without it the database cannot be opened. Put it back.`)
  const password = randomBytes(24).toString('hex')
  await writeFile(`${path}.draft`, password, { mode: 0o600, flush: true })
  await rename(`${path}.draft`, path)
  return password
}

async function checkVersion(cluster: string, major: number) {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (Number(made) === major) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version of Stagehaven brings ${major}. ` +
      `Dump it with version ${made} and restore it with version ${major}.`,
  )
}

async function syncFolder(path: string) {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
