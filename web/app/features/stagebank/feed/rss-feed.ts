import { pageContext } from '#lib/context.ts'
import { xmlText } from '#protocol/shared/xml-text.ts'
import type { Route } from './+types/rss-feed'
import { feedHeaders, readFeed } from './feed.data.ts'

const tag = (name: string, text: string, given = '') => `<${name}${given}>${xmlText(text)}</${name}>`

/** The same for who follows the stagebank in a reader of feeds, or shows it on a website of their own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const feed = await readFeed(context, request, 'feed.xml')
  const { site, self, next, items } = feed
  const { locale } = context.get(pageContext)
  const link = (rel: string, href: string) =>
    `<atom:link rel="${rel}" type="application/rss+xml" href="${xmlText(href)}"/>`
  const lines = [
    tag('title', site.appName),
    tag('link', `${site.url}/stagebank`),
    tag('description', site.slogan[locale] || site.appName),
    tag('language', locale),
    link('self', self),
    ...(next ? [link('next', next)] : []),
    ...items.flatMap(({ posting, publishedAt }) => [
      '<item>',
      tag('title', `${posting.title} - ${posting.hiringOrganization.name}`),
      tag('link', posting.url),
      tag('guid', posting.url),
      tag('pubDate', new Date(publishedAt).toUTCString()),
      tag('description', posting.description),
      '</item>',
    ]),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${lines.join('\n')}
</channel>
</rss>
`
  return new Response(body, { headers: feedHeaders('application/rss+xml', feed) })
}
