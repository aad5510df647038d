import { crc32, inflateRawSync } from 'node:zlib'
import { fail } from '#engine/fail.ts'
import { fileMode, headerSizes, zipMarks } from '#server/files/zip-format.ts'

/** How large what is called so may be; nothing for a name that belongs to no such archive. */
export type Allowed = (name: string) => number | undefined
const MOST_ENTRIES = 5002

/** The bytes of a stream, so many at a time. */
class Bytes {
  private readonly chunks: AsyncIterator<Buffer>
  private held: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** A file that ends before that was cut off. */
  async take(count: number): Promise<Buffer> {
    const found = [this.held]
    let length = this.held.length
    while (length < count) {
      const { value, done } = await this.chunks.next()
      if (done) throw fail('copy.cut')
      found.push(value)
      length += value.length
    }
    const all = found.length === 1 ? this.held : Buffer.concat(found)
    this.held = all.subarray(count)
    return all.subarray(0, count)
  }

  async isOver(): Promise<boolean> {
    return this.held.length === 0 && (await this.chunks.next()).done === true
  }
}

type Head = { name: string; method: number; crc: number; size: number; original: number }

/**
 * Reads an archive as zipOf writes it, entry by entry, and nothing else: no names but those that are allowed, none twice, no
 * links, nothing before, between or behind. What an entry becomes is known before it is unfolded.
 */
export async function* entriesOf(chunks: AsyncIterable<Buffer>, allowed: Allowed): AsyncGenerator<[string, Buffer]> {
  const bytes = new Bytes(chunks)
  const heads = new Map<string, Head>()
  let mark = (await bytes.take(4)).readUInt32LE()
  if (mark !== zipMarks.local) throw fail('copy.foreign')
  for (; mark === zipMarks.local; mark = (await bytes.take(4)).readUInt32LE()) {
    const head = await headOf(bytes, await bytes.take(headerSizes.local - 4), 2)
    const limit = allowed(head.name)
    if (limit === undefined || heads.has(head.name) || heads.size === MOST_ENTRIES) throw fail('copy.foreign')
    if (head.original > limit || head.size > head.original + 1024) throw fail('copy.large')
    heads.set(head.name, head)
    yield [head.name, unfolded(head, await bytes.take(head.size))]
  }
  for (const head of heads.values()) {
    if (mark !== zipMarks.list) throw fail('copy.foreign')
    const listed = await bytes.take(headerSizes.list - 4)
    const again = await headOf(bytes, listed, 4, 2)
    const isFile = listed.readUInt32LE(34) === fileMode
    if (!isFile || JSON.stringify(again) !== JSON.stringify(head)) throw fail('copy.foreign')
    mark = (await bytes.take(4)).readUInt32LE()
  }
  if (mark !== zipMarks.end) throw fail('copy.foreign')
  await bytes.take(headerSizes.end - 4)
  if (!(await bytes.isOver())) throw fail('copy.foreign')
}

/** What stands in both headers, from the flags on; more than a name is not ours. */
async function headOf(bytes: Bytes, header: Buffer, at: number, further = 0): Promise<Head> {
  const isPlain = header.readUInt16LE(at) === 0 && header.readUInt16LE(at + 22) === 0
  const noComment = further === 0 || header.readUInt16LE(at + 24) === 0
  const method = header.readUInt16LE(at + 2)
  if (!isPlain || !noComment || (method !== 0 && method !== 8)) throw fail('copy.foreign')
  return {
    method,
    crc: header.readUInt32LE(at + 8),
    size: header.readUInt32LE(at + 12),
    original: header.readUInt32LE(at + 16),
    name: (await bytes.take(header.readUInt16LE(at + 20))).toString('utf8'),
  }
}

function unfolded({ name, method, crc, original }: Head, data: Buffer): Buffer {
  const bytes = method === 0 ? data : inflated(name, data, original)
  if (bytes.length !== original || crc32(bytes) !== crc) throw fail('copy.damaged', { name })
  return bytes
}

function inflated(name: string, data: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) })
  } catch {
    throw fail('copy.damaged', { name })
  }
}
