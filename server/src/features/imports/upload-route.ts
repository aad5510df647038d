import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseReadPlan } from '#engine/asking/read-plan.ts'
import { Failure, fail, failField } from '#engine/fail.ts'
import type { Me } from '#engine/judging/me.ts'
import { ResourceReads, splitUrl } from '#engine/reading/resource-reads.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { type ImportKind, importKinds, importSources, importUploaded } from '#protocol/features/imports.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { sendingOf } from '#server/http/idempotency-header.ts'
import { checkAccept } from '#server/http/media-type.ts'
import { send } from '#server/http/resource-routes.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { subjectOf } from './find-import.ts'
import { cleanCell, limits } from './read/grid.ts'

type Upload = {
  organizationId: string
  kind: ImportKind
  source: string
  name: string
  bytes: Buffer
  /** A program brought it: it goes on by itself. */
  isPushed?: boolean
}

/**
 * A file comes in as a form, from a script or from a browser without one: the latter is sent on to the page of the
 * import, or back with the reason. Who may is asked before the file is read.
 */
export async function addImportUpload(http: FastifyInstance, road: Road): Promise<void> {
  const reads = new ResourceReads(road)
  const served = () => road.registry.get('imports')
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: limits.bytes + 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: 'POST',
      url: '/api/v1/imports',
      config: { access: 'session' },
      onRequest: async (request) => {
        request.call.door = { brings: 'studentFile' }
        await road.authenticate(request.call, 'session')
        if (request.call.me.adminOf('School', 'VolunteerCenter').length === 0) throw fail('access.forbidden')
        checkAccept(request.headers.accept)
        parseReadPlan(road.registry, served(), splitUrl(request.url).query, false)
        if (!isForm(request)) throw fail('media.form', {}, { header: 'Content-Type' })
      },
      errorHandler: (error, request, reply) => {
        const back = isPage(request) ? backTo(request) : undefined
        if (!back) throw error
        const code = error instanceof Failure ? error.details[0]?.code : undefined
        const isLarge = isObject(error) && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        return seeOther(request, reply, `${back}?fout=${isLarge ? 'import.tooLarge' : (code ?? 'request.invalid')}`)
      },
      handler: async (request, reply) => {
        const { call } = request
        const { bytes, ...said } = await readUpload(request)
        const sending = sendingOf(request, [JSON.stringify(said), bytes])
        const answer = await road.write(call, 'session', sending, async (tx) => {
          const id = await storeUpload(tx, { ...said, bytes })
          const location = `${call.base}/api/v1/imports/${id}`
          const shown = await reads.shown(served(), tx, call, id, splitUrl(request.url).query)
          return { ...shown, status: 201, headers: { ...shown.headers, location } }
        })
        if (!isPage(request)) return send(reply, call, answer)
        return seeOther(request, reply, `/importeren/${String(answer.headers?.location).split('/').at(-1)}`)
      },
    })
  })
}

const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')
/** A browser that sends the form by itself asks for a page; whoever takes anything gets the import. */
const isPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')

/** The page with the form, of this site only. */
function backTo(request: FastifyRequest): string | undefined {
  const from = URL.parse(request.headers.referer ?? '')
  return from?.host === request.headers.host ? from?.pathname : undefined
}

function seeOther(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  echoSession(reply, request.call)
  return reply.code(303).header('location', to).send()
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  if (!Buffer.isBuffer(request.body)) throw fail('request.invalid')
  const form = await new Response(new Uint8Array(request.body), { headers }).formData().catch(() => {
    throw fail('request.invalid')
  })
  const file = form.get('file')
  if (!file || typeof file === 'string' || file.size === 0) throw failField('import.noFile', 'file')
  if (file.size > limits.bytes) throw fail('import.tooLarge')
  const kind = form.get('kind')
  const source = String(form.get('source') ?? 'csv')
  const organizationId = form.get('organizationId')
  if (!isOneOf(importKinds, kind)) throw failField('oneOf', 'kind', { options: importKinds.join(', ') })
  if (!importSources.some((each) => each === source))
    throw failField('oneOf', 'source', { options: importSources.join(', ') })
  if (!isId(organizationId)) throw failField('id', 'organizationId')
  const name = cleanCell(file.name.split(/[\\/]/).pop() ?? '').slice(0, 200) || '-'
  return { organizationId, kind, source, name, bytes: Buffer.from(await file.arrayBuffer()) }
}

/** Schools send files of their people, centres files of organizations. */
function mayImport(me: Me, { kind, organizationId }: Upload): boolean {
  if (!me.mayPass({ brings: kind === 'students' ? 'studentFile' : kind })) return false
  return me.adminOf(kind === 'organizations' ? 'VolunteerCenter' : 'School').includes(organizationId)
}

export async function storeUpload(tx: Tx, upload: Upload): Promise<string> {
  if (!mayImport(tx.me, upload)) throw fail('access.forbidden')
  const { organizationId, kind, source, name, bytes, isPushed = false } = upload
  const hash = createHash('sha256').update(bytes).digest()
  const { id } = await tx.one<{ id: string }>(
    `insert into imports (organization_id, importer_id, kind, source, file_name, file_size, file_hash, is_pushed, repeats_id)
     values ($1, $2, $3, $4, $5, $6, $7::bytea, $8, (select i.id from imports i where i.organization_id = $1 and i.kind = $3 and i.file_hash = $7::bytea
       and i.status in ('running', 'completed', 'completed_with_errors') order by i.created_at desc limit 1)) returning id`,
    [organizationId, tx.me.id, kind, source, name, bytes.length, hash, isPushed],
  )
  await tx.run('insert into import_files (import_id, content) values ($1, $2)', [id, bytes])
  tx.emit(importUploaded, { importId: id, organizationId }, subjectOf(id))
  tx.enqueue({ identifier: 'importParse', payload: { importId: id }, key: `import:${id}` })
  return id
}
