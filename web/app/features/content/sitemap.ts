import type { Client } from '../../../../protocol/src/client.ts'
import { contentPages } from '../../../../protocol/src/content-pages.ts'
import type { Resource, Row } from '../../../../protocol/src/define.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { apiContext, pageContext } from '../../lib/context.ts'
import type { Route } from './+types/sitemap'

const fixed = ['/', '/stagebank', '/nieuws', '/privacyverklaring']

/** Every public page of the site, for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { url } = context.get(pageContext).site
  const [pages, open] = await Promise.all([
    everyRow(api, contentPages, { statusIn: 'published,scheduled' }, ['kind', 'slug', 'updatedAt']),
    everyRow(api, vacancies, { statusEq: 'published' }, ['updatedAt']),
  ])
  const entries = [
    ...fixed.map((path) => entry(url + path)),
    ...pages.map(({ kind, slug, updatedAt }) => entry(`${url}${kind === 'news' ? '/nieuws' : ''}/${slug}`, updatedAt)),
    ...open.map(({ id, updatedAt }) => entry(`${url}/stagebank/${id}`, updatedAt)),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

const entry = (address: string, changedAt?: string) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''}</url>`

async function everyRow<R extends Resource>(api: Client, of: R, filter: Record<string, string>, fields: string[]) {
  const rows: Row<R>[] = []
  for (let number = 1; ; number++) {
    const page = await api.list(of, { filter, fields: { [of.type]: fields }, page: { number, size: 200 } })
    rows.push(...page)
    if (page.length === 0 || rows.length >= page.records) return rows
  }
}
