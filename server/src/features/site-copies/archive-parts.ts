import { checkedKey, type Storage } from '#server/files/storage.ts'

/** An archive is kept in parts, so that no process ever holds a whole one. */
const PART = 8 * 1024 * 1024
const keyOf = (siteId: string, copyId: string, number: number) => checkedKey(`${siteId}/${copyId}/part-${number}.bin`)

export type Place = { storage: Storage; siteId: string; copyId: string }

/** Keeps what comes in as it comes, and tells how much it was. */
export async function keepParts({ storage, siteId, copyId }: Place, chunks: AsyncIterable<Buffer>, mostBytes: number) {
  let [waiting, held, bytes, parts]: [Buffer[], number, number, number] = [[], 0, 0, 0]
  const flush = async () => {
    await storage.put(keyOf(siteId, copyId, parts), Buffer.concat(waiting), 'application/octet-stream')
    parts += 1
    waiting = []
    held = 0
  }
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      held += chunk.length
      bytes += chunk.length
      if (bytes > mostBytes) return { isTooLarge: true as const, bytes, parts: await forgetParts(place(), parts) }
      if (held >= PART) await flush()
    }
    if (held > 0) await flush()
  } catch (error) {
    await forgetParts(place(), parts + 1)
    throw error
  }
  return { isTooLarge: false as const, bytes, parts }

  function place(): Place {
    return { storage, siteId, copyId }
  }
}

export async function* partsOf({ storage, siteId, copyId }: Place, parts: number): AsyncGenerator<Buffer> {
  for (let number = 0; number < parts; number++) {
    const part = await storage.get(keyOf(siteId, copyId, number))
    if (!part) throw new Error(`a part of copy ${copyId} is not there`)
    yield part
  }
}

/** All of them are gone after this. */
export async function forgetParts({ storage, siteId, copyId }: Place, parts: number): Promise<0> {
  for (let number = 0; number < parts; number++) await storage.delete(keyOf(siteId, copyId, number))
  return 0
}
