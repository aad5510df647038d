import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fail, failField } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import { keepsContent } from '#features/content/content-pages.policy.ts'
import { safeName } from '#features/library/inspect-file.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { copyRules, siteCopySent } from '#protocol/features/site-copies.ts'
import type { Storage } from '#server/files/storage.ts'
import { checkAccept } from '#server/http/media-type.ts'
import { send } from '#server/http/resource-routes.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { forgetParts, keepParts, partsOf } from './archive-parts.ts'
import { READ } from './import-copy.ts'
import { beginCopy } from './make-copy.ts'

type Parts = { road: Road; storage: Storage }

/** An archive comes in as the body itself, and is kept as it comes: nobody ever holds all of it. */
export async function addCopyUpload(http: FastifyInstance, { road, storage }: Parts): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    scope.route<{ Querystring: { name?: unknown } }>({
      method: 'POST',
      url: '/api/v1/cms/site_copies/archive',
      bodyLimit: copyRules.archiveBytes,
      config: { access: 'session' },
      // Asked before it is read: it is large.
      onRequest: async ({ call }) => {
        await road.authenticate(call, 'session')
        if (!keepsContent(call.me)) throw fail('access.forbidden')
        await call.throttle.library(call.me.requireId())
      },
      handler: async (request, reply) => {
        const { call, query, body } = request
        checkAccept(request.headers.accept)
        if (!(body instanceof Readable)) throw failField('required', 'file')
        const place = { storage, siteId: call.site.id, copyId: randomUUID() }
        const kept = await keepParts(place, body, copyRules.archiveBytes)
        if (kept.isTooLarge) throw fail('copy.large')
        try {
          const answer = await road.write(call, 'session', null, async (tx) => {
            if (!keepsContent(tx.me)) throw fail('access.forbidden')
            if (kept.bytes === 0) throw failField('required', 'file')
            const { copyId: id } = place
            const name = safeName(typeof query.name === 'string' ? query.name : '', 'site.zip')
            const sizes = { size: kept.bytes, parts: kept.parts }
            await beginCopy(tx, { id, kind: 'import', status: 'reading', name, ...sizes, madeBy: tx.me.id })
            tx.emit(siteCopySent, { siteCopyId: id }, { type: 'siteCopies', id })
            tx.enqueue({ identifier: READ, payload: { copyId: id }, key: `copy:${id}` })
            return { status: 201, body: metaDocument({ siteCopyId: id }) }
          })
          return await send(reply, call, answer)
        } catch (error) {
          await forgetParts(place, kept.parts)
          throw error
        }
      },
    })
  })
}

/** To save a copy that was made here. */
export const copyDownload = (road: Road, storage: Storage): HandledRoute =>
  route('GET /api/v1/cms/site_copies/:id/archive', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    if (!keepsContent(call.me)) throw fail('access.forbidden')
    const { id } = Object(request.params)
    const [copy] = isId(id)
      ? await road.rows<{ name: string; parts: number; size: string }>(call, {
          text: `select name, parts, size from site_copies where id = $1 and kind = 'export' and status = 'ready'`,
          values: [id],
        })
      : []
    if (!copy || copy.parts === 0) throw fail('record.missing')
    echoSession(reply, call)
    reply
      .type('application/zip')
      .header('content-length', copy.size)
      .header('content-disposition', `attachment; filename="${copy.name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', `default-src 'none'; sandbox`)
    if (request.method === 'HEAD') return reply.send('')
    return reply.send(Readable.from(partsOf({ storage, siteId: call.site.id, copyId: id }, copy.parts)))
  })
