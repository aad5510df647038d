import { failField } from '#engine/fail.ts'
import { documentKey, pictureKey, wholeKey } from '#server/files/forget-file.ts'
import { drawPicture } from './draw-picture.ts'
import { inspectFile } from './inspect-file.ts'

type Kept = { key: string; bytes: Buffer; type: string }
export type MadeFiles = {
  kind: 'picture' | 'document'
  contentType: string
  width: number | null
  height: number | null
  files: [first: Kept, ...more: Kept[]]
}

/** What is kept of a file that somebody sent: a document as it came, a picture drawn anew in each size and format. */
export async function makeFiles(siteId: string, fileId: string, bytes: Buffer, name = ''): Promise<MadeFiles> {
  const found = inspectFile(bytes, name)
  if (found.kind === 'document') {
    const { contentType } = found
    return {
      ...found,
      width: null,
      height: null,
      files: [{ key: documentKey(siteId, fileId), bytes, type: contentType }],
    }
  }
  const { width, height, pictures, whole } = await drawPicture(bytes)
  const [first, ...more] = pictures.map((each) => ({
    key: pictureKey(siteId, fileId, each.size, each.format),
    bytes: each.bytes,
    type: `image/${each.format}`,
  }))
  if (!first) throw failField('file.broken', 'file')
  const large = whole ? [{ key: wholeKey(siteId, fileId), bytes: whole, type: 'image/webp' }] : []
  return { kind: 'picture', contentType: 'image/webp', width, height, files: [first, ...more, ...large] }
}
