import { fail } from '#engine/fail.ts'
import type { RouteContext } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { echoSession } from '../http/session-headers.ts'
import { letterhead } from './letterhead.ts'
import { typeset } from './typeset.ts'

type Document = { name: string; template: URL; data: object; as?: 'pdf' | 'svg' }
const types = { pdf: 'application/pdf', svg: 'image/svg+xml; charset=utf-8' }

/** Letters and figures that every disk takes. */
const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

/** A document on the paper of the site. It is made for one reader, so nobody keeps it on the way. */
export async function sendDocument(road: Road, { call, request, reply }: RouteContext, document: Document) {
  // There is a compiler for these machines only (docs/decisions/075).
  if (process.arch !== 'x64') throw fail('file.noDocuments')
  const { as = 'pdf' } = document
  echoSession(reply, call)
  reply
    .header('content-type', types[as])
    .header('content-disposition', `inline; filename="${fileName(document.name)}.${as}"`)
    .header('cache-control', 'private, no-store')
  if (request.method === 'HEAD') return reply.send()
  const [settings] = await road.rows<{ theme: object }>(call, { text: 'select theme from site_settings', values: [] })
  const site = letterhead(call.site, settings?.theme)
  return reply.send(Buffer.from(await typeset(document.template, { ...document.data, site }, as)))
}
