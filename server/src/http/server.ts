import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Failure, fail } from '#engine/fail.ts'
import type { ErrorCode } from '#protocol/errors/errors.ts'
import type { Env } from '../env.ts'
import { errorDocument, sendFailure } from './errors.ts'
import { ownPath } from './framing.ts'
import { logLines } from './log-lines.ts'
import { checkCharset, jsonApi } from './media-type.ts'
import { isSecure, securityHeaders } from './security.ts'
import { endSlowReaders } from './slow-readers.ts'

/** How long a client may take. One that sends or reads a byte at a time does not hold a connection for long. */
export type Limits = {
  headersMs: number
  requestMs: number
  /** For taking an answer that is ready. */
  readingMs: number
  /** Without a byte in either direction. */
  silenceMs: number
  /** Between two requests. */
  keepAliveMs: number
  /** For finishing what it began, once the server stops. */
  drainMs: number
  /** How often all this is looked at. */
  checkMs: number
}

export const defaultLimits: Limits = {
  headersMs: 10_000,
  requestMs: 30_000,
  readingMs: 120_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
  drainMs: 20_000,
  checkMs: 2_000,
}

export function newServer(env: Env, limits: Limits): FastifyInstance {
  const headers = securityHeaders(isSecure(env.publicUrl))
  const http = Fastify({
    logger: {
      level: env.logLevel,
      stream: logLines,
      // Never a header, body or address: a log line says which request, where, who by id, and how it ended.
      serializers: { req: (request) => ({ method: request.method, path: request.routeOptions?.url }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: 16 * 1024,
      // We refuse it ourselves, with the headers that every answer has.
      requireHostHeader: false,
    },
    rewriteUrl: ownPath,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    genReqId: requestIds(),
    // A request that comes over an open connection while we stop is still answered; then the connection closes.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // An address that cannot be decoded meets no hook, so it gets here what the others get there.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      sendFailure(request, reply, error)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error.code, socket, headers),
  })
  endSlowReaders(http.server, limits)
  http.server.on('checkExpectation', (_request, response) => {
    const more = { 'content-type': jsonApi, connection: 'close' }
    response.writeHead(417, { ...headers, ...more }).end(errorDocument(fail('expect.unknown'), 'nl'))
  })
  return http
}

/** The client's own id when it is harmless in a log, so that both sides can find the same request; else one of ours. */
function requestIds() {
  const prefix = randomBytes(5).toString('base64url')
  let counter = 0
  return (request: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = request.headers['x-request-id']
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : `${prefix}-${(counter++).toString(36)}`
  }
}

const unreadable: Record<string, [status: string, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers.tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request.timeout'],
}

/** What never became a request: broken, contradictory, too large or too slow. */
function refuseUnreadable(code: string, socket: Socket, headers: Record<string, string>): void {
  // In the middle of another answer there is no place for this one.
  if (!socket.writable || socket.writableLength > 0) {
    socket.destroy()
    return
  }
  const [status, error] = unreadable[code] ?? ['400 Bad Request', 'request.invalid']
  const body = Buffer.from(errorDocument(fail(error), 'nl'))
  const lines = Object.entries({
    ...headers,
    'content-type': jsonApi,
    'content-length': body.length,
    connection: 'close',
  })
  socket.write(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.end(body)
  // A client that keeps its own side open is not waited for; destroyed at once, it might never read the answer.
  setTimeout(() => socket.destroy(), 1000).unref()
}

/** A connection whose request was under way when the stop began would otherwise stay open for its next one. */
export function closeAfterAnswer(http: FastifyInstance): void {
  let isClosing = false
  http.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** Lets running requests finish, but not for ever. */
export async function drain(http: FastifyInstance, limitMs: number): Promise<void> {
  const late = setTimeout(() => http.server.closeAllConnections(), limitMs)
  await http.close()
  clearTimeout(late)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser(
    ['application/json', 'application/vnd.api+json'],
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      const body = textOf(request.headers['content-type'] ?? '', bytes as Buffer)
      if (body instanceof Error) return done(body)
      // A DELETE with a content type and nothing behind it is what many clients send.
      if (body === '') return done(null, undefined)
      if (depthOf(body) > 32) return done(fail('request.invalid'))
      parse(request, body, done)
    },
  )
}

/** Bytes that are no UTF-8 would be stored as question marks. */
function textOf(contentType: string, bytes: Buffer): string | Error {
  try {
    checkCharset(contentType)
    return utf8.decode(bytes)
  } catch (error) {
    return error instanceof Failure ? error : fail('request.invalid')
  }
}

/** How deep brackets nest, outside of texts. Cheap, and before anything recursive sees the body. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (inText) {
      if (sign === 92) i++
      else if (sign === 34) inText = false
    } else if (sign === 34) inText = true
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, ++depth)
    else if (sign === 125 || sign === 93) depth--
  }
  return deepest
}
