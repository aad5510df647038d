import { Failure, failField } from '#engine/fail.ts'

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** A file by its first bytes, whatever its name or sender says. SVG is no picture to us: it can hold scripts. */
export const isPicture = (bytes: Buffer) =>
  startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 0, '\xff\xd8\xff') ||
  (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))

export type PictureFile = { size: number; bytes: Buffer }
export type PictureKind = {
  field: 'logo' | 'photo' | 'fileId'
  sizes: readonly [large: number, small: number]
  mostPixels: number
  quality: number
}

/**
 * Drawn anew in our own sizes: nothing of the original stays but what one sees, so no place or camera either. A small file
 * can unfold into a picture that fills the memory, so there is an end to its pixels.
 */
export async function pictureFiles(
  bytes: Buffer,
  kind: PictureKind,
): Promise<[large: PictureFile, small: PictureFile]> {
  const { field, sizes, mostPixels, quality } = kind
  if (!isPicture(bytes)) throw failField('file.type', field)
  const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const
  const within = { fit: 'inside', withoutEnlargement: true } as const
  const [large, small] = sizes
  // Loaded when there is a picture: few processes ever draw one.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (width * height > mostPixels) throw failField('file.dimensions', field)
    const drawn = await sharp(bytes, options)
      .timeout({ seconds: 10 })
      .rotate()
      .resize(large, large, within)
      .webp({ quality })
      .toBuffer()
    const reduced = await sharp(drawn).resize(small, small, within).webp({ quality }).toBuffer()
    return [
      { size: large, bytes: drawn },
      { size: small, bytes: reduced },
    ]
  } catch (error) {
    if (error instanceof Failure) throw error
    throw failField(/pixel limit/i.test((error as Error).message) ? 'file.dimensions' : 'file.broken', field)
  }
}
