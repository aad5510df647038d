import { hash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFolder, exists, giveTo, makeOpenFolder } from './files.ts'
import { canEnter, isRoot, type RunAs, unprivilegedUser } from './run-as.ts'

/** `home` holds the folder `cluster` with the data; PostgreSQL runs as `runAs`, or as ourselves without it. */
export type Location = { home: string; cluster: string; runAs?: RunAs }

/** Kept over reboots, unlike the temporary folder. */
const sharedFolders = ['/var/lib/stagehaven', '/opt/stagehaven', '/var/tmp/stagehaven']

/** Normally the data folder itself. Elsewhere when root starts us in a folder that PostgreSQL's user cannot enter. */
export async function locate(dataDir: string): Promise<Location> {
  const recorded = await recordedHome(dataDir)
  const home = recorded ?? dataDir
  const owner = await stat(join(home, 'cluster')).catch(() => undefined)
  if (!isRoot) {
    if (owner && process.getuid && owner.uid !== process.getuid()) throw new Error(notOurs(home, owner.uid))
    return at(home)
  }
  // Data that belongs to an ordinary user stays theirs, so that they can start it themselves next time.
  const runAs = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await unprivilegedUser()
  if (recorded || (await canEnter(home, runAs))) return at(home, runAs)
  return at(await homeElsewhere(dataDir, runAs), runAs)
}

/** Brings existing data to where PostgreSQL can use it. Nothing may run on it any more. */
export async function prepareHome(dataDir: string, { home, cluster, runAs }: Location) {
  if (!runAs) return
  if (home !== dataDir && !(await recordedHome(dataDir))) {
    // Left behind by a data folder that was thrown away here before: kept once more, in case that was a mistake.
    await rm(`${cluster}.previous`, { recursive: true, force: true })
    if (await exists(cluster)) await rename(cluster, `${cluster}.previous`)
    // PostgreSQL could reach this data before: its folder was closed or moved since.
    const former = join(dataDir, 'cluster')
    if (await exists(former)) await copyFolder(former, cluster, (copy) => giveTo(copy, runAs))
  }
  const owner = await stat(cluster).catch(() => undefined)
  if (owner?.uid === 0) await giveTo(cluster, runAs) // restored from a backup by root
}

/** A folder of root's that every account can enter, for what PostgreSQL cannot reach where it is. */
export async function sharedFolder(user: RunAs): Promise<string> {
  for (const folder of sharedFolders) {
    try {
      await makeOpenFolder(folder)
      await access(folder, constants.W_OK)
      if (await canEnter(folder, user)) return folder
    } catch {
      // a read-only disk, or not ours: the next one may do
    }
  }
  throw new Error(`None of ${sharedFolders.join(', ')} can be used. Set DATA_DIR to a folder open to every user.`)
}

/** Written once the cluster is complete, so a folder that is named here but gone means lost data, not a first start. */
export async function recordLocation(dataDir: string, { home }: Location) {
  if (home === dataDir) return
  await writeFile(userPath(home), dataDir)
  if (await recordedHome(dataDir)) return
  await writeFile(
    recordPath(dataDir),
    `${home}\n\n` +
      'The folder above holds the database that belongs here. Stagehaven was started by root, PostgreSQL does not\n' +
      'run as root, and the user it runs as cannot enter this folder. So a copy of this folder lacks the database.\n',
  )
  await rm(join(dataDir, 'cluster'), { recursive: true, force: true }) // the copy is in use from now on
}

/** Removes a data folder together with a database that is kept elsewhere. */
export async function removeDataDir(dataDir: string) {
  const home = await recordedHome(dataDir).catch(() => undefined)
  for (const dir of [home, dataDir]) if (dir) await rm(dir, { recursive: true, force: true })
}

async function recordedHome(dataDir: string): Promise<string | undefined> {
  const record = await readFile(recordPath(dataDir), 'utf8').catch(() => undefined)
  const home = record?.split('\n')[0]
  if (!home) return undefined
  if (await exists(join(home, 'cluster'))) return home
  throw new Error(
    `The database of ${dataDir} was kept in ${home}, which is no longer there. ` +
      `Bring it back, or remove ${recordPath(dataDir)} to begin with an empty database.`,
  )
}

/** Named after the data folder. One that was moved away from here since, and still exists, keeps its database. */
async function homeElsewhere(dataDir: string, runAs: RunAs): Promise<string> {
  const folder = await sharedFolder(runAs)
  for (let n = 0; ; n++) {
    const home = join(folder, hash('sha256', `${dataDir} ${n}`).slice(0, 16))
    const user = await readFile(userPath(home), 'utf8').catch(() => dataDir)
    if (user === dataDir || !(await exists(recordPath(user)))) return home
  }
}

function at(home: string, runAs?: RunAs): Location {
  return { home, cluster: join(home, 'cluster'), runAs }
}

function recordPath(dataDir: string) {
  return join(dataDir, 'postgres-location.txt')
}

function userPath(home: string) {
  return join(home, 'data-dir.txt')
}

function notOurs(home: string, uid: number) {
  return (
    `The database in ${home} belongs to user ${uid}. Start Stagehaven as that user or as root, ` +
    'or give it another folder with DATA_DIR.'
  )
}
