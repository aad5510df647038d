import { seo } from '#lib/seo.ts'
import type { Route } from './+types/content-page'
import { Blocks } from './blocks.tsx'
import { findPage } from './content.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { page, canonical } = loaderData
  return seo(matches, { title: page.title, description: page.description || page.summary || page.title, canonical })
}

export const loader = ({ context, params }: Route.LoaderArgs) => findPage(context, 'page', params.slug)

/** A page that the site's editors wrote: reading width, nothing beside the text. */
export default function ContentPage({ loaderData: { page, found } }: Route.ComponentProps) {
  return (
    <article className="wrap max-w-[46rem] py-10 md:py-16">
      <h1 className="text-h1">{page.title}</h1>
      {page.summary ? <p className="mt-4 text-lead text-pretty text-ink2">{page.summary}</p> : null}
      <div className="mt-8">
        <Blocks blocks={page.blocks} found={found} />
      </div>
    </article>
  )
}
