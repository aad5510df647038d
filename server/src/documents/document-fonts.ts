import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const fileOf = (name: string) => readFileSync(new URL(import.meta.resolve(name)))
const inter = ['latin-400', 'latin-600', 'latin-700', 'latin-ext-400', 'latin-ext-600', 'latin-ext-700']

/** The letters of our screens, and behind them a font that knows those of Europe, the Caucasus and the Middle East. */
export const documentFonts = (): Buffer[] => [
  ...inter.map((name) => unpacked(fileOf(`@fontsource/inter/files/inter-${name}-normal.woff`))),
  ...['DejaVuSans', 'DejaVuSans-Bold'].map((name) => fileOf(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
]

/** WOFF is the same font with each of its tables packed; Typst reads only the plain one. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const from = 44 + 20 * index
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const to = 12 + 16 * index
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    // Each table begins at a multiple of four.
    const room = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, room)
    offset += length + room.length
  }
  return Buffer.concat(parts)
}
