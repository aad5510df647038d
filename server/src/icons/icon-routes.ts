import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { areIconNames, iconLimits, iconPrefix, mostIconsFound } from '#protocol/shared/icons.ts'
import { iconsFound, iconsNamed } from './icon-set.ts'

const week = 7 * 24 * 3600

/** Browsers write a comma as three characters; Iconify counts it as one. */
const isTooLong = (url: string) => url.replaceAll('%2C', ',').length > iconLimits.longestUrl

/** Our own provider of icons, in the words that Iconify speaks, so that no page asks another website. */
export function iconRoutes(): HandledRoute[] {
  const search = route('GET /icons/search', 'public', async ({ request, reply }) => {
    const { query = '' } = request.query as { query?: unknown }
    if (typeof query !== 'string' || isTooLong(request.url)) {
      throw fail('parameter.invalid', { name: 'query' })
    }
    return reply.header('cache-control', 'public, max-age=3600').send(iconsFound(query, mostIconsFound))
  })

  const named = route('GET /icons/:file', 'public', async ({ request, reply }) => {
    const { file } = request.params as { file: string }
    if (file !== `${iconPrefix}.json`) throw fail('record.missing')
    const { icons } = request.query as { icons?: unknown }
    if (typeof icons !== 'string' || !areIconNames(icons) || isTooLong(request.url)) {
      throw fail('parameter.invalid', { name: 'icons' })
    }
    return reply.header('cache-control', `public, max-age=${week}, immutable`).send(iconsNamed(icons.split(',')))
  })

  return [search, named]
}
