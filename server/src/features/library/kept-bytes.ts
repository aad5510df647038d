import { librarySizes } from '#protocol/features/library-paths.ts'
import { documentKey, pictureKey, wholeKey } from '#server/files/forget-file.ts'
import type { Storage } from '#server/files/storage.ts'

type Kept = { kind: string; fileId: string }

/** A file of the library as large as we have it. */
export async function keptBytes(storage: Storage, siteId: string, { kind, fileId }: Kept) {
  if (kind !== 'picture') return storage.get(documentKey(siteId, fileId))
  const whole = await storage.get(wholeKey(siteId, fileId))
  return whole ?? storage.get(pictureKey(siteId, fileId, librarySizes[0], 'webp'))
}
