import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#engine/fail.ts'

/**
 * What a proxy in front of us could understand in another way than we do. Such a connection is closed after the
 * answer, so that nothing left on it is ever taken for a request.
 */
export function checkFraming(request: FastifyRequest, reply: FastifyReply): void {
  const transfer = request.headers['transfer-encoding']
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') refuse(reply, 'Transfer-Encoding')
  const hosts = hostCount(request.raw.rawHeaders)
  if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) refuse(reply, 'Host')
  // What is left of `*`, or of an address with a host that is not the one in the header.
  if (!request.url.startsWith('/')) refuse(reply)
}

/** An address may name its host, as it would to a proxy; what counts is what comes after. */
export function ownPath(request: { url?: string; headers: { host?: string } }): string {
  const url = request.url ?? '/'
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (host === undefined || host.toLowerCase() !== request.headers.host?.toLowerCase()) return url
  return path?.startsWith('/') ? path : `/${path}`
}

function refuse(reply: FastifyReply, header?: string): never {
  reply.header('connection', 'close')
  throw fail('request.invalid', {}, header ? { header } : undefined)
}

/** Names and values take turns in this list. */
function hostCount(rawHeaders: string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}

/** A packed body could be a thousand times larger than it looks, and nobody needs one to say this little. */
export function checkEncoding(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding']
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return
  throw fail('media.unsupported', {}, { header: 'Content-Encoding' })
}
