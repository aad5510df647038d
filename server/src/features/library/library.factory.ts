import { crc32, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** Files as somebody sends them to the library, good and bad ones. */
export const picture = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#008558' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' } })
    .toBuffer()

export const pdf = Buffer.from('%PDF-1.7\n%%EOF')

export const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const bytesOf = (text: string) => new TextEncoder().encode(text)
export const docx = (more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': bytesOf(`<Types><Override ContentType="${word}.main+xml"/></Types>`),
      'word/document.xml': bytesOf('<w:p/>'),
      ...more,
    }),
  )
/** Thirty million zeros in a document of a few kilobytes. */
export const zipBomb = (): Buffer => docx({ 'word/media/a.bin': new Uint8Array(30_000_000) })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few hundred bytes that says it is 50,000 points wide and high. */
export function hugePng(side = 50_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const data = deflateSync(Buffer.alloc(side / 8 + 1))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
