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
import type { Storage } from './storage.ts'

type PrivateFile = {
  endpoint: Endpoint
  flag: FlagName
  sizes: readonly number[]
  /** `fileId`, `contentType` and perhaps a `name`, if this reader may see it; nothing for who sees none at all. */
  find: (me: Me, id: string) => Statement | undefined
}

type Found = { fileId: string; contentType: string; name?: string }

/** A file that only some may see: asked for by what it is part of, and kept by no browser. */
export function privateFileRoute(road: Road, storage: Storage, file: PrivateFile): HandledRoute {
  return route(file.endpoint, 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    requireFlag(call.site, file.flag)
    const { id, size = String(file.sizes[0]) } = request.params as { id: string; size?: string }
    const wanted = file.sizes.find((each) => String(each) === size)
    const statement = isId(id) && wanted ? file.find(call.me, id) : undefined
    const [found] = statement ? await road.rows<Found>(call, statement) : []
    if (!found || !wanted) throw fail('record.missing')
    const isPdf = found.contentType === 'application/pdf'
    const key = isPdf ? documentKey(call.site.id, found.fileId) : fileKey(call.site.id, found.fileId, wanted)
    const bytes = await storage.get(key)
    if (!bytes) throw fail('record.missing')
    echoSession(reply, call)
    return (
      reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', `default-src 'none'; sandbox`)
        .header('cross-origin-resource-policy', 'same-origin')
        // What somebody else sent as a document is not opened within our pages.
        .header('content-disposition', isPdf ? `attachment; filename="${found.name ?? 'scan.pdf'}"` : 'inline')
        .type(found.contentType)
        .send(bytes)
    )
  })
}

const sizes = [...scanSizes, ...workPhotoSizes].toSorted((one, other) => other - one)

/** A private file as large as it is kept, whichever kind it is of. */
export async function largestOf(
  storage: Storage,
  siteId: string,
  fileId: string,
  isPdf: boolean,
): Promise<Buffer | undefined> {
  if (isPdf) return storage.get(documentKey(siteId, fileId))
  for (const size of sizes) {
    const bytes = await storage.get(fileKey(siteId, fileId, size))
    if (bytes) return bytes
  }
  return undefined
}
