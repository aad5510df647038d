import type { FastifyReply } from 'fastify'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { librarySizes, pictureFormats } from '#protocol/features/library-paths.ts'
import { logoSizes } from '#protocol/features/logos.ts'
import { photoSizes } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { pictureKey } from './forget-file.ts'
import { sharedPicture } from './shared-picture.ts'
import type { Storage } from './storage.ts'

const year = 365 * 24 * 3600

type Kind = 'logo' | 'photo' | 'library'
/** The sizes of each kind as they stand in the address, and the format that each is kept in. */
const plain = (sizes: readonly number[]) => new Map(sizes.map((size) => [String(size), [size, 'webp'] as const]))
const sizesOf = {
  logo: plain(logoSizes),
  photo: plain(photoSizes),
  library: new Map(
    librarySizes.flatMap((size) => pictureFormats.map((format) => [`${size}.${format}`, [size, format] as const])),
  ),
} satisfies Record<Kind, unknown>

const SHARE = 'share.jpg'
type Sending = { road: Road; storage: Storage; call: Call; reply: FastifyReply }

/** A picture of a page as links are shared with it; for who asks from elsewhere, too. */
async function sendShared({ road, storage, call, reply }: Sending, fileId: string) {
  const [picture] = await road.rows<{ x: number; y: number }>(call, {
    text: `select focus_x as x, focus_y as y from library_files where file_id = $1 and kind = 'picture' and status = 'kept'`,
    values: [fileId],
  })
  const bytes = picture && (await storage.get(pictureKey(call.site.id, fileId, librarySizes[0], 'webp')))
  if (!bytes) throw fail('record.missing')
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/jpeg')
    .send(await sharedPicture(bytes, picture))
}

/** A file of this site that everybody may see: logos, photos and the pictures of pages. What an id stands for never changes. */
export function fileRoute(road: Road, storage: Storage): HandledRoute {
  return route('GET /files/:id/:size', 'public', async ({ call, request, reply }) => {
    const { id, size } = request.params as { id: string; size: string }
    if (size === SHARE && isId(id)) return sendShared({ road, storage, call, reply }, id)
    if (!isId(id) || !Object.values(sizesOf).some((sizes) => sizes.has(size))) throw fail('record.missing')
    const [file] = await road.rows<{ kind: Kind; sha256: string }>(call, {
      text: `select kind, encode(sha256, 'hex') as sha256 from files
        where id = $1 and (kind in ('logo', 'photo') or exists (select from library_files l
          where l.file_id = files.id and l.kind = 'picture' and l.status = 'kept'))`,
      values: [id],
    })
    const wanted = file && sizesOf[file.kind].get(size)
    if (!wanted) throw fail('record.missing')
    const [width, format] = wanted
    const tag = `"${file.sha256.slice(0, 32)}-${size}"`
    reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', `default-src 'none'; sandbox`)
      .header('cross-origin-resource-policy', 'same-origin')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const bytes = await storage.get(pictureKey(call.site.id, id, width, format))
    if (!bytes) {
      reply.removeHeader('etag').header('cache-control', 'no-store')
      throw fail('record.missing')
    }
    return reply.type(`image/${format}`).send(bytes)
  })
}
