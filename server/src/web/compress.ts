import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Below this the head of an answer weighs more than what is saved on its body. */
const TINY = 1024
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/
// Every piece goes out as soon as it is there, or a page would wait for its slowest part.
const makers: Record<Encoding, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
}

/** The best that both sides know. A quality of 0 means: not that one. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const wishes = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality)]
    }),
  )
  const wish = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  return (['br', 'gzip'] as const).find((name) => wish(name) > 0)
}

export function isCompressible(headers: Headers): boolean {
  return !headers.has('content-encoding') && compressible.test(headers.get('content-type') ?? '')
}

/** The body as it goes out: compressed, or as it is when its first piece is all there is to it. */
export async function compressed(body: Readable, encoding: Encoding): Promise<{ body: Readable; encoding?: Encoding }> {
  const pieces = body[Symbol.asyncIterator]()
  const first = await pieces.next()
  const whole = Readable.from(restOf(first, pieces), { objectMode: false })
  if (first.done || Buffer.byteLength(first.value) < TINY) return { body: whole }
  const smaller = makers[encoding]()
  // Whoever leaves halfway ends both; nobody is left to tell.
  pipeline(whole, smaller).catch(() => {})
  return { body: smaller, encoding }
}

async function* restOf(first: IteratorResult<Buffer>, pieces: AsyncIterator<Buffer>) {
  for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
}
