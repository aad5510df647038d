import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#engine/call.ts'
import { findSubject } from '#engine/commands.ts'
import { failField } from '#engine/fail.ts'
import type { Road } from '#engine/road.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import type { Command, Resource } from '#protocol/define.ts'
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
  keep(tx: Tx, row: TableRow, fileId: string): Promise<void>
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
      handler: async (request, reply) => {
        const { call, params, query, body } = request
        const name = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return send(reply, call, await putPicture(parts, picture, call, params.id, name, bytes))
      },
    })
  })
}

/** Who may not is told so before the picture is looked at; the bytes are there before anything points at them. */
async function putPicture(
  { road, storage }: Parts,
  { field, defaultName, change, keep, ...picture }: PictureRoute,
  call: Call,
  id: string,
  name: string,
  bytes: Buffer,
) {
  const changeable = (tx: Tx) => findSubject(road.registry.get(change.on.type), change, tx, id)
  await road.write(call, 'session', null, async (tx) => {
    await changeable(tx)
    return { status: 204, body: null }
  })
  if (bytes.length === 0) throw failField('required', field)
  const files = await pictureFiles(bytes, { field, ...picture })
  const fileId = randomUUID()
  const keyOf = ({ size }: PictureFile) => fileKey(call.site.id, fileId, size)
  try {
    for (const file of files) await storage.put(keyOf(file), file.bytes, 'image/webp')
    return await road.write(call, 'session', null, async (tx) => {
      const row = await changeable(tx)
      const large = files[0].bytes
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256)
         values ($1, $2, $3, $4, 'image/webp', $5, $6)`,
        [fileId, tx.me.id, field, name || defaultName, large.length, createHash('sha256').update(large).digest()],
      )
      await keep(tx, row, fileId)
      const meta = { [`${field}Id`]: fileId }
      return { status: 200, body: JSON.stringify({ jsonapi: { version: '1.1' }, meta }) }
    })
  } catch (error) {
    for (const file of files) await storage.delete(keyOf(file)).catch(() => {})
    throw error
  }
}
