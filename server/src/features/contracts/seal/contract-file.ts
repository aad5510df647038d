import { createHash } from 'node:crypto'
import { hashToken } from '#auth/authenticate.ts'
import { readToken } from '#auth/short-code.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { scanSizes } from '#protocol/features/uploads.ts'
import { documentKey } from '#server/files/forget-file.ts'
import { privateFileRoute } from '#server/files/private-file-route.ts'
import type { Storage } from '#server/files/storage.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { contractPolicy } from '../contracts.policy.ts'

/** The sealed document, or the scan of what was signed on paper, for who reads the contract. */
const forReaders = (road: Road, storage: Storage): HandledRoute =>
  privateFileRoute(road, storage, {
    endpoint: 'GET /api/v1/contracts/:id/document',
    flag: 'digitalContracts',
    sizes: scanSizes,
    find: (me, id) => {
      const params = new Params()
      const where = compile(allOf({ id }, contractPolicy.read(me)), 'c', params)
      if (where === false) return undefined
      return {
        text: `select f.id as "fileId", f.content_type as "contentType", 'contract-' || c.number || '.pdf' as name
          from contracts c left join contract_seals s on s.contract_id = c.id
            join files f on f.id = coalesce(s.file_id, c.scan_id) where ${where}`,
        values: params.values,
      }
    },
  })

type Found = { fileId: string; name: string; sha256: string }

/** The same for who signed without an account, by the link that they have. */
const forSigners = (road: Road, storage: Storage): HandledRoute =>
  route('GET /api/v1/contract_signing/document', 'public', async ({ call, request, reply }) => {
    requireFlag(call.site, 'digitalContracts')
    const { token } = request.query as { token?: unknown }
    const given = typeof token === 'string' ? token.slice(0, 100) : ''
    const [found] = await road.rows<Found>(call, {
      text: `select s.file_id as "fileId", s.sha256, 'contract-' || c.number || '.pdf' as name
        from contract_links l join contracts c on c.id = l.contract_id join contract_seals s on s.contract_id = c.id
        where l.token_hash = $1 and l.version = c.version and l.ended_at is null and l.kind <> 'code'
          and l.expires_at > now()`,
      values: [hashToken(readToken(given))],
    })
    if (!found) {
      await call.throttle.question(call.ip)
      throw fail('record.missing')
    }
    const bytes = await storage.get(documentKey(call.site.id, found.fileId))
    if (!bytes) throw fail('record.missing')
    if (createHash('sha256').update(bytes).digest('hex') !== found.sha256)
      throw new Error(`the document ${found.fileId} is not what was sealed`)
    return reply
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${found.name}"`)
      .type('application/pdf')
      .send(bytes)
  })

export const contractFileRoutes = (road: Road, storage: Storage): HandledRoute[] => [
  forReaders(road, storage),
  forSigners(road, storage),
]
