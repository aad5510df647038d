import { hashToken } from '#auth/authenticate.ts'
import { readToken } from '#auth/short-code.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { workFileSizes } from '#protocol/features/assignments.ts'
import { asksToShow, type Found, sendPrivateFile } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import { isAskedAt } from './assignment-links.ts'

/** A file of work that the holder of a link was asked about, or of its assignment; to everybody else it is not there. */
export const linkedFileRoute = (road: Road, storage: Storage): HandledRoute =>
  route('GET /api/v1/assignment_links/files/:id/:size', 'public', async ({ call, request, reply }) => {
    const { id, size } = request.params as { id: string; size: string }
    const { token } = request.query as { token?: unknown }
    const given = typeof token === 'string' ? token.slice(0, 100) : ''
    const wanted = workFileSizes.find((each) => String(each) === size)
    const [file] =
      isId(id) && wanted
        ? await road.rows<Found>(call, {
            text: `select f.id as "fileId", f.content_type as "contentType", f.name
              from assignment_links l cross join assignment_files x join files f on f.id = x.file_id
              where l.token_hash = $1 and l.expires_at > now() and x.id = $2 and exists (select from assignment_works w
                join internships i on i.id = w.internship_id where (w.id = x.work_id or w.assignment_id = x.assignment_id)
                  and ${isAskedAt('l.email')})`,
            values: [hashToken(readToken(given)), id],
          })
        : []
    if (!file || !wanted) {
      await call.throttle.question(call.ip)
      throw fail('record.missing')
    }
    return sendPrivateFile(reply, storage, call.site.id, { file, size: wanted, isShown: asksToShow(request) })
  })
