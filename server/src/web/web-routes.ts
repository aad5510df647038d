import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAuthPath } from '#auth/auth-pages.ts'
import type { Together } from '#engine/reading/together.ts'
import type { Live } from '#events/live.ts'
import type { VideoHost } from '#protocol/features/content/videos.ts'
import { libraryRules } from '#protocol/features/library.ts'
import type { MapTiles, PageContext } from '#protocol/page-context.ts'
import { isDraftLook } from '#protocol/tenants/draft-look.ts'
import { productName } from '#protocol/tenants/tenant.ts'
import type { Sites } from '#tenants/sites.ts'
import { serverFault } from '../faults/fault.ts'
import { isKnown, notFound } from '../http/not-found.ts'
import { guestLocale } from '../http/request-context.ts'
import type { ApiRoutes } from '../http/resource-routes.ts'
import { compressed, encodingFor, isCompressible } from './compress.ts'
import { type KeptPage, keptPage, PageCache } from './page-cache.ts'
import { siteTransportOf, transportOf } from './page-transport.ts'
import { addShareImage } from './share-route.ts'
import { SiteAnswers } from './site-answers.ts'
import { clientFolder, type WebAnswer, type WebApp } from './web-app.ts'
import { webPolicy } from './web-policy.ts'

type Given = {
  web: WebApp
  api: ApiRoutes
  sites: Sites
  isDemo: boolean
  hasEntree: boolean
  sendsTexts: boolean
  isDevelopment: boolean
  hasDevPages: boolean
  mapTiles: MapTiles | undefined
  live: Live
}
type Parts = Given & { siteAnswers: SiteAnswers }

/** A form with the largest picture there is and what else is in it. */
const largestUpload = libraryRules.pictureBytes + 1024 * 1024

const isApi = (path: string) => path.startsWith('/api/') || path === '/metrics' || isAuthPath(path)

/** Every address that the API does not know is a file of the web or a page. */
export async function addWeb(http: FastifyInstance, given: Given): Promise<void> {
  const cache = new PageCache()
  const parts = { ...given, siteAnswers: new SiteAnswers() }
  for (const kept of [cache, parts.siteAnswers]) given.live.watch(kept)
  given.sites.whenRenamed((tenantId) => cache.changed({ tenantId, type: 'siteSettings' }))
  // Whoever changes something here sees it in their next answer; other processes hear of it.
  http.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.call) parts.siteAnswers.changed({ tenantId: request.call.site.id })
    done(null, payload)
  })
  await http.register(async (scope) => {
    await scope.register(fastifyStatic, { root: clientFolder, serve: false, preCompressed: true })
    const files = new Set(parts.isDevelopment ? [] : await clientFiles())
    // A page reads its own form, so the body reaches it as it came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const withFiles = { parseAs: 'buffer', bodyLimit: largestUpload } as const
    scope.addContentTypeParser('multipart/form-data', withFiles, (_request, body, done) => done(null, body))
    scope.route({
      method: 'GET',
      url: '/build.json',
      config: { access: 'public' },
      handler: (_request, reply) => reply.send({ id: parts.web.buildId }),
    })
    addShareImage(scope, http)
    scope.route({
      // Fastify's own HEAD would say that the whole answer has no length.
      method: ['GET', 'HEAD', 'POST'],
      exposeHeadRoute: false,
      url: '/*',
      config: { access: 'public' },
      handler: (request, reply) => {
        const path = request.url.split('?')[0] as string
        if (isApi(path) || isKnown(http, path)) return notFound(http, request, reply)
        return files.has(path) ? sendClientFile(reply, path) : answerPage(http, request, reply, parts, cache)
      },
    })
  })
}

async function clientFiles(): Promise<string[]> {
  const names = await readdir(clientFolder, { recursive: true })
  return names.filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name)).map((name) => `/${name}`)
}

/** What the worker of the app may do: ask the site for pages and files. It is asked for anew each time. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"
const ages: Record<string, string> = { '/sw.js': 'no-cache' }

/** A file whose name holds its hash never changes. */
function sendClientFile(reply: FastifyReply, path: string): FastifyReply {
  if (path === '/sw.js') reply.header('content-security-policy', workerPolicy)
  const isHashed = path.startsWith('/assets/')
  return reply
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : (ages[path] ?? 'public, max-age=3600'))
    .sendFile(path.slice(1), { cacheControl: false })
}

