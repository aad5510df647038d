import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseQuery } from '#engine/asking/read-plan.ts'
import { fail } from '#engine/fail.ts'
import type { Me } from '#engine/judging/me.ts'
import { ResourceReads, splitUrl } from '#engine/reading/resource-reads.ts'
import type { Road } from '#engine/road.ts'
import { sendingOf } from '#server/http/idempotency-header.ts'
import { checkAccept } from '#server/http/media-type.ts'
import { send } from '#server/http/resource-routes.ts'
import { limits } from '../read/grid.ts'
import { storeUpload } from '../upload-route.ts'

/** It belongs to the school of the key. A person chooses a file on the screen, where they see what becomes of it. */
function schoolOf(me: Me): string {
  const [school] = me.session?.reach ? me.adminOf('School') : []
  if (!school) throw fail('access.forbidden')
  return school
}

const workbook = Buffer.from('PK')

/** Nobody gave it a name, so it is called after its day. */
const nameOf = (bytes: Buffer, day: string) =>
  `leerlingen-${day}.${bytes.subarray(0, 2).equals(workbook) ? 'xlsx' : 'csv'}`

/**
 * Where the administration of a school brings its file of students, every night: the file is the whole body. It goes into
 * the importer as one from the screen does. Who may is asked before the file is read.
 */
export async function addStudentFile(http: FastifyInstance, road: Road): Promise<void> {
  const reads = new ResourceReads(road)
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.bytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['PUT', 'POST'],
      url: '/api/v1/student_file',
      config: { access: 'session' },
      onRequest: async (request) => {
        request.call.door = { brings: 'studentFile' }
        await road.authenticate(request.call, 'session')
        schoolOf(request.call.me)
        checkAccept(request.headers.accept)
        refuseQuery(splitUrl(request.url).query)
      },
      handler: async (request, reply) => {
        const { call } = request
        const bytes = bodyOf(request)
        const answer = await road.write(call, 'session', sendingOf(request, [bytes]), async (tx) => {
          const { day } = await tx.one<{ day: string }>('select today_nl()::text as day')
          const id = await storeUpload(tx, {
            organizationId: schoolOf(tx.me),
            kind: 'students',
            source: 'csv',
            name: nameOf(bytes, day),
            bytes,
            isPushed: true,
          })
          const shown = await reads.shown(road.registry.get('imports'), tx, call, id)
          const location = `${call.base}/api/v1/imports/${id}`
          return { ...shown, status: 202, headers: { ...shown.headers, location } }
        })
        return send(reply, call, answer)
      },
    })
  })
}

function bodyOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw fail('import.noFile')
  return body
}
