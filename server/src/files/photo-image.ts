import sharp from 'sharp'
import { failField } from '#engine/fail.ts'
import { photoSizes } from '#protocol/vacancies.ts'
import { pictureType } from './logo-image.ts'

/** More than any phone makes. */
const MOST_PIXELS = 50_000_000

export type PhotoFile = { size: (typeof photoSizes)[number]; bytes: Buffer }

/** Drawn anew in our own widths, so that no place or camera travels along. */
export async function photoFiles(bytes: Buffer): Promise<PhotoFile[]> {
  if (!pictureType(bytes)) throw failField('file.type', 'photo')
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const [large, small] = photoSizes
    const drawn = await sharp(bytes, options)
      .timeout({ seconds: 10 })
      .rotate()
      .resize(large, large, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    const narrow = await sharp(drawn)
      .resize(small, small, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return [
      { size: large, bytes: drawn },
      { size: small, bytes: narrow },
    ]
  } catch (error) {
    throw failField(/pixel limit/i.test((error as Error).message) ? 'file.dimensions' : 'file.broken', 'photo')
  }
}
