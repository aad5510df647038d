import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { logoSizes } from '#protocol/features/organizations.ts'
import { photoSizes } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { fileKey } from './forget-file.ts'
import type { Storage } from './storage.ts'

const year = 365 * 24 * 3600

const sizesOf = { logo: logoSizes, photo: photoSizes } as const
const sizes = Object.values(sizesOf).flat()

/** A file of this site that everybody may see: logos and photos. What an id stands for never changes. */
export function fileRoute(road: Road, storage: Storage): HandledRoute {
  return route('GET /files/:id/:size', 'public', async ({ call, request, reply }) => {
    const { id, size } = request.params as { id: string; size: string }
    const wanted = sizes.find((each) => String(each) === size)
    if (!isId(id) || !wanted) throw fail('record.missing')
    const [file] = await road.rows<{ kind: keyof typeof sizesOf; content_type: string; sha256: string }>(call, {
      text: `select kind, content_type, encode(sha256, 'hex') as sha256 from files
        where id = $1 and kind in ('logo', 'photo')`,
      values: [id],
    })
    if (!file || !sizesOf[file.kind].some((each) => each === wanted)) throw fail('record.missing')
    const tag = `"${file.sha256.slice(0, 32)}-${size}"`
    reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .header('cross-origin-resource-policy', 'same-origin')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const bytes = await storage.get(fileKey(call.site.id, id, wanted))
    if (!bytes) {
      reply.removeHeader('etag').header('cache-control', 'no-store')
      throw fail('record.missing')
    }
    return reply.type(file.content_type).send(bytes)
  })
}
