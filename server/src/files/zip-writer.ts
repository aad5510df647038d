import { crc32, deflateRawSync } from 'node:zlib'
import { fileMode, headerSizes, zipMarks } from './zip-format.ts'

export type ZipEntry = { name: string; bytes: Uint8Array; isDeflated?: boolean }
/** That a name is in UTF-8; one in plain letters needs no mark. */
const UTF_8 = 0x0800

type Written = {
  name: Buffer
  flags: number
  method: number
  crc: number
  size: number
  original: number
  offset: number
}

/** A ZIP file as it is made, entry by entry. The size of each stands before it: whoever reads it knows what comes. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const list: Written[] = []
  let offset = 0
  for await (const { name, bytes, isDeflated = false } of entries) {
    const data = isDeflated ? deflateRawSync(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    const written = Buffer.from(name)
    const entry: Written = {
      name: written,
      flags: written.length === name.length ? 0 : UTF_8,
      method: isDeflated ? 8 : 0,
      crc: crc32(bytes),
      size: data.length,
      original: bytes.length,
      offset,
    }
    list.push(entry)
    const head = Buffer.concat([localHeader(entry), entry.name])
    offset += head.length + data.length
    yield head
    yield data
  }
  const heads = list.map((entry) => Buffer.concat([listHeader(entry), entry.name]))
  const length = heads.reduce((sum, { length: each }) => sum + each, 0)
  yield Buffer.concat([...heads, endOf(list.length, length, offset)])
}

/** What both headers say of an entry, from the version that is needed to read it. */
function describe(header: Buffer, at: number, { flags, method, crc, size, original, name }: Written): void {
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(flags, at + 2)
  header.writeUInt16LE(method, at + 4)
  // A day that is a day: the first of January 1980.
  header.writeUInt16LE(0x21, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(size, at + 14)
  header.writeUInt32LE(original, at + 18)
  header.writeUInt16LE(name.length, at + 22)
}

function localHeader(entry: Written): Buffer {
  const header = Buffer.alloc(headerSizes.local)
  header.writeUInt32LE(zipMarks.local)
  describe(header, 4, entry)
  return header
}

function listHeader(entry: Written): Buffer {
  const header = Buffer.alloc(headerSizes.list)
  header.writeUInt32LE(zipMarks.list)
  header.writeUInt16LE(0x0314, 4)
  describe(header, 6, entry)
  header.writeUInt32LE(fileMode, 38)
  header.writeUInt32LE(entry.offset, 42)
  return header
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(headerSizes.end)
  end.writeUInt32LE(zipMarks.end)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
