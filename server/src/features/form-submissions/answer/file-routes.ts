import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashToken } from '#auth/authenticate.ts'
import { fail, failField } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { openSubmissions } from '#protocol/features/form-submissions.ts'
import type { FileAnswer } from '#protocol/features/forms/answers.ts'
import { workPhotoSizes } from '#protocol/features/uploads.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { type Found, sendPrivateFile } from '#server/files/private-file-route.ts'
import { nameWithEnding } from '#server/files/sent-document.ts'
import type { Storage } from '#server/files/storage.ts'
import { keptFiles } from '#server/files/uploads.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { send } from '#server/http/resource-routes.ts'
import { readsSubmission } from '../form-submissions.policy.ts'
import { holderOf } from './who-holds.ts'

type Parts = { road: Road; storage: Storage }
const kind = {
  kind: 'workFile' as const,
  may: () => true,
  sizes: workPhotoSizes,
  maxBytes: 10_000_000,
  mostPixels: 50_000_000,
  quality: 80,
  takesDocuments: true,
}
/** More than the questions of any form ask for. */
const MOST_FILES = 40

const whoseOf = ({ query }: FastifyRequest) => {
  const { token, submission } = query as Record<string, unknown>
  return {
    token: typeof token === 'string' ? token.slice(0, 200) : undefined,
    submissionId: isId(submission) ? submission : undefined,
  }
}

/** For who fills in a form, by a link or with an account: it is known by what is in it, and belongs to this form alone. */
export async function addFormFileRoute(http: FastifyInstance, { road, storage }: Parts): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: kind.maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Querystring: { name?: unknown } }>({
      method: 'POST',
      url: '/api/v1/form_files',
      config: { access: 'public' },
      // Asked before it is read: it is large.
      onRequest: async (request) => {
        const { call } = request
        await road.authenticate(call, 'public')
        requireFlag(call.site, 'evaluationForms')
        await call.throttle.upload(call.me.id ?? call.ip)
        await road.write(call, 'public', null, async (tx) => {
          const { status, isOpen } = await holderOf(tx, call, whoseOf(request))
          if (!isOneOf(openSubmissions, status) || !isOpen) throw fail('formSubmission.closed')
          return { status: 200, body: null }
        })
      },
      handler: async (request, reply) => {
        const { call, query, body } = request
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (bytes.length === 0) throw failField('required', 'fileId')
        const id = randomUUID()
        const files = await keptFiles(call.site.id, id, bytes, kind)
        const { bytes: first = bytes, type = '' } = files[0] ?? {}
        const given = typeof query.name === 'string' ? query.name.replace(/\p{Cc}/gu, '').slice(0, 200) : ''
        const file: FileAnswer = { id, name: nameWithEnding(given, type), size: first.length, type }
        for (const each of files) await storage.put(each.key, each.bytes, each.type)
        const hash = createHash('sha256').update(first).digest()
        const answer = await road.write(call, 'public', null, async (tx) => {
          const held = await holderOf(tx, call, whoseOf(request), { hold: true })
          const { count } = await tx.one<{ count: number }>(
            'select count(*)::int as count from form_files where submission_id = $1',
            [held.id],
          )
          if (count >= MOST_FILES) throw failField('maxItems', 'fileId', { max: MOST_FILES })
          await tx.run(
            `insert into files (id, owner_id, kind, name, content_type, size, sha256, used_at)
             values ($1, $2, 'workFile', $3, $4, $5, $6, now())`,
            [id, tx.me.id, file.name, type, first.length, hash],
          )
          await tx.run('insert into form_files (file_id, submission_id) values ($1, $2)', [id, held.id])
          return { status: 201, body: metaDocument({ file }) }
        })
        return send(reply, call, answer)
      },
    })
  })
}

/** For who reads the submission, and for the holder of its link; to everybody else it is not there. */
export const formFileRoute = (road: Road, storage: Storage): HandledRoute =>
  route('GET /api/v1/form_files/:id/:size', 'public', async ({ call, request, reply }) => {
    await road.authenticate(call, 'public')
    requireFlag(call.site, 'evaluationForms')
    const { id, size } = request.params as { id: string; size: string }
    const { token } = whoseOf(request)
    const wanted = workPhotoSizes.find((each) => String(each) === size)
    const params = new Params()
    const rule = token
      ? `t.id = (select l.submission_id from form_links l where l.token_hash = ${params.add(hashToken(token.trim()))} and l.expires_at > now())`
      : compile(readsSubmission(call.me), 't', params, 'few')
    const [file] =
      isId(id) && wanted && rule !== false
        ? await road.rows<Found>(call, {
            text: `select f.id as "fileId", f.content_type as "contentType", f.name from form_files a
                join files f on f.id = a.file_id join form_submissions t on t.id = a.submission_id
              where a.file_id = ${params.own(id)} and ${rule}`,
            values: params.values,
          })
        : []
    if (!file || !wanted) {
      await call.throttle.question(call.ip)
      throw fail('record.missing')
    }
    return sendPrivateFile(reply, storage, call.site.id, { file, size: wanted })
  })
