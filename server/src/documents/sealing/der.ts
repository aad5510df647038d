/** One value of ASN.1 in DER, the binary form of certificates and signatures: what it is, what is in it, and both as they stand. */
export type Der = { tag: number; content: Uint8Array; whole: Uint8Array }

export class NotDer extends Error {}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  longTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** Values of a form with a number instead of a kind. */
export const numbered = (number: number) => 0xa0 | number

/** The first value of these bytes. It is strict: lengths that are open, padded or beyond the end are not DER. */
export function readDer(bytes: Uint8Array): Der {
  const [tag, first] = bytes
  // The second byte of a large tag number is no length; nothing that we read has one.
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new NotDer('no value')
  const more = first & 0x7f
  if (first < 0x80) return cut(bytes, tag, 2, first)
  if (more === 0 || more > 3 || bytes.length < 2 + more) throw new NotDer('no length')
  let length = 0
  for (const each of bytes.subarray(2, 2 + more)) length = length * 256 + each
  if (length < 0x80 || length < 256 ** (more - 1)) throw new NotDer('a length that is longer than it must be')
  return cut(bytes, tag, 2 + more, length)
}

function cut(bytes: Uint8Array, tag: number, from: number, length: number): Der {
  const until = from + length
  if (until > bytes.length) throw new NotDer('it ends too early')
  return { tag, content: bytes.subarray(from, until), whole: bytes.subarray(0, until) }
}

/** All values, one after the other. */
export function readAll(bytes: Uint8Array): Der[] {
  const found: Der[] = []
  for (let rest = bytes; rest.length > 0; rest = rest.subarray(found.at(-1)?.whole.length)) found.push(readDer(rest))
  return found
}

/** What stands in a value of this kind. */
export function inside(value: Der | undefined, tag: number): Der[] {
  return readAll(contentOf(value, tag))
}

export function contentOf(value: Der | undefined, tag: number): Uint8Array {
  if (value?.tag !== tag) throw new NotDer(`expected ${tag}, found ${value?.tag}`)
  return value.content
}

export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size: number[] = []
  for (let left = content.length; left > 0; left >>= 8) size.unshift(left & 0xff)
  const length = content.length < 0x80 ? [content.length] : [0x80 | size.length, ...size]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

export const sequence = (...parts: Uint8Array[]) => der(tags.sequence, ...parts)
export const octets = (...parts: Uint8Array[]) => der(tags.octets, ...parts)
export const nothing = der(tags.nothing)

/** A positive whole number: one that begins with a high bit would be read as a negative one. */
export const integer = (bytes: Uint8Array) =>
  der(tags.integer, (bytes[0] ?? 0) >= 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes)

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const sevens = [part & 0x7f]
    for (let left = part >> 7; left > 0; left >>= 7) sevens.unshift(0x80 | (left & 0x7f))
    return sevens
  })
  return der(tags.oid, Buffer.from(bytes))
}
