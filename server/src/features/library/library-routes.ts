import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isUnavailable } from '#db/unavailable.ts'
import type { Call } from '#engine/call.ts'
import { fail, failField, failParameter } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import type { Sending } from '#engine/writing/idempotency.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { libraryFileCreated, libraryFileReplaced, libraryFiles, libraryRules } from '#protocol/features/library.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { sendDownload } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import { sendingOf } from '#server/http/idempotency-header.ts'
import { checkAccept } from '#server/http/media-type.ts'
import { send } from '#server/http/resource-routes.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { wholeOf } from './file-pieces.ts'
import { safeName } from './inspect-file.ts'
import { keptBytes } from './kept-bytes.ts'
import { keepsLibrary, libraryPolicy } from './library.policy.ts'
import { type MadeFiles, makeFiles } from './make-files.ts'

type Parts = { road: Road; storage: Storage }
type Sent = { name: string; bytes: Buffer; sending: Sending; forget?(tx: Tx): Promise<void> }

/**
 * The file is the body itself, or what came before in pieces; its name stands in the query. The first call adds one, the second
 * replaces what one has.
 */
export async function addLibraryRoutes(http: FastifyInstance, parts: Parts): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: libraryRules.documentBytes },
      (_request, body, done) => done(null, body),
    )
    for (const [method, url] of [
      ['POST', '/api/v1/cms/files'],
      ['PUT', '/api/v1/cms/files/:id/content'],
    ] as const) {
      scope.route<{ Params: { id?: string }; Querystring: { name?: unknown; pieces?: unknown } }>({
        method,
        url,
        config: { access: 'session' },
        // Asked before it is read: it is large.
        onRequest: async ({ call }) => {
          await parts.road.authenticate(call, 'session')
          if (!keepsLibrary(call.me)) throw fail('access.forbidden')
          await call.throttle.library(call.me.requireId())
        },
        handler: async (request, reply) => {
          const { call, params, query, body } = request
          checkAccept(request.headers.accept)
          const unknown = Object.keys(query).find((parameter) => !['name', 'pieces'].includes(parameter))
          if (unknown !== undefined) throw failParameter('parameter.unknown', unknown)
          const { bytes, forget } = isId(query.pieces)
            ? await wholeOf(parts, call, query.pieces)
            : { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
          const name = typeof query.name === 'string' ? query.name : ''
          const sent = { name, bytes, forget, sending: sendingOf(request, [bytes]) }
          return send(reply, call, await keep(parts, call, sent, params.id))
        },
      })
    }
  })
}

/**
 * The bytes are there before anything points at them. They go again when the write is refused or was a repeat with the same
 * key, but not when nobody knows whether it was committed.
 */
async function keep(
  { road, storage }: Parts,
  call: Call,
  { name, bytes, sending, forget }: Sent,
  id: string | undefined,
) {
  const fileId = randomUUID()
  const { files, ...made } = await makeFiles(call.site.id, fileId, bytes, name)
  const removeFiles = async () => {
    for (const { key } of files) await storage.delete(key).catch(() => {})
  }
  let isCommitting = false
  try {
    for (const file of files) await storage.put(file.key, file.bytes, file.type)
    const answer = await road.write(call, 'session', sending, async (tx) => {
      // Who was an administrator when it began may be none any more.
      if (!keepsLibrary(tx.me)) throw fail('access.forbidden')
      const hash = createHash('sha256').update(files[0].bytes).digest()
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256) values ($1, $2, 'library', $3, $4, $5, $6)`,
        [fileId, tx.me.id, safeName(name, '-'), made.contentType, bytes.length, hash],
      )
      const fresh = { ...made, fileId, size: bytes.length }
      const libraryFileId = id === undefined ? await add(tx, name, fresh) : await replace(tx, id, fresh)
      await checkRoom(tx)
      await forget?.(tx)
      isCommitting = true
      return { status: id === undefined ? 201 : 200, body: metaDocument({ libraryFileId, fileId }) }
    })
    if (answer.headers?.['idempotency-replayed']) await removeFiles()
    return answer
  } catch (error) {
    if (!isCommitting || !isUnavailable(error)) await removeFiles()
    throw error
  }
}

type Fresh = Omit<MadeFiles, 'files'> & { fileId: string; size: number }
const about = (id: string) => ({ type: 'libraryFiles', id })

async function add(tx: Tx, name: string, fresh: Fresh) {
  const row = await tx.insert(libraryFiles, {
    ...fresh,
    name: safeName(name, fresh.kind === 'picture' ? 'afbeelding' : 'document'),
    addedBy: tx.me.id,
  })
  tx.emit(libraryFileCreated, { libraryFileId: row.id }, about(row.id))
  return row.id
}

/** It keeps its name, its words and its places; only what one sees is another. */
async function replace(tx: Tx, id: string, fresh: Fresh) {
  const before = isId(id)
    ? await tx.rowFrom(libraryFiles, `where id = $1 and status = 'kept' for no key update`, [id])
    : null
  if (!before) throw fail('record.missing')
  if (before.kind !== fresh.kind) throw failField('library.otherKind', 'file')
  await tx.update(libraryFiles, id, fresh)
  await forgetFile(tx, before.fileId)
  tx.emit(libraryFileReplaced, { libraryFileId: id }, about(id))
  return id
}

/** All files of a site together have a limit. */
export async function checkRoom(tx: Tx): Promise<void> {
  const sum = await tx.row<{ bytes: number }>('select sum(size)::float8 as bytes from library_files')
  if (sum && sum.bytes > libraryRules.siteBytes) throw failField('library.full', 'file')
}

function findFile(me: Me, id: string) {
  const params = new Params()
  const where = compile(allOf({ id }, libraryPolicy.read(me)), 'l', params)
  const columns = 'l.file_id as "fileId", l.name, l.kind, l.content_type as "contentType"'
  return { text: `select ${columns} from library_files l where ${where}`, values: params.values }
}

type Found = { fileId: string; name: string; kind: string; contentType: string }

/**
 * To save a file of the library, never to open it here: what somebody else made does not run on our origin. For who reads a
 * page on which it stands, and for editors.
 */
export const libraryDownload = (road: Road, storage: Storage): HandledRoute =>
  route('GET /bestanden/:id', 'public', async ({ call, request, reply }) => {
    await road.authenticate(call, 'public')
    const { id } = request.params as { id: string }
    const [found] = isId(id) ? await road.rows<Found>(call, findFile(call.me, id)) : []
    if (!found) throw fail('record.missing')
    const bytes = await keptBytes(storage, call.site.id, found)
    if (!bytes) throw fail('record.missing')
    echoSession(reply, call)
    reply.header('cache-control', 'private, no-cache').header('etag', `"${found.fileId}"`)
    return sendDownload(reply, found, bytes)
  })
