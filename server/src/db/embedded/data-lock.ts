import { randomUUID } from 'node:crypto'
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processIdentity } from './os-process.ts'

export class DataDirInUse extends Error {
  readonly pid: number

  constructor(dir: string, pid: number) {
    super(
      `The data folder ${dir} is in use by process ${pid}. ` +
        `Stop that one first (kill ${pid}), or give this one a folder of its own with DATA_DIR.`,
    )
    this.name = 'DataDirInUse'
    this.pid = pid
  }
}

/**
 * One owner per data folder. PostgreSQL guards its files by itself, but only this lock tells a database that lost its
 * app (which we may stop) from one whose app is alive (which we must leave alone).
 */
export async function lockDataDir(dir: string): Promise<() => Promise<void>> {
  const path = join(dir, 'postgres.lock')
  const id = randomUUID()
  const draft = `${path}.${id}`
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), id })
  await writeFile(draft, mine)
  await chmod(draft, 0o644) // an ordinary user must see that root is at work in their folder
  try {
    // A hard link appears with its content or not at all, and never replaces an existing lock.
    while (!(await succeeds(link(draft, path), 'EEXIST'))) {
      const theirs = await readIfThere(path)
      refuseWhenAlive(dir, theirs)
      await removeStale(path, theirs, `${draft}.stale`)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    if ((await readIfThere(path)) === mine) await rm(path, { force: true })
  }
}

function refuseWhenAlive(dir: string, content: string) {
  let owner: { pid: number; identity: string }
  try {
    owner = JSON.parse(content)
  } catch {
    return // cut off by a power failure, so its writer is gone too
  }
  if (owner.identity && processIdentity(owner.pid) === owner.identity) throw new DataDirInUse(dir, owner.pid)
}

/** Two starts may find the same stale lock: the slower one must not throw away the new lock of the faster one. */
async function removeStale(path: string, stale: string, aside: string) {
  if (!(await succeeds(rename(path, aside), 'ENOENT'))) return
  if ((await readFile(aside, 'utf8')) !== stale) await succeeds(link(aside, path), 'EEXIST')
  await rm(aside, { force: true })
}

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

async function succeeds(action: Promise<unknown>, expectedFailure: string): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expectedFailure) return false
    throw error
  }
}
