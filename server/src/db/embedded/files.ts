import { access, chmod, cp, lchown, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Makes a folder that every account can enter, whatever root's umask is. */
export async function makeOpenFolder(path: string) {
  await mkdir(path, { recursive: true })
  const found = await lstat(path)
  // In a folder that is open to all, somebody else may have been here first to lead root astray.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) throw new Error(`${path} belongs to somebody else`)
  await chmod(path, 0o755)
}

/** The copy appears as a whole or not at all, so that an interrupted one is never taken for complete. */
export async function copyFolder(from: string, to: string, prepare: (copy: string) => Promise<void>) {
  const draft = `${to}.copy-${process.pid}`
  try {
    await cp(from, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
    await prepare(draft)
    await rename(draft, to)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

export async function giveTo(path: string, owner: { uid: number; gid: number }) {
  await eachEntry(path, (entry) => lchown(entry, owner.uid, owner.gid))
}

export async function makeReadable(path: string) {
  await eachEntry(path, async (entry) => {
    const found = await lstat(entry)
    if (found.isSymbolicLink()) return
    await chmod(entry, found.mode & 0o100 ? 0o755 : 0o644)
  })
}

async function eachEntry(path: string, visit: (entry: string) => Promise<void>) {
  await visit(path)
  for (const entry of await readdir(path, { recursive: true })) await visit(join(path, entry))
}
