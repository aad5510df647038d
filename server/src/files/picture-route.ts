import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AnyRow, RowOf } from '#db/tables.ts'
import { isUnavailable } from '#db/unavailable.ts'
import type { Call } from '#engine/call.ts'
import { failField, failParameter } from '#engine/fail.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import { findSubject } from '#engine/writing/commands.ts'
import type { Sending } from '#engine/writing/idempotency.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Command, Resource } from '#protocol/declaring/define.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { checkAccept } from '../http/media-type.ts'
import { send } from '../http/resource-routes.ts'
import { fileKey } from './forget-file.ts'
import { type PictureFile, type PictureKind, pictureFiles } from './picture-files.ts'
import type { Storage } from './storage.ts'

type Parts = { road: Road; storage: Storage }
export type PictureRoute = PictureKind & {
  path: `/${string}/:id/${string}`
  maxBytes: number
  /** For a file that came without a name. */
  defaultName: string
  /** Who may do this, and when, may change the picture too. */
  change: Command & { on: Resource }
  /** Lets the row point at its new picture, and forgets the old one. */
  keep: (tx: Tx, row: AnyRow, fileId: string) => Promise<void>
}

type PictureOf<R extends Resource> = Omit<PictureRoute, 'change' | 'keep'> & {
  change: Command & { on: R }
  keep: (tx: Tx, row: RowOf<R>, fileId: string) => Promise<void>
}
export function pictureRoute<R extends Resource>(picture: PictureOf<R>): PictureRoute
export function pictureRoute(picture: PictureRoute): PictureRoute {
  return picture
}

/** The picture is the body itself; the file's own name, if any, is in the query. */
export async function addPictureRoute(http: FastifyInstance, parts: Parts, picture: PictureRoute): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: picture.maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { id: string }; Querystring: { name?: unknown } }>({
      method: 'PUT',
      url: `/api/v1${picture.path}`,
      config: { access: 'session' },
      // Asked before the picture is read: it is large, and comes from anybody.
      onRequest: async ({ call, params }) => {
        await parts.road.write(call, 'session', null, async (tx) => {
          await changeable(parts.road, picture, tx, params.id)
          return { status: 204, body: null }
        })
      },
      handler: async (request, reply) => {
        const { call, params, query, body } = request
        checkAccept(request.headers.accept)
        const unknown = Object.keys(query).find((parameter) => parameter !== 'name')
        if (unknown !== undefined) throw failParameter('parameter.unknown', unknown)
        const name = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const upload = { id: params.id, name, bytes, sending: sendingOf(request, [bytes]) }
        return send(reply, call, await putPicture(parts, picture, call, upload))
      },
    })
  })
}

const changeable = ({ registry }: Road, { change }: PictureRoute, tx: Tx, id: string) =>
  findSubject(registry.get(change.on.type), change, tx, id)

type Upload = { id: string; name: string; bytes: Buffer; sending: Sending }

/**
 * The bytes are there before anything points at them. Of a repeat with the same key they were made for nothing, and go
 * again, as they do when the write is refused; but not when nobody knows whether it was committed.
 */
async function putPicture(
  { road, storage }: Parts,
  picture: PictureRoute,
  call: Call,
  { id, name, bytes, sending }: Upload,
) {
  const { field, defaultName, keep } = picture
  if (bytes.length === 0) throw failField('required', field)
  const files = await pictureFiles(bytes, picture)
  const fileId = randomUUID()
  const keyOf = ({ size }: PictureFile) => fileKey(call.site.id, fileId, size)
  const removeFiles = async () => {
    for (const file of files) await storage.delete(keyOf(file)).catch(() => {})
  }
  let isCommitting = false
  try {
    for (const file of files) await storage.put(keyOf(file), file.bytes, 'image/webp')
    const answer = await road.write(call, 'session', sending, async (tx) => {
      const row = await changeable(road, picture, tx, id)
      const large = files[0].bytes
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256)
         values ($1, $2, $3, $4, 'image/webp', $5, $6)`,
        [fileId, tx.me.id, field, name || defaultName, large.length, createHash('sha256').update(large).digest()],
      )
      await keep(tx, row, fileId)
      const meta = { [`${field}Id`]: fileId }
      isCommitting = true
      return { status: 200, body: metaDocument(meta) }
    })
    if (answer.headers?.['idempotency-replayed']) await removeFiles()
    return answer
  } catch (error) {
    if (!isCommitting || !isUnavailable(error)) await removeFiles()
    throw error
  }
}