async function answerPage(
  http: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  cache: PageCache,
) {
  const { web } = parts
  if (web.modules && !(await isLeftToPages(web, request, reply))) return reply.hijack()
  const render = async () => {
    const nonce = randomBytes(16).toString('base64')
    const together = parts.api.together(request.call.site)
    const players = new Set<VideoHost>()
    const answer = await web.handle(pageRequest(request), contextOf(http, request, parts, { nonce, together, players }))
    // Whoever builds a screen sees in their browser how often it waits for the database.
    if (parts.hasDevPages) reply.header('server-timing', `database;desc="${together.trips} round trips"`)
    const isFramed = showsDraftLook(request)
    if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN')
    return { answer, policy: webPolicy({ ...parts, nonce, isFramed, players }) }
  }
  const key = parts.isDevelopment ? undefined : cache.keyOf(request)
  if (key) {
    const kept = cache.find(key) ?? (await makePage(request, parts, cache, key, render))
    if (kept) return sendKept(reply, kept)
  }
  const { answer, policy } = await render()
  if (answer.status === 405) reply.header('allow', 'GET, HEAD')
  return sendPage(request, reply, answer, policy)
}

/** A page drawn with a look that is not published yet, for who is signed in: it stands beside the fields of that look. */
const showsDraftLook = ({ call, url }: FastifyRequest) => call.credentials !== null && isDraftLook(url)

type Render = () => Promise<{ answer: WebAnswer; policy: string }>

/** Only a page that is kept needs to hear of changes, so that is when listening starts. Without it pages just grow old. */
async function makePage(request: FastifyRequest, { live }: Parts, cache: PageCache, key: string, render: Render) {
  await live.ready().catch(() => {})
  return cache.make(key, request.call.site.id, async () => {
    const { answer, policy } = await render()
    return keptPage(request, answer, policy)
  })
}

function sendKept(reply: FastifyReply, { body, headers, policy }: KeptPage): FastifyReply {
  for (const [name, value] of headers) if (name !== 'vary') reply.header(name, value)
  addVary(reply, headers.find(([name]) => name === 'vary')?.[1] ?? null)
  addVary(reply, 'Accept-Encoding')
  return reply.header('content-security-policy', policy).send(body)
}

/** In development Vite answers for modules and styles itself. */
function isLeftToPages(web: WebApp, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once('finish', () => resolve(false))
    web.modules?.(request.raw, reply.raw, () => resolve(true))
  })
}

function pageRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each)
  }
  const body =
    request.method === 'POST' ? new Uint8Array((request.body as Buffer | undefined) ?? Buffer.alloc(0)) : undefined
  return new Request(`${request.call.base}${request.url}`, { method: request.method, headers, body })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, answer: WebAnswer, policy: string) {
  const { status, headers, body: whole } = answer
  reply.code(status)
  headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'vary') reply.header(name, value)
  })
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.header('content-security-policy', policy)
  addVary(reply, headers.get('vary'))
  const mayCompress = isCompressible(headers)
  if (mayCompress) addVary(reply, 'Accept-Encoding')
  // Nothing at all: null would be written out as JSON.
  if (!whole) return reply.send()
  const { body, encoding } = await compressed(
    whole,
    mayCompress ? encodingFor(request.headers['accept-encoding']) : undefined,
  )
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-length', body.length).send(body)
}

/** Beside what the answer depends on already. */
function addVary(reply: FastifyReply, names: string | null): void {
  if (names) reply.header('vary', [reply.getHeader('vary'), names].filter(Boolean).join(', '))
}

function contextOf(
  http: FastifyInstance,
  request: FastifyRequest,
  parts: Parts,
  { nonce, together, players }: { nonce: string; together: Together; players: Set<VideoHost> },
): Omit<PageContext, 'write'> {
  const { site } = request.call
  return {
    site,
    sites: parts.sites.all().map(({ key, appName, url }) => ({ key, name: appName || productName, url })),
    locale: guestLocale(request),
    nonce,
    buildId: parts.web.buildId,
    isDemo: parts.isDemo,
    hasDevPages: parts.hasDevPages,
    hasEntree: parts.hasEntree,
    sendsTexts: parts.sendsTexts,
    mapTiles: parts.mapTiles ?? null,
    allowPlayers: (hosts) => {
      for (const host of hosts) players.add(host)
    },
    transport: transportOf(http, request, parts, together),
    siteTransport: siteTransportOf(http, request, parts),
    report: (error, kind) => {
      if (isAnswer(error)) return
      const where = { path: request.url, build: parts.web.buildId, tenant: site.key }
      http.faults.report(serverFault(error, kind, where))
    },
  }
}

/** What is thrown to be answered with, such as 404 or a redirect, is no fault. */
function isAnswer(error: unknown): boolean {
  const { status, init } = Object(error) as { status?: unknown; init?: { status?: unknown } }
  const code = Number(status ?? init?.status)
  return code >= 300 && code < 500
}
