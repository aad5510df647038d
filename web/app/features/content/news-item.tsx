import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { seo } from '#lib/seo.ts'
import { ArrowLeft } from '#ui/icons.tsx'
import type { Route } from './+types/news-item'
import { Blocks } from './blocks.tsx'
import { findPage } from './content.data.ts'
import { PageIntro } from './page-intro.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { page, canonical, picture } = loaderData
  return seo(matches, {
    title: page.title,
    description: page.description || page.summary || page.title,
    canonical,
    picture,
    type: 'article',
  })
}

export const loader = ({ context, params }: Route.LoaderArgs) => findPage(context, 'news', params.slug)

export default function NewsItem({ loaderData: { page, found } }: Route.ComponentProps) {
  const t = useT('content')
  const locale = useLocale()
  return (
    <article className="wrap max-w-[46rem] py-6 md:py-10">
      <Link
        to="/nieuws"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('news.all')}
      </Link>
      {page.publishedAt ? (
        <p className="mt-4 text-ui text-muted">
          <time dateTime={page.publishedAt}>{dateText(page.publishedAt, locale, 'full')}</time>
        </p>
      ) : null}
      <h1 lang={page.langs.title} className="mt-1 text-h1">
        {page.title}
      </h1>
      <PageIntro page={page} />
      <div className="mt-8">
        <Blocks blocks={page.blocks} found={found} />
      </div>
    </article>
  )
}
