import { shareSize } from '#protocol/features/library-paths.ts'

type Focus = { x: number; y: number }

/** Cut to the shape of shared links around its focal point, as JPEG: whoever shows a link elsewhere knows that. */
export async function sharedPicture(bytes: Buffer, focus: Focus): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes)
  const whole = await picture.metadata()
  const shape = shareSize.width / shareSize.height
  const width = Math.round(Math.min(whole.width, whole.height * shape))
  const height = Math.round(Math.min(whole.height, whole.width / shape))
  const edge = (at: number, all: number, part: number) =>
    Math.round(Math.min(all - part, Math.max(0, (at / 100) * all - part / 2)))
  return picture
    .extract({ left: edge(focus.x, whole.width, width), top: edge(focus.y, whole.height, height), width, height })
    .resize(shareSize.width, shareSize.height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
