import type { FastifyRequest } from 'fastify'
import { isSlug } from '#protocol/features/content/content-pages.ts'
import { allowedVideos } from '#protocol/features/content/videos.ts'
import { reservedSlugs } from '#protocol/generated/reserved-slugs.ts'
import { guestLocale, readCookie } from '../http/request-context.ts'
import { compressed, encodingFor, isCompressible } from './compress.ts'
import type { WebAnswer } from './web-app.ts'

export type KeptPage = { body: Buffer; headers: [name: string, value: string][]; policy: string }
type Entry = KeptPage & { tenantId: string; until: number }

const LIFE_MS = 30_000
const MOST_BYTES = 64 * 1024 * 1024
const LONGEST_URL = 400
/** Pages that look the same to every visitor without a session: those they come in at, and those that the site wrote. */
const cacheable = /^\/(stagebank(\/[0-9a-f-]{36})?|nieuws(\/[a-z0-9-]+)?)?$/
const isCacheable = (path: string) =>
  cacheable.test(path) || (isSlug(path.slice(1)) && !reservedSlugs.has(path.slice(1)))
/** Cookies that are part of the key. With any other one a page might be somebody's own. */
const known = new Set(['mode', 'locale', 'tenant', 'video'])
/** What happens to these shows on none of those pages. */
const unseen = new Set(['users', 'students', 'studentProfiles', 'imports', 'bulkActions', 'notifications', 'groups'])

/**
 * Finished pages of visitors who are not signed in, for half a minute or until something of that site changes. What a page
 * depends on is its key: the site and address it was asked at, the whole query, language, colours and encoding. Who has a
 * session, a chosen organization, a message waiting or anything else we do not know gets a page of their own.
 *
 * A page is kept with the nonce of its policy. A nonce must be unknown to whoever writes the content of a page, and it
 * still is: the content was final before the nonce was drawn, another query is another page, and a change drops the page.
 */
export class PageCache {
  private readonly pages = new Map<string, Entry>()
  private readonly making = new Map<string, Promise<KeptPage | undefined>>()
  private readonly changes = new Map<string, number>()
  private clears = 0
  private bytes = 0

  /** Two requests with the same key get the same page; nothing when this one must be made for itself. */
  keyOf(request: FastifyRequest): string | undefined {
    const { call, headers, method, url } = request
    if (method !== 'GET' || call.credentials || call.organizationHeader || url.length > LONGEST_URL) return undefined
    const at = url.indexOf('?')
    if (!isCacheable(at < 0 ? url : url.slice(0, at))) return undefined
    if (headers.authorization || headers['access-token'] || /StagehavenApp\//i.test(call.userAgent)) return undefined
    const names = (headers.cookie ?? '').split(';').map((part) => (part.split('=')[0] as string).trim())
    if (names.some((name) => name !== '' && !known.has(name))) return undefined
    const mode = readCookie(headers.cookie, 'mode') ?? ''
    const encoding = encodingFor(headers['accept-encoding']) ?? ''
    const videos = allowedVideos(headers.cookie)
    return JSON.stringify([call.site.id, call.base, url, guestLocale(request), mode, encoding, videos])
  }

  find(key: string): KeptPage | undefined {
    const entry = this.pages.get(key)
    if (!entry) return undefined
    this.forget(key)
    if (entry.until < Date.now()) return undefined
    // Asked for last, dropped last.
    this.keep(key, entry)
    return entry
  }

  /** Of many who ask at once one is waited for. Nothing comes out of it when the page is not one to keep. */
  make(key: string, tenantId: string, work: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined> {
    const busy = this.making.get(key)
    if (busy) return busy
    const state = () => `${this.clears} ${this.changes.get(tenantId)}`
    const before = state()
    const made = work()
      .then((page) => {
        // What changed while it was made may be missing from it: it is sent, but not kept.
        if (page && state() === before) this.keep(key, { ...page, tenantId, until: Date.now() + LIFE_MS })
        return page
      })
      .finally(() => {
        // After a change another one may be busy with the same page.
        if (this.making.get(key) === made) this.making.delete(key)
      })
    this.making.set(key, made)
    return made
  }

  /** Something of this site is not what it was. */
  changed({ tenantId, type }: { tenantId: string; type: string }): void {
    if (unseen.has(type)) return
    this.changes.set(tenantId, (this.changes.get(tenantId) ?? 0) + 1)
    for (const [key, entry] of this.pages) if (entry.tenantId === tenantId) this.forget(key)
    // Who asks from now on must not be handed what was begun before.
    for (const key of this.making.keys()) if (key.startsWith(`["${tenantId}"`)) this.making.delete(key)
  }

  /** Anything may have changed: the news of it was cut off for a while. */
  clear(): void {
    this.clears++
    this.pages.clear()
    this.making.clear()
    this.bytes = 0
  }

  private keep(key: string, entry: Entry): void {
    this.pages.set(key, entry)
    this.bytes += entry.body.length
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MOST_BYTES) return
      this.forget(oldest)
    }
  }

  private forget(key: string): void {
    this.bytes -= this.pages.get(key)?.body.length ?? 0
    this.pages.delete(key)
  }
}

/** The whole page, compressed once for everybody. Only a success that gives the visitor nothing to keep. */
export async function keptPage(
  request: FastifyRequest,
  { status, headers: given, body: plain }: WebAnswer,
  policy: string,
): Promise<KeptPage | undefined> {
  if (status !== 200 || !plain || given.getSetCookie().length > 0 || !isCompressible(given)) return undefined
  const headers = [...given].filter(([name]) => name !== 'content-length')
  const { body, encoding } = await compressed(plain, encodingFor(request.headers['accept-encoding']), 5)
  return { body, headers: encoding ? [...headers, ['content-encoding', encoding]] : headers, policy }
}
