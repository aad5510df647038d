import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#engine/fail.ts'
import type { HostRules } from './request-context.ts'
import { originsOf, readCredentials } from './request-context.ts'

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const always = {
  'content-security-policy': apiPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'cache-control': 'no-store',
}
const strictTransport = 'max-age=31536000; includeSubDomains'

export const isSecure = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** On every answer, whatever its status. A browser told to use https only must be able to. */
export function securityHeaders(onHttps: boolean): Record<string, string> {
  return onHttps ? { ...always, 'strict-transport-security': strictTransport } : always
}

/** For a page: scripts and styles run only with this answer's own nonce. */
export function pagePolicy(reply: FastifyReply, more?: string): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'${more ? `; ${more}` : ''}`,
  )
  return nonce
}

const allowedHeaders =
  'access-token, token-type, client, expiry, uid, authorization, content-type, accept, x-tenant, current-organization-id, idempotency-key, if-match, if-modified-since, cache-control'
const exposedHeaders =
  'access-token, token-type, client, expiry, uid, authorization, location, etag, retry-after, x-request-id'

/** Another website may call us only when it is one of the site's own addresses. Never reflected, never `null`. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, rules: HostRules): void {
  const { origin } = request.headers
  reply.header('vary', 'Accept, Origin')
  if (!origin || !originsOf(request.call.site, rules).includes(origin)) return
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders)
}

/** A preflight does not carry X-Tenant, so any site's address passes; the call itself is checked against its site. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, rules: HostRules): FastifyReply {
  const { origin } = request.headers
  const isKnown = origin && rules.sites.all().some((site) => originsOf(site, rules).includes(origin))
  if (isKnown) {
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '7200')
  }
  return reply
    .code(isKnown ? 204 : 403)
    .header('vary', 'Origin')
    .send()
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser tells where a write comes from. One from another website is refused whatever it carries, so that nobody
 * can be signed in or act by a hidden form; one that is proved by cookies must say that it comes from here.
 */
export function checkOrigin(request: FastifyRequest, rules: HostRules): void {
  if (reading.has(request.method)) return
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  const isKnown = origin !== undefined && originsOf(request.call.site, rules).includes(origin)
  if (origin !== undefined && !isKnown) throw fail('origin.forbidden', {}, { header: 'Origin' })
  if (fetchSite === 'cross-site' && !isKnown) throw fail('origin.forbidden', {}, { header: 'Sec-Fetch-Site' })
  const byCookie = (request.call.credentials ?? readCredentials(request))?.source === 'cookie'
  if (byCookie && !isKnown && fetchSite !== 'same-origin') throw fail('origin.forbidden', {}, { header: 'Origin' })
}
