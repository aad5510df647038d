import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#engine/call.ts'
import { fail, failField, failParameter } from '#engine/fail.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { documentKey, forgetFile } from '#server/files/forget-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { checkAccept } from '#server/http/media-type.ts'
import { send } from '#server/http/resource-routes.ts'
import { keepsLibrary } from './library.policy.ts'

type Parts = { road: Road; storage: Storage }
/** In its name: of which sending, and where it begins. */
type Piece = { id: string; size: number; start: number }
/** The pieces of one file that follow each other from its beginning, and how far they come. */
type Arrived = { pieces: Piece[]; received: number }

/** Of the person who asks. Two tabs may send the same piece; it counts once. */
async function arrived({ road }: Parts, call: Call, sending: string): Promise<Arrived> {
  const all = await road.rows<Piece>(call, {
    text: `select id, size, split_part(name, ' ', 2)::integer as start from files
      where owner_id = $1 and kind = 'piece' and name like $2 || ' %' order by start, id`,
    values: [call.me.requireId(), sending],
  })
  const pieces: Piece[] = []
  let received = 0
  for (const piece of all) {
    if (piece.start !== received) continue
    pieces.push(piece)
    received += piece.size
  }
  return { pieces, received }
}

/**
 * A large file comes in pieces: who loses the line or closes the screen asks how far it came, and goes on from there. Each piece
 * is a file of its sender and of nobody else; what never became whole is gone the next night.
 */
export async function addPieceRoutes(http: FastifyInstance, parts: Parts): Promise<void> {
  const { road } = parts
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: libraryRules.pieceBytes }, (_request, body, done) =>
      done(null, body),
    )
    const onRequest = async ({ call }: { call: Call }) => {
      await road.authenticate(call, 'session')
      if (!keepsLibrary(call.me)) throw fail('access.forbidden')
    }
    const url = '/api/v1/cms/file_pieces/:sending'
    scope.route<{ Params: { sending: string } }>({
      method: 'GET',
      url,
      config: { access: 'session' },
      onRequest,
      handler: async ({ call, params: { sending }, headers }, reply) => {
        checkAccept(headers.accept)
        if (!isId(sending)) throw fail('record.missing')
        const { received } = await arrived(parts, call, sending)
        return send(reply, call, { status: 200, body: metaDocument({ received }) })
      },
    })
    scope.route<{ Params: { sending: string }; Querystring: { start?: unknown } }>({
      method: 'PUT',
      url,
      config: { access: 'session' },
      onRequest,
      handler: async ({ call, params: { sending }, query, body, headers }, reply) => {
        checkAccept(headers.accept)
        if (!isId(sending)) throw fail('record.missing')
        if (typeof query.start !== 'string' || !/^\d{1,9}$/.test(query.start))
          throw failParameter('parameter.invalid', 'start')
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (bytes.length === 0) throw failField('required', 'file')
        const { received } = await arrived(parts, call, sending)
        // What is there already, or leaves a gap, is not kept: the answer says where to go on.
        if (Number(query.start) !== received)
          return send(reply, call, { status: 200, body: metaDocument({ received }) })
        if (received === 0) await call.throttle.library(call.me.requireId())
        if (received + bytes.length > libraryRules.documentBytes) throw fail('body.tooLarge')
        return send(reply, call, await keepPiece(parts, call, { sending, start: received, bytes }))
      },
    })
  })
}

type Sent = { sending: string; start: number; bytes: Buffer }

async function keepPiece({ road, storage }: Parts, call: Call, { sending, start, bytes }: Sent) {
  const fileId = randomUUID()
  const key = documentKey(call.site.id, fileId)
  await storage.put(key, bytes, 'application/octet-stream')
  try {
    return await road.write(call, 'session', null, async (tx) => {
      const hash = createHash('sha256').update(bytes).digest()
      await tx.run(
        `insert into files (id, owner_id, kind, name, content_type, size, sha256)
         values ($1, $2, 'piece', $3, 'application/octet-stream', $4, $5)`,
        [fileId, tx.me.id, `${sending} ${start}`, bytes.length, hash],
      )
      return { status: 200, body: metaDocument({ received: start + bytes.length }) }
    })
  } catch (error) {
    await storage.delete(key).catch(() => {})
    throw error
  }
}

/** All that came of a file, and what to do in the transaction that makes it one of the library. */
export async function wholeOf(parts: Parts, call: Call, sending: string) {
  const { pieces } = await arrived(parts, call, sending)
  const all: Buffer[] = []
  for (const { id } of pieces) {
    const piece = await parts.storage.get(documentKey(call.site.id, id))
    if (!piece) throw new Error('a piece of a file is not there')
    all.push(piece)
  }
  const forget = async (tx: Tx) => {
    for (const { id } of pieces) await forgetFile(tx, id)
  }
  return { bytes: Buffer.concat(all), forget }
}
