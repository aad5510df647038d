import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

/** A font as browsers get it (WOFF 1.0), unpacked to what a drawing library reads: the same tables, not compressed. */
function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    const body = packed < length ? inflateSync(stored) : stored
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), body }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  const pieces: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const at = 12 + index * 16
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(body.length, at + 12)
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4)
    pieces.push(body, padding)
    offset += body.length + padding.length
  }
  return Buffer.concat(pieces)
}

const files = new Map<number, string>()

/** A file with Poppins of this weight. The library reads fonts from files only, so it is written out once. */
export function fontFile(weight: 500 | 600): string {
  const known = files.get(weight)
  // Folders for temporary files are tidied up now and then.
  if (known && existsSync(known)) return known
  const source = fileURLToPath(import.meta.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`))
  const file = join(mkdtempSync(join(tmpdir(), 'stagehaven-font-')), `poppins-${weight}.ttf`)
  writeFileSync(file, unpackedFont(readFileSync(source)))
  files.set(weight, file)
  return file
}
