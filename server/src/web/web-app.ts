import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { PageContext } from '#protocol/page-context.ts'

const root = join(import.meta.dirname, '../../../web')
export const clientFolder = join(root, 'build/client')

type Entry = {
  makeContext(parts: PageContext, request: Request): RouterContextProvider
  createRequestHandler: typeof createRequestHandler
}

/** What our own entry.server.tsx adds to what the router asks of an entry. */
const isOurs = (entry: object): entry is Entry => 'makeContext' in entry && 'createRequestHandler' in entry

function entryOf({ entry }: ServerBuild): Entry {
  if (!isOurs(entry.module)) throw new Error('the web was built with another entry')
  return entry.module
}

/** What is sent; nothing at all for an answer that is only a head. */
export type WebAnswer = { status: number; headers: Headers; body: Buffer | undefined }

export type WebApp = {
  /** Changes with every build, so that an open page can tell that there is a newer one. */
  buildId: string
  handle(request: Request, context: Omit<PageContext, 'write'>): Promise<WebAnswer>
  /** In development Vite answers for modules and styles first. */
  modules?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

/** The built web, or in development the one that Vite builds as it goes; undefined when there is neither. */
export async function loadWeb(isDevelopment: boolean): Promise<WebApp | undefined> {
  if (isDevelopment) return developmentWeb()
  const file = join(root, 'build/server/index.js')
  if (!existsSync(file)) return undefined
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const entry = entryOf(build)
  const handler = entry.createRequestHandler(build, 'production')
  return {
    buildId: build.assets.version,
    handle: (request, parts) => answerOf(handler, entry, request, parts),
    close: async () => {},
  }
}

async function developmentWeb(): Promise<WebApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    server: { middlewareMode: true, hmr: { port: 20_000 + Number(process.env.PORT || 3000) } },
    appType: 'custom',
  })
  return {
    buildId: 'development',
    handle: async (request, parts) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      const entry = entryOf(build)
      return answerOf(entry.createRequestHandler(build, 'development'), entry, request, parts)
    },
    modules: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}

async function answerOf(
  handler: ReturnType<typeof createRequestHandler>,
  entry: Entry,
  request: Request,
  parts: Omit<PageContext, 'write'>,
): Promise<WebAnswer> {
  let page: string | undefined
  const write = (html: string) => {
    page = html
  }
  const response = await handler(request, entry.makeContext({ ...parts, write }, request))
  const { status, headers } = response
  return page === undefined ? wholeAnswer(response) : { status, headers, body: Buffer.from(page) }
}

export async function wholeAnswer(response: Response): Promise<WebAnswer> {
  const { status, headers, body } = response
  return { status, headers, body: body ? Buffer.from(await response.arrayBuffer()) : undefined }
}
