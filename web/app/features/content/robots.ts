import { pageContext } from '#lib/context.ts'
import type { Route } from './+types/robots'

/** Links in mails are nothing to find by searching. What needs a session leads a robot to the sign-in page by itself. */
const closed = ['/api/', '/auth/', '/confirm', '/dev/']

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site.url}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
