import { Link, useSearchParams } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { liveWordsOf, standIn } from '#protocol/features/content/page-content.ts'
import { Blocks } from '../blocks.tsx'
import { findFor } from '../content.data.ts'
import type { Route } from './+types/preview'
import { PageHead } from './page-head.tsx'
import { readEditedPage } from './pages.data.server.ts'
import { PublishForm } from './publish-form.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'content', 'pages.preview.screen', { name: loaderData?.title ?? '' })

const dutch = { title: 'nl', summary: 'nl' }

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const { page, content } = await readEditedPage(context.get(apiContext), params.id)
  const words = liveWordsOf(content)
  const english = words.blocksEn ?? words.blocksNl.map(standIn)
  return {
    page,
    title: words.titleNl,
    nl: { title: words.titleNl, summary: words.summaryNl, blocks: words.blocksNl, langs: dutch },
    en: {
      ...{ title: words.titleEn ?? words.titleNl, summary: words.summaryEn ?? words.summaryNl, blocks: english },
      langs: { title: words.titleEn ? 'en' : 'nl', summary: words.summaryEn ? 'en' : 'nl' },
    },
    found: await findFor(context, [...words.blocksNl, ...english]),
  }
}

/** The page as visitors would see it if it were published now. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const t = useT('content')
  const [asked] = useSearchParams()
  const lang = asked.get('taal') === 'en' ? 'en' : 'nl'
  const { page, title, found } = loaderData
  const shown = loaderData[lang]
  return (
    <div>
      <PageHead id={page.id} title={title} state={page.state}>
        <PublishForm page={page} from="voorbeeld" />
      </PageHead>
      <nav aria-label={t('pages.edit.language')} className="wrap-wide mt-4 flex gap-2">
        {(['nl', 'en'] as const).map((each) => (
          <Link
            key={each}
            to={`?taal=${each}`}
            aria-current={each === lang ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-control px-4 text-ui font-semibold text-muted no-underline hover:bg-sunken aria-[current]:bg-sunken aria-[current]:text-ink"
          >
            {t(`pages.lang.${each}`)}
          </Link>
        ))}
      </nav>
      <article lang={lang} className="wrap max-w-[46rem] py-8 md:py-12">
        <p lang={shown.langs.title} className="text-h1 font-bold">
          {shown.title}
        </p>
        {shown.summary ? (
          <p lang={shown.langs.summary} className="mt-4 text-lead text-pretty text-ink2">
            {shown.summary}
          </p>
        ) : null}
        <div className="mt-8">
          <Blocks blocks={shown.blocks} found={found} />
        </div>
      </article>
    </div>
  )
}
