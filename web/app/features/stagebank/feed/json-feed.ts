import type { Route } from './+types/json-feed'
import { feedHeaders, readFeed } from './feed.data.ts'

/** Every open place of the site as schema.org describes a vacancy: a bank of another region takes them over from here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const feed = await readFeed(context, request, 'feed.json')
  const { site, self, items } = feed
  const body = {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    '@id': self,
    name: site.appName,
    url: `${site.url}/stagebank`,
    dataFeedElement: items.map(({ posting, updatedAt, publishedAt }) => ({
      '@type': 'DataFeedItem',
      dateCreated: publishedAt,
      dateModified: updatedAt,
      item: posting,
    })),
  }
  return new Response(JSON.stringify(body), { headers: feedHeaders('application/ld+json', feed) })
}
