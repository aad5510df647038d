import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Statement } from '#db/batch.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import type { Endpoint } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { scanSizes, workPhotoSizes } from '#protocol/features/uploads.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import { requireFlag } from '../http/require-flag.ts'
import { echoSession } from '../http/session-headers.ts'
import { documentKey, fileKey } from './forget-file.ts'
import { nameWithEnding } from './sent-document.ts'
import type { Storage } from './storage.ts'

type PrivateFile = {
  endpoint: Endpoint
  flag?: FlagName
  sizes: readonly number[]
  /** A PDF may be looked at in the page, where its address asks for that. */
  showsPdf?: true
  /** `fileId`, `contentType` and perhaps a `name`, if this reader may see it; nothing for who sees none at all. */
  find: (me: Me, id: string) => Statement | undefined
}

export type Found = { fileId: string; contentType: string; name?: string }
type Sent = { file: Found; size: number; isShown?: boolean }

/**
 * A PDF that is looked at within a page of ours. The viewers of browsers open nothing in a sandbox, so what keeps it harmless is
 * that it can be nothing but a PDF: its type is fixed, and no script, frame or form of it is ours.
 */
const shownPolicy = `default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`
/** Whether the address asks to show it; every other document is only ever saved. */
export const asksToShow = ({ query }: FastifyRequest): boolean => Object(query).show === '1'

/** What we drew ourselves; everything else is as somebody sent it. */
const isDrawn = (contentType: string) => contentType === 'image/webp'

/**
 * The bytes of such a file, so that nothing of it runs here: pictures are those that we drew, and what somebody else sent as a
 * document is not opened within our pages.
 */
export async function sendPrivateFile(
  reply: FastifyReply,
  storage: Storage,
  siteId: string,
  { file: { fileId, contentType, name = 'scan.pdf' }, size, isShown = false }: Sent,
) {
  const drawn = isDrawn(contentType)
  const bytes = await storage.get(drawn ? fileKey(siteId, fileId, size) : documentKey(siteId, fileId))
  if (!bytes) throw fail('record.missing')
  const inPage = isShown && contentType === 'application/pdf'
  if (inPage) reply.header('x-frame-options', 'SAMEORIGIN')
  return reply
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', inPage ? shownPolicy : `default-src 'none'; sandbox`)
    .header('cross-origin-resource-policy', 'same-origin')
    .header(
      'content-disposition',
      drawn ? 'inline' : `${inPage ? 'inline' : 'attachment'}; ${fileNameOf(nameWithEnding(name, contentType))}`,
    )
    .type(contentType)
    .send(bytes)
}

/** What somebody else made, to save and not to open: it cannot run within our pages, whatever a browser makes of it. */
export const sendDownload = (reply: FastifyReply, { name, contentType }: Omit<Found, 'fileId'>, bytes: Buffer) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', `attachment; ${fileNameOf(nameWithEnding(name ?? 'file', contentType))}`)
    .type(contentType)
    .send(bytes)

/** Plain letters for who reads no others, and the whole name for the rest. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** A file that only some may see: asked for by what it is part of, and kept by no browser. */
export function privateFileRoute(road: Road, storage: Storage, file: PrivateFile): HandledRoute {
  return route(file.endpoint, 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    if (file.flag) requireFlag(call.site, file.flag)
    const { id, size = String(file.sizes[0]) } = request.params as { id: string; size?: string }
    const wanted = file.sizes.find((each) => String(each) === size)
    const statement = isId(id) && wanted ? file.find(call.me, id) : undefined
    const [found] = statement ? await road.rows<Found>(call, statement) : []
    if (!found || !wanted) throw fail('record.missing')
    echoSession(reply, call)
    const isShown = file.showsPdf === true && asksToShow(request)
    return sendPrivateFile(reply, storage, call.site.id, { file: found, size: wanted, isShown })
  })
}

const sizes = [...scanSizes, ...workPhotoSizes].toSorted((one, other) => other - one)

/** A private file as large as it is kept, whichever kind it is of. */
export async function largestOf(
  storage: Storage,
  siteId: string,
  fileId: string,
  contentType: string,
): Promise<Buffer | undefined> {
  if (!isDrawn(contentType)) return storage.get(documentKey(siteId, fileId))
  for (const size of sizes) {
    const bytes = await storage.get(fileKey(siteId, fileId, size))
    if (bytes) return bytes
  }
  return undefined
}
