import { data } from 'react-router'
import { apiContext, pageContext, siteApiContext } from '#lib/context.ts'
import type { Client } from '#protocol/client.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import type { Fieldsets, FilterOf, Row } from '#protocol/declaring/rows.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import type { Route } from './+types/sitemap'

const fixed = ['/', '/stagebank', '/nieuws', '/privacyverklaring', '/toegankelijkheid']
/** A search engine takes 50,000 at once; smaller parts are made sooner. */
const PART = 5000
const ROWS = 200
const open = { statusEq: 'published' } as const

/** Every public page of the site, for search engines. With very many vacancies it becomes a list of parts: `?deel=1`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { url } = context.get(pageContext).site
  const part = new URL(request.url).searchParams.get('deel')
  const { records } = await api.list(vacancies, { filter: open, fields: { vacancies: [] }, page: { size: 1 } })
  const parts = Math.ceil(records / PART)
  if (part !== null && !(/^\d+$/.test(part) && Number(part) <= parts)) throw data(null, { status: 404 })
  if (part === null && parts > 1) {
    const addresses = Array.from({ length: parts + 1 }, (_, index) => `${url}/sitemap.xml?deel=${index}`)
    return xml(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    )
  }
  const entries: string[] = []
  if (part === null || part === '0') {
    // As a visitor sees the site, whoever asks: the answer is kept for everybody.
    const pages = await everyRow(
      context.get(siteApiContext),
      contentPages,
      { statusIn: ['published', 'scheduled'] },
      {
        contentPages: ['kind', 'slug', 'updatedAt'],
      },
    )
    entries.push(
      ...fixed.map((path) => entry(url + path)),
      ...pages.map(({ kind, slug, updatedAt }) =>
        entry(`${url}${kind === 'news' ? '/nieuws' : ''}/${slug}`, updatedAt),
      ),
    )
  }
  if (part !== '0') {
    const rows = await everyRow(
      api,
      vacancies,
      open,
      { vacancies: ['updatedAt'] },
      ((Number(part) || 1) - 1) * (PART / ROWS),
      PART,
    )
    entries.push(...rows.map(({ id, updatedAt }) => entry(`${url}/stagebank/${id}`, updatedAt)))
  }
  return xml('urlset', entries)
}

const entry = (address: string, changedAt?: string) =>
  `<url><loc>${address}</loc>${changedAt ? `<lastmod>${dutchDay(new Date(changedAt))}</lastmod>` : ''}</url>`

function xml(name: 'urlset' | 'sitemapindex', entries: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${name}>\n`
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function everyRow<R extends Resource, const F extends Fieldsets>(
  api: Client,
  of: R,
  filter: FilterOf<R>,
  fields: F,
  skip = 0,
  most = Number.POSITIVE_INFINITY,
) {
  const rows: Row<R, never, F>[] = []
  for (let number = skip + 1; rows.length < most; number++) {
    const page = await api.list(of, { filter, fields, page: { number, size: ROWS } })
    rows.push(...page)
    if (page.length < ROWS) break
  }
  return rows
}
