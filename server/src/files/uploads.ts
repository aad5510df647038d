import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#engine/call.ts'
import { fail, failField, failParameter } from '#engine/fail.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { PrivateKind } from '#protocol/features/uploads.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import { checkAccept } from '../http/media-type.ts'
import { send } from '../http/resource-routes.ts'
import { documentKey, fileKey } from './forget-file.ts'
import { isPicture, type PictureKind, pictureFiles } from './picture-files.ts'
import { documentType } from './sent-document.ts'
import type { Storage } from './storage.ts'

type Parts = { road: Road; storage: Storage }
export type UploadKind = Omit<PictureKind, 'field'> & {
  kind: PrivateKind
  /** One of these has to be on; none where every site has it. */
  flags?: readonly FlagName[]
  /** Who may send one at all; of what it becomes part is said by the command that takes it. */
  may: (me: Me) => boolean
  maxBytes: number
  takesPdf?: boolean
  /** Documents of an office too, as they came. */
  takesDocuments?: boolean
  /** What the same person sends again is the same file. */
  isKeptOnce?: boolean
}

type Kept = { key: string; bytes: Buffer; type: string }
const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, 5) === '%PDF-'

/** As it is kept: pictures drawn anew in our own sizes, a PDF as it came. */
export async function keptFiles(siteId: string, fileId: string, bytes: Buffer, kind: UploadKind): Promise<Kept[]> {
  const document = kind.takesDocuments ? documentType(bytes) : undefined
  if (document) return [{ key: documentKey(siteId, fileId), bytes, type: document }]
  if (kind.takesDocuments && !isPicture(bytes)) throw failField('work.fileType', 'fileId')
  if (kind.takesPdf && isPdf(bytes)) return [{ key: documentKey(siteId, fileId), bytes, type: 'application/pdf' }]
  const drawn = await pictureFiles(bytes, { ...kind, field: 'fileId' })
  return drawn.map((each) => ({ key: fileKey(siteId, fileId, each.size), bytes: each.bytes, type: 'image/webp' }))
}

/**
 * A file that becomes part of something by the command that names its id. Until then it is of nobody but its sender, and
 * the next night it is gone.
 */
export async function addUploadRoute(http: FastifyInstance, parts: Parts, kind: UploadKind): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: kind.maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Querystring: { name?: unknown } }>({
      method: 'POST',
      url: `/api/v1/uploads/${kind.kind}`,
      config: { access: 'session' },
      // Asked before it is read: it is large.
      onRequest: async ({ call }) => {
        await parts.road.authenticate(call, 'session')
        if (kind.flags && !kind.flags.some((flag) => call.site.flags[flag])) throw fail('feature.off')
        if (!kind.may(call.me)) throw fail('access.forbidden')
        await call.throttle.upload(call.me.requireId())
      },
      handler: async (request, reply) => {
        const { call, query, body } = request
        checkAccept(request.headers.accept)
        const unknown = Object.keys(query).find((parameter) => parameter !== 'name')
        if (unknown !== undefined) throw failParameter('parameter.unknown', unknown)
        const name = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        return send(reply, call, await keep(parts, call, kind, { name, bytes }))
      },
    })
  })
}

async function keep({ road, storage }: Parts, call: Call, kind: UploadKind, file: { name: string; bytes: Buffer }) {
  if (file.bytes.length === 0) throw failField('required', 'fileId')
  const fileId = randomUUID()
  const files = await keptFiles(call.site.id, fileId, file.bytes, kind)
  const { bytes: first = Buffer.alloc(0), type = '' } = files[0] ?? {}
  const hash = createHash('sha256').update(first).digest()
  const known = kind.isKeptOnce && (await knownFile({ road, storage }, call, kind, hash))
  if (known) return known
  return stored(storage, files, () =>
    road.write(call, 'session', null, async (tx) => {
      await noteFile(tx, kind, { fileId, name: file.name, type, size: first.length, hash })
      return { status: 201, body: metaDocument({ fileId }) }
    }),
  )
}

type Noted = { fileId: string; name: string; type: string; size: number; hash: Buffer }

const noteFile = (tx: Tx, { kind }: UploadKind, { fileId, name, type, size, hash }: Noted) =>
  tx.run(
    `insert into files (id, owner_id, kind, name, content_type, size, sha256) values ($1, $2, $3, $4, $5, $6, $7)`,
    [fileId, tx.me.id, kind, name || '-', type, size, hash],
  )

/** Kept, and then written down. */
async function stored<T>(storage: Storage, files: readonly Kept[], writeDown: () => Promise<T>): Promise<T> {
  try {
    for (const { key, bytes, type } of files) await storage.put(key, bytes, type)
    return await writeDown()
  } catch (error) {
    // Nobody knows its id, so it is of no use even if it was written down; the row would go the next night.
    for (const { key } of files) await storage.delete(key).catch(() => {})
    throw error
  }
}

type Sender = { site: Call['site']; userId: string }

/** The same for what somebody sent in another way than to this route. */
export async function keepUpload(
  { road, storage }: Parts,
  { site, userId }: Sender,
  kind: UploadKind,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  if (bytes.length === 0) throw failField('required', 'fileId')
  if (bytes.length > kind.maxBytes) throw fail('body.tooLarge')
  const fileId = randomUUID()
  const files = await keptFiles(site.id, fileId, bytes, kind)
  const { bytes: first = bytes, type = '' } = files[0] ?? {}
  const hash = createHash('sha256').update(first).digest()
  const noted = { fileId, name: name.replace(/\p{Cc}/gu, '').slice(0, 200), type, size: first.length, hash }
  return stored(storage, files, () =>
    road.onBehalfOf(site, { userId, organizationId: null }, fileId, async (tx) => {
      if (!kind.may(tx.me)) throw fail('access.forbidden')
      await noteFile(tx, kind, noted)
      return fileId
    }),
  )
}

/** The same bytes of the same sender, which is as good as new. */
async function knownFile({ road }: Parts, call: Call, kind: UploadKind, hash: Buffer) {
  let fileId: string | undefined
  const answer = await road.write(call, 'session', null, async (tx) => {
    const known = await tx.row<{ id: string }>(
      `update files set created_at = now() where id = (select id from files
         where owner_id = $1 and kind = $2 and sha256 = $3 order by id limit 1) returning id`,
      [tx.me.id, kind.kind, hash],
    )
    fileId = known?.id
    return { status: 201, body: metaDocument({ fileId }) }
  })
  return fileId ? answer : undefined
}

/** Only what one sent oneself, and once. */
export async function takeUpload(tx: Tx, fileId: string, kind: PrivateKind, field = 'fileId'): Promise<void> {
  const taken = await tx.row(
    `update files set used_at = now() where id = $1 and owner_id = $2 and kind = $3 and used_at is null returning id`,
    [fileId, tx.me.id, kind],
  )
  if (!taken) throw failField('relation.missing', field, { name: 'file' })
}
