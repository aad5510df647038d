import type { HandledRoute } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { scanSizes } from '#protocol/features/uploads.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import { certificatePolicy } from './certificates.policy.ts'

/** The page itself, for who may read that there is one. What was withdrawn nobody hands out any more. */
export const certificateRoute = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/certificates/:id/document',
    flag: 'digitalContracts',
    sizes: scanSizes,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id, status: 'valid' }, certificatePolicy.read(me)), 'c', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType",
            case c.paper->>'locale' when 'en' then 'certificate-' else 'certificaat-' end || c.code || '.pdf' as name
          from certificates c join files f on f.id = c.file_id where ${where}`,
        values: params.values,
      }
    },
  })
