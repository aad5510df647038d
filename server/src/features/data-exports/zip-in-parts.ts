import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

type Entry = { name: string; at: number; crc: number; size: number; packed: number }
/** All that the rest of an archive has to know of what was written before: so it can be gone on with by another process. */
export type ZipState = { at: number; closed: Entry[]; open: Entry | null }
export const emptyZip: ZipState = { at: 0, closed: [], open: null }

const pack = promisify(deflateRaw)
/** Packed by itself, and ended so that anything may follow it. */
const packed = (bytes: Buffer) => pack(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
/** What ends a packed stream: a block that holds nothing. */
const end = Buffer.from([0x03, 0x00])
/** The sizes follow the bytes, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980, which says nothing. */
const DATE = 0x21

function numbers(...given: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of given) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const sizesOf = ({ crc, packed: length, size }: Entry): [number, 4][] => [
  [crc, 4],
  [length, 4],
  [size, 4],
]
const unknown: [number, 4][] = [
  [0, 4],
  [0, 4],
  [0, 4],
]
const headOf = (name: string, sizes: [number, 4][]): [number, 2 | 4][] => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATED, 2],
  [0, 2],
  [DATE, 2],
  ...sizes,
  [Buffer.byteLength(name), 2],
  [0, 2],
]

/** Writes an archive piece by piece from where another one left off. */
export class ZipInParts {
  private readonly chunks: Buffer[] = []
  private readonly closed: Entry[]
  private open: Entry | null
  private at: number

  constructor({ at, closed, open }: ZipState) {
    this.at = at
    this.closed = [...closed]
    this.open = open && { ...open }
  }

  get state(): ZipState {
    return { at: this.at, closed: this.closed, open: this.open }
  }
  get bytes(): Buffer {
    return Buffer.concat(this.chunks)
  }
  /** How much there is in what is written now, before it is packed. */
  get openSize(): number {
    return this.open?.size ?? 0
  }

  private push(bytes: Buffer): void {
    this.chunks.push(bytes)
    this.at += bytes.length
  }

  begin(name: string): void {
    this.open = { name, at: this.at, crc: 0, size: 0, packed: 0 }
    this.push(Buffer.concat([numbers([0x04034b50, 4], ...headOf(name, unknown)), Buffer.from(name)]))
  }

  async write(text: string): Promise<void> {
    if (!this.open) throw new Error('nothing to write in')
    const bytes = Buffer.from(text)
    const small = await packed(bytes)
    this.open.crc = crc32(bytes, this.open.crc)
    this.open.size += bytes.length
    this.open.packed += small.length
    this.push(small)
  }

  finish(): void {
    if (!this.open) return
    this.open.packed += end.length
    this.push(end)
    this.push(numbers([0x08074b50, 4], ...sizesOf(this.open)))
    this.closed.push(this.open)
    this.open = null
  }

  /** The list of what is in it, by which it is read. */
  close(): void {
    const start = this.at
    for (const entry of this.closed) {
      const head = headOf(entry.name, sizesOf(entry))
      const rest: [number, 2 | 4][] = [
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [entry.at, 4],
      ]
      this.push(Buffer.concat([numbers([0x02014b50, 4], [VERSION, 2], ...head, ...rest), Buffer.from(entry.name)]))
    }
    const count = this.closed.length
    this.push(
      numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [this.at - start, 4], [start, 4], [0, 2]),
    )
  }
}
