import { randomUUID } from 'node:crypto'
import { chown, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOfText, newKeyText, nextKeyText, type SealKey, SealKeyProblem } from './seal-key.ts'

/** The key of this installation with its root, readable by nobody else. */
export const keyFile = (dataDir: string) => join(dataDir, 'seal.pem')

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The key that lies there; without one it is made, once, however many processes ask for it at the same moment. */
export async function keptKey(dataDir: string, name: string): Promise<SealKey> {
  const file = keyFile(dataDir)
  return clearly(file, async () => {
    const kept = await readIfThere(file)
    if (kept !== undefined) return keyOfText(kept)
    await mkdir(dataDir, { recursive: true })
    await place(file, await newKeyText(name), async (draft) => {
      await link(draft, file).catch((error) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
      await rm(draft)
    })
    return keyOfText(await readFile(file, 'utf8'))
  })
}

/** Changes when another key lies there. */
export async function keyMark(dataDir: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(keyFile(dataDir))
  return `${ino} ${mtimeMs} ${size}`
}

/** A new key from the same root takes the place of the old one, after `announce` made it known. */
export async function replaceKey(dataDir: string, announce: (key: SealKey) => Promise<void>): Promise<SealKey> {
  const file = keyFile(dataDir)
  return clearly(file, async () => {
    const text = await nextKeyText(await readFile(file, 'utf8'))
    const key = keyOfText(text)
    const { uid, gid } = await stat(file)
    await place(file, text, async (draft) => {
      // Whoever replaces it may be somebody else than who reads it.
      if (process.getuid?.() === 0) await chown(draft, uid, gid)
      // Nothing may be sealed with a key that nobody would know again.
      await announce(key)
      await rename(draft, file)
    })
    return key
  })
}

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

/** It is on the disk as a whole before it gets its name, and the name is too before anybody relies on it. */
async function place(file: string, text: string, settle: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await settle(draft)
    const folder = await open(join(file, '..'), 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

async function clearly<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new SealKeyProblem(`the key for sealing documents (${file}) cannot be used: ${(error as Error).message}`)
  }
}
