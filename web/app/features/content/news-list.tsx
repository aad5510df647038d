import { data, Link } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { seo } from '#lib/seo.ts'
import { headWords } from '#lib/title.ts'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { LogoMark } from '#ui/logo.tsx'
import { Pager } from '#ui/pager.tsx'
import type { Route } from './+types/news-list'
import { inLanguage } from './content.data.ts'

const PER_PAGE = 12

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? seo(matches, {
        title: headWords(matches, 'content', 'news.title'),
        description: headWords(matches, 'content', 'news.lead'),
        canonical: loaderData.canonical,
      })
    : []

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext)
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
  const rows = await context.get(apiContext).list(contentPages, {
    filter: { kindEq: 'news', removedAtNull: true },
    sort: '-publishedAt',
    page: { number: page, size: PER_PAGE },
  })
  const last = Math.max(1, Math.ceil(rows.records / PER_PAGE))
  if (page > last) throw data(null, { status: 404 })
  const items = rows.map((row) => {
    const { blocks: _, ...item } = inLanguage(row, locale)
    return { ...item, isDraft: row.status === 'draft' }
  })
  return { items, page, last, locale, canonical: `${site.url}/nieuws${page > 1 ? `?page=${page}` : ''}` }
}

export default function NewsList({ loaderData: { items, page, last } }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  return (
    <div className="wrap max-w-[46rem] py-10 md:py-16">
      <h1 className="text-h1">{t('news.title')}</h1>
      <p className="mt-4 text-lead text-pretty text-ink2">{t('news.lead')}</p>
      {items.length === 0 ? (
        <div className="mt-8 flex flex-col items-center rounded-card border border-line bg-surface px-6 py-12 text-center">
          <LogoMark className="size-16" />
          <p className="mt-4 font-semibold">{t('news.none')}</p>
          <p className="mt-1 text-ui text-muted">{t('news.noneHint')}</p>
        </div>
      ) : (
        <ul className="mt-8 grid gap-3.5">
          {items.map(({ slug, title, summary, langs, publishedAt, isDraft }) => (
            <li
              key={slug}
              className="group relative rounded-card border border-line bg-surface p-5 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 md:p-6"
            >
              <p className="text-cap text-muted">
                {publishedAt ? <time dateTime={publishedAt}>{dateText(publishedAt, locale, 'full')}</time> : null}
                {isDraft ? t('news.draft') : null}
              </p>
              <h2 className="mt-1 text-h3">
                <Link
                  to={`/nieuws/${slug}`}
                  lang={langs.title}
                  className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
                >
                  {title}
                </Link>
              </h2>
              {summary ? (
                <p lang={langs.summary} className="mt-1.5 text-pretty text-ink2">
                  {summary}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex justify-center">
        <Pager page={page} last={last} to={(number) => ({ search: number > 1 ? `?page=${number}` : '' })} />
      </div>
    </div>
  )
}
