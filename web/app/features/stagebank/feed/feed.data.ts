import { data, type RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { findSession } from '#lib/session.server.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { jobPosting } from '../vacancy/job-posting.ts'

const PAGE = 100
type Feed = 'feed.json' | 'feed.xml'

/** A page of what is open, the newest first, for other banks and for readers of feeds. */
export async function readFeed(context: Readonly<RouterContextProvider>, request: Request, feed: Feed) {
  const { site } = context.get(pageContext)
  const asked = new URL(request.url).searchParams.get('pagina') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw data(null, { status: 404 })
  const number = Number(asked)
  const [session, found] = await Promise.all([
    findSession(context),
    context.get(apiContext).list(vacancies, {
      filter: { statusEq: 'published' },
      include: ['organization'],
      sort: '-publishedAt',
      page: { number, size: PAGE },
    }),
  ])
  const last = Math.max(1, Math.ceil(found.records / PAGE))
  if (number > last) throw data(null, { status: 404 })
  const address = (page: number) => `${site.url}/stagebank/${feed}${page === 1 ? '' : `?pagina=${page}`}`
  return {
    site,
    isForAll: !session,
    self: address(number),
    next: number < last ? address(number + 1) : null,
    items: found.map(({ organization: host, ...vacancy }) => {
      const canonical = `${site.url}/stagebank/${vacancy.id}`
      const photo = `${canonical}/share.png`
      const { '@context': _, ...posting } = jobPosting({ ...vacancy, host, canonical, siteName: site.appName, photo })
      return { posting, updatedAt: vacancy.updatedAt, publishedAt: vacancy.publishedAt ?? vacancy.createdAt }
    }),
  }
}
export type FeedPage = Awaited<ReturnType<typeof readFeed>>

/** Kept for a quarter of an hour, unless somebody is told more than a visitor is; where the next page is stands at its head as well. */
export const feedHeaders = (type: string, { next, isForAll }: FeedPage) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': isForAll ? 'public, max-age=900' : 'private, no-store',
  ...(next && { link: `<${next}>; rel="next"` }),
})
