import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, type Storage } from './storage.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files in a folder on this machine. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.draft`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The new name is part of the folder, so that must reach the disk too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
