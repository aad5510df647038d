import { Failure, failField } from '#engine/fail.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { type LibrarySize, librarySizes, type PictureFormat } from '#protocol/features/library-paths.ts'

export type DrawnPicture = { size: LibrarySize; format: PictureFormat; bytes: Buffer }
export type Drawn = {
  width: number
  height: number
  pictures: DrawnPicture[]
  /** Where it is wider than pages use. */
  whole: Buffer | null
}

/** What its head says, before it is unfolded. What would be larger than a picture may be is refused. */
export async function drawnSize(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  const head = await sharp(bytes, { failOn: 'error', pages: 1, limitInputPixels: false }).metadata()
  if (head.width * head.height > libraryRules.mostPixels) throw failField('file.dimensions', 'file')
  return head
}

const options = { limitInputPixels: libraryRules.mostPixels, failOn: 'error', pages: 1 } as const

/** In its own size. One that becomes larger than may be sent could not come back from a copy. */
async function drawWhole(bytes: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  const whole = await sharp(bytes, options)
    .timeout({ seconds: 20 })
    .rotate()
    .webp({ quality: 88, effort: 2 })
    .toBuffer()
  return whole.length <= libraryRules.pictureBytes ? whole : null
}

/**
 * Drawn anew in the widths that pages use, so nothing of the original stays but what one sees: no place, no camera, nothing
 * hidden. How large it would become is known before it is unfolded.
 */
export async function drawPicture(bytes: Buffer): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  try {
    const head = await drawnSize(bytes)
    const [widest] = librarySizes
    // Without loss, for the others are made of it.
    const { data: wide, info } = await sharp(bytes, options)
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const pictures: DrawnPicture[] = []
    for (const size of librarySizes) {
      const drawn = sharp(wide, { raw }).resize({ width: size, withoutEnlargement: true })
      pictures.push(
        { size, format: 'avif', bytes: await drawn.clone().avif({ quality: 55, effort: 2 }).toBuffer() },
        { size, format: 'webp', bytes: await drawn.clone().webp({ quality: 80 }).toBuffer() },
      )
    }
    const turned = (head.orientation ?? 1) >= 5
    const [width, height] = turned ? [head.height, head.width] : [head.width, head.height]
    return { width, height, pictures, whole: width > widest ? await drawWhole(bytes) : null }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw failField(/pixel limit/i.test((error as Error).message) ? 'file.dimensions' : 'file.broken', 'file')
  }
}
