import { Readable } from 'node:stream'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { tableFiles } from '#protocol/shared/table-files/table-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { paramOf } from '#server/http/request-values.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { type AskedBytes, askedBytes } from './asked-bytes.ts'
import { partKey } from './find-data-export.ts'

type Found = { file: 'csv' | 'xlsx'; bytes: number; parts: { nth: number; bytes: number }[] }

/** The file, for its maker alone; a download that was cut off goes on where it was. */
export const dataExportRoute = (road: Road, storage: Storage): HandledRoute =>
  route('GET /api/v1/data_exports/:id/file', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    const id = paramOf(request, 'id')
    const [found] = isId(id)
      ? await road.rows<Found>(call, {
          text: `select e.file, e.bytes, (select json_agg(json_build_object('nth', p.nth, 'bytes', p.bytes) order by p.nth)
              from data_export_parts p where p.data_export_id = e.id) as parts
            from data_exports e where e.id = $1 and e.user_id = any($2) and e.status = 'done' and e.expires_at > now()`,
          values: [id, call.me.self],
        })
      : []
    if (!found) throw fail('record.missing')
    const tag = `"${id}"`
    const { range, 'if-range': condition } = request.headers
    const asked = askedBytes(condition && condition !== tag ? undefined : range, found.bytes)
    reply.header('accept-ranges', 'bytes')
    if (!asked) {
      reply.header('content-range', `bytes */${found.bytes}`)
      throw fail('dataExport.range')
    }
    echoSession(reply, call)
    const name = call.me.locale === 'nl' ? 'gegevens' : 'data'
    reply
      .status(asked.isPart ? 206 : 200)
      .header('content-type', tableFiles[found.file].type)
      .header('content-disposition', `attachment; filename="${call.site.key}-${name}.${found.file}"`)
      .header('content-length', asked.end - asked.start)
      .header('cache-control', 'private, no-store')
      .header('etag', tag)
    if (asked.isPart) reply.header('content-range', `bytes ${asked.start}-${asked.end - 1}/${found.bytes}`)
    if (request.method === 'HEAD') return reply.send('')
    return reply.send(Readable.from(bytesOf(storage, (nth) => partKey(call.site.id, id, nth), found.parts, asked)))
  })

/** Only the parts that are asked for are read, one at a time. */
async function* bytesOf(
  storage: Storage,
  keyOf: (nth: number) => string,
  parts: Found['parts'],
  { start, end }: AskedBytes,
): AsyncGenerator<Buffer> {
  let at = 0
  for (const { nth, bytes } of parts) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, bytes)]
    at += bytes
    if (from >= to) continue
    const part = await storage.get(keyOf(nth))
    // Cut off: what is missing can be asked for again.
    if (part?.length !== bytes) throw new Error('a part of a file is not there')
    yield part.subarray(from, to)
  }
}
