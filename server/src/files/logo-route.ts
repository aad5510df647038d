import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#engine/call.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/transaction.ts'
import { isId } from '#protocol/ids-and-dates.ts'
import { logoRules, logoSizes, organizations, organizationUpdated } from '#protocol/organizations.ts'
import { send } from '../http/resource-routes.ts'
import { fileKey, forgetFile } from './forget-file.ts'
import { type PictureFile, pictureFiles } from './picture-files.ts'
import type { Storage } from './storage.ts'

type Parts = { road: Road; storage: Storage }
const logo = { field: 'logo', sizes: logoSizes, mostPixels: 24_000_000, quality: 86 }

/** The picture is the body itself; the file's own name, if any, is in the query. */
export async function addLogoRoute(http: FastifyInstance, parts: Parts): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: logoRules.maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { id: string }; Querystring: { name?: unknown } }>({
      method: 'PUT',
      url: '/api/v1/organizations/:id/logo',
      config: { access: 'session' },
      handler: async (request, reply) => {
        const { call, params, query, body } = request
        if (!isId(params.id)) throw fail('record.missing')
        const name = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const picture = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return send(reply, call, await putLogo(parts, call, params.id, name, picture))
      },
    })
  })
}

/** Who may not is told so before the picture is looked at; the bytes are there before anything points at them. */
async function putLogo({ road, storage }: Parts, call: Call, id: string, name: string, picture: Buffer) {
  await road.write(call, 'session', null, async (tx) => {
    await changeable(tx, road, id)
    return { status: 204, body: null }
  })
  if (picture.length === 0) throw failField('required', 'logo')
  const files = await pictureFiles(picture, logo)
  const fileId = randomUUID()
  const keyOf = ({ size }: PictureFile) => fileKey(call.site.id, fileId, size)
  try {
    for (const file of files) await storage.put(keyOf(file), file.bytes, 'image/webp')
    return await road.write(call, 'session', null, async (tx) => {
      const before = await changeable(tx, road, id)
      const large = files[0].bytes
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256)
         values ($1, $2, 'logo', $3, 'image/webp', $4, $5)`,
        [fileId, tx.me.id, name || 'logo', large.length, createHash('sha256').update(large).digest()],
      )
      await tx.update(organizations, id, { logoId: fileId })
      if (before.logoId) await forgetFile(tx, before.logoId)
      tx.emit(organizationUpdated, { organizationId: id }, { type: 'organizations', id })
      return { status: 200, body: JSON.stringify({ jsonapi: { version: '1.1' }, meta: { logoId: fileId } }) }
    })
  } catch (error) {
    for (const file of files) await storage.delete(keyOf(file)).catch(() => {})
    throw error
  }
}

/** The organization, locked, when this person may change it. */
async function changeable(tx: Tx, road: Road, id: string) {
  const served = road.registry.get(organizations.type)
  const rule = served.policy.updateOrganization?.(tx.me) ?? false
  const row = await tx.select(served, id, { may: rule }, true)
  if (!row) throw fail('record.missing')
  if (!row['check may']) throw fail('access.forbidden')
  return row
}
