import type { FastifyRequest } from 'fastify'
import { isApiKey, keyCredentials } from '#auth/api-key.ts'
import type { Throttle } from '#auth/throttle.ts'
import { Call, type Credentials, type Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { Sites } from '#tenants/sites.ts'

export type HostRules = { publicUrl: string | undefined; port: () => number; sites: Sites; throttle: Throttle }

/** The host as the client named it, without port and case; nothing else of the header is ever used. */
function hostName(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
}

/** `X-Tenant`, then the host, then the cookie `tenant`, then the default. */
function findSite(request: FastifyRequest, sites: Sites): Site {
  const named = request.headers['x-tenant']
  if (typeof named === 'string' && named !== '') {
    const site = sites.key(named.toLowerCase())
    if (!site) throw fail('tenant.unknown', { name: named.slice(0, 60) }, { header: 'X-Tenant' })
    return site
  }
  const byHost = sites.host(hostName(request))
  if (byHost) return byHost
  const cookie = readCookie(request.headers.cookie, 'tenant')
  return (cookie && sites.key(cookie)) || sites.default
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where links in answers point: the host that was asked when it is one of ours, else the configured address. Whoever
 * names the site in X-Tenant goes on naming it.
 */
function baseOf(request: FastifyRequest, rules: HostRules): string {
  const host = hostName(request)
  const configured = rules.publicUrl ? new URL(rules.publicUrl) : undefined
  const scheme = configured?.protocol ?? 'http:'
  const port = configured ? configured.port : String(rules.port())
  if (rules.sites.host(host) || (!configured && localHosts.has(host)))
    return `${scheme}//${host}${port ? `:${port}` : ''}`
  return rules.publicUrl ?? `http://localhost:${port}`
}

export function originsOf(site: Site, rules: HostRules): string[] {
  const configured = rules.publicUrl ? new URL(rules.publicUrl) : undefined
  const origins = configured
    ? [configured.origin]
    : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${rules.port()}`)
  for (const host of site.hosts) {
    const isLocal = host.endsWith('.localhost')
    if (isLocal) origins.push(`http://${host}:${rules.port()}`)
    else origins.push(`https://${host}`)
  }
  return origins
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim())
      } catch {
        return undefined
      }
    }
  }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Headers first, then `Authorization: Bearer` with the same three values, then our own cookies. */
export function readCredentials(request: FastifyRequest): Credentials | null {
  const { headers } = request
  const token = one(headers['access-token'])
  if (token) return complete(one(headers.uid), one(headers.client), token, 'header')
  const bearer = /^Bearer\s+([A-Za-z0-9+/=_-]+)$/.exec(headers.authorization ?? '')?.[1]
  // A key is for programs, and so for the API alone: pages are for people.
  if (bearer && isApiKey(bearer)) return request.url.startsWith('/api/v1/') ? keyCredentials(bearer) : null
  if (bearer) return readBearer(bearer)
  if (!headers.cookie) return null
  const [uid, client, cookieToken] = ['uid', 'client', 'access-token'].map((name) => readCookie(headers.cookie, name))
  return complete(uid, client, cookieToken, 'cookie')
}

function readBearer(text: string): Credentials | null {
  try {
    const { uid, client, 'access-token': token } = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return complete(uid, client, token, 'header')
  } catch {
    return null
  }
}

function complete(uid: unknown, client: unknown, token: unknown, source: Credentials['source']): Credentials | null {
  const isText = (value: unknown): value is string => typeof value === 'string' && /^[^\p{Cc}]{1,300}$/u.test(value)
  return isText(uid) && isText(client) && isText(token) ? { uid, client, token, source } : null
}

/** The calls of devise_token_auth. */
export const isAuthCall = (request: FastifyRequest): boolean => /^\/auth(?=[/?]|$)/.test(request.url)

/** The language that was asked for: with the switch on the page, else by the browser. */
function askedLocale(request: FastifyRequest): Locale | undefined {
  const cookie = readCookie(request.headers.cookie, 'locale')
  if (cookie === 'en' || cookie === 'nl') return cookie
  return preferredLocale(request.headers['accept-language'] ?? '')
}

/** Of the two that we speak the one that is liked best, or the first of equals. */
export function preferredLocale(header: string): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined
  for (const range of header.split(',').slice(0, 30)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const locale = tag.split('-')[0]
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    if ((locale === 'nl' || locale === 'en') && quality > (best?.quality ?? 0)) best = { locale, quality }
  }
  return best?.locale
}

/** The language of a page, and of whoever we do not know. */
export const guestLocale = (request: FastifyRequest): Locale => askedLocale(request) ?? 'nl'

export function newCall(request: FastifyRequest, rules: HostRules): Call {
  return new Call({
    site: findSite(request, rules.sites),
    requestId: request.id,
    base: baseOf(request, rules),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    device: readCookie(request.headers.cookie, 'device'),
    credentials: readCredentials(request),
    // Signing in and out is about a person; it must work for who has just lost the organization they had chosen.
    ifMatch: one(request.headers['if-match']) ?? null,
    organizationHeader: isAuthCall(request) ? null : (one(request.headers['current-organization-id']) ?? null),
    askedLocale: askedLocale(request),
    throttle: rules.throttle,
    log: request.log,
  })
}
