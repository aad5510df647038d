import sharp from 'sharp'
import { failField } from '#engine/fail.ts'
import type { logoSizes } from '#protocol/organizations.ts'

/** A small file can unfold into a picture that fills the memory; this is more than any camera makes. */
const MOST_PIXELS = 24_000_000

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** What a file is by its first bytes, whatever its name or sender says. SVG is no picture to us: it can hold scripts. */
export function pictureType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image/webp'
}

export type LogoFile = { size: (typeof logoSizes)[number]; bytes: Buffer }

/** Drawn anew in our own sizes: nothing of the original stays but what one sees, so no place or camera either. */
export async function logoFiles(bytes: Buffer): Promise<LogoFile[]> {
  if (!pictureType(bytes)) throw failField('file.type', 'logo')
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { width, height } = await sharp(bytes, options).metadata()
    if (width * height > MOST_PIXELS) throw failField('file.dimensions', 'logo')
    const large = await sharp(bytes, options)
      .timeout({ seconds: 10 })
      .rotate()
      .resize(512, 512, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer()
    const small = await sharp(large).resize(96, 96, { fit: 'inside' }).webp({ quality: 86 }).toBuffer()
    return [
      { size: 512, bytes: large },
      { size: 96, bytes: small },
    ]
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw failField('file.dimensions', 'logo')
    if (error instanceof Error && error.constructor.name === 'Failure') throw error
    throw failField('file.broken', 'logo')
  }
}
