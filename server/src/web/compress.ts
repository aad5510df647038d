import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Below this the head of an answer weighs more than what is saved on its body. */
const TINY = 1024
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

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

/**
 * The body as it goes out. A page for one reader takes the quality that is worth its time, one for many a better one: the
 * next one up takes twice the time to save a thirtieth.
 */
export async function compressed(
  body: Buffer,
  encoding: Encoding | undefined,
  quality = 3,
): Promise<{ body: Buffer; encoding?: Encoding }> {
  if (!encoding || body.length < TINY) return { body }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window as large as the body: the usual one takes 4 MB for every page on its way.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(body.length)))),
  }
  return {
    body: encoding === 'br' ? await brotli(body, { params }) : await zip(body, { level: quality + 1 }),
    encoding,
  }
}
