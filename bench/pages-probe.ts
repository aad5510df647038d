import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import type { PageContext } from '../protocol/src/page-context.ts'

/**
 * Loaded into the server before anything else of it. Remembers the last page as it was before React wrote it and what it
 * read, so that both can be measured by themselves, and leaves all answers as they are.
 */
type Page = [Request, number, Headers, EntryContext, RouterContextProvider]
type Entry = {
  default(...page: Page): Promise<Response> | Response
  makeContext(parts: PageContext, request: Request): RouterContextProvider
}
export type Probed = { reads: { path: string; headers: Record<string, string> }[]; renderMs: number }

const file = join(import.meta.dirname, '../web/build/server/index.js')
const build: ServerBuild & { entry: { module: Entry } } = await import(pathToFileURL(file).href)
const original = build.entry.module
let page: Page | undefined
let reads: Probed['reads'] = []

build.entry.module = {
  ...original,
  default: async (...given) => {
    page = given
    return original.default(...given)
  },
  makeContext: (parts, request) => {
    reads = []
    const transport: PageContext['transport'] = (asked) => {
      reads.push({ path: asked.path, headers: asked.headers })
      return parts.transport(asked)
    }
    return original.makeContext({ ...parts, transport }, request)
  },
}

process.on('message', async (times) => {
  if (typeof times === 'number') process.send?.({ reads, renderMs: await renderAlone(times) })
})

/** CPU of writing the same tree again, with its data at hand. */
async function renderAlone(times: number): Promise<number> {
  if (!page) return 0
  const [request, status, headers, { serverHandoffStream: _, ...router }, context] = page
  const write = () => original.default(request, status, headers, { ...router, renderMeta: {} }, context)
  for (let count = 0; count < 10; count++) await write()
  const before = process.cpuUsage()
  for (let count = 0; count < times; count++) await write()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
