import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#engine/call.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/transaction.ts'
import { changePhoto } from '#features/vacancies/vacancy-photo.ts'
import { isId } from '#protocol/ids-and-dates.ts'
import { vacancies } from '#protocol/vacancies.ts'
import { updateVacancy } from '#protocol/vacancy-commands.ts'
import { photoRules, photoSizes } from '#protocol/vacancy-pictures.ts'
import { send } from '../http/resource-routes.ts'
import { fileKey } from './forget-file.ts'
import { type PictureFile, pictureFiles } from './picture-files.ts'
import type { Storage } from './storage.ts'

type Parts = { road: Road; storage: Storage }
/** More pixels than any phone makes. */
const photo = { field: 'photo', sizes: photoSizes, mostPixels: 50_000_000, quality: 80 }

/** The photo of a vacancy: the picture is the body itself, as with a logo. */
export async function addPhotoRoute(http: FastifyInstance, parts: Parts): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: photoRules.maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { id: string }; Querystring: { name?: unknown } }>({
      method: 'PUT',
      url: '/api/v1/vacancies/:id/photo',
      config: { access: 'session' },
      handler: async (request, reply) => {
        const { call, params, query, body } = request
        if (!isId(params.id)) throw fail('record.missing')
        const name = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const picture = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return send(reply, call, await putPhoto(parts, call, params.id, name, picture))
      },
    })
  })
}

/** Who may not is told so before the picture is looked at; the bytes are there before anything points at them. */
async function putPhoto({ road, storage }: Parts, call: Call, id: string, name: string, picture: Buffer) {
  await road.write(call, 'session', null, async (tx) => {
    await changeable(tx, road, id)
    return { status: 204, body: null }
  })
  if (picture.length === 0) throw failField('required', 'photo')
  const files = await pictureFiles(picture, photo)
  const fileId = randomUUID()
  const keyOf = ({ size }: PictureFile) => fileKey(call.site.id, fileId, size)
  try {
    for (const file of files) await storage.put(keyOf(file), file.bytes, 'image/webp')
    return await road.write(call, 'session', null, async (tx) => {
      const before = await changeable(tx, road, id)
      const large = files[0].bytes
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256)
         values ($1, $2, 'photo', $3, 'image/webp', $4, $5)`,
        [fileId, tx.me.id, name || 'foto', large.length, createHash('sha256').update(large).digest()],
      )
      await changePhoto(tx, before, fileId)
      return { status: 200, body: JSON.stringify({ jsonapi: { version: '1.1' }, meta: { photoId: fileId } }) }
    })
  } catch (error) {
    for (const file of files) await storage.delete(keyOf(file)).catch(() => {})
    throw error
  }
}

/** The vacancy, locked, when this person may change it and it is not over. */
async function changeable(tx: Tx, road: Road, id: string) {
  const served = road.registry.get(vacancies.type)
  const rule = served.policy.updateVacancy?.(tx.me) ?? false
  const row = await tx.select(served, id, { may: rule }, true)
  if (!row) throw fail('record.missing')
  if (!row['check may']) throw fail('access.forbidden')
  const { status } = row
  if (!updateVacancy.when.status?.includes(status)) throw fail('state.conflict', { field: 'status', state: status })
  return row
}
