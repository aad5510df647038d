import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { headWords, namedTitle } from '#lib/title.ts'
import { Button } from '#ui/button.tsx'
import { Search, SearchX } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/search-page'
import { LETTERS, readAsked } from './asked.ts'
import { findEverything } from './find-everything.server.ts'
import { HitLine } from './hit-line.tsx'
import { MANY, useOptionGroups } from './use-options.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = headWords(matches, 'search', 'title')
  return namedTitle(matches, loaderData?.q ? `${loaderData.q}, ${title}` : title)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  return { q, ...(await findEverything(context, request)) }
}

/** The search over everything as a page: for who has no scripts, or wants the results to stay. */
export default function SearchPage({ loaderData: { q, groups: found } }: Route.ComponentProps) {
  const t = useT('search')
  const { words, sign } = readAsked(q)
  const groups = useOptionGroups(q, '', found, [], MANY)
  const isTooShort = words.length > 0 && words.length < LETTERS && sign !== '#'
  return (
    <div className="wrap max-w-[56rem] py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <search>
        <form method="get" action="/zoeken" className="mt-5 flex gap-3 max-sm:flex-col">
          <div className="relative min-w-0 flex-1">
            <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
            <input
              key={q}
              type="search"
              name="q"
              maxLength={100}
              defaultValue={q}
              aria-label={t('placeholder')}
              placeholder={t('hint')}
              className="block h-12 w-full rounded-control border border-fieldline bg-surface pr-4 pl-12 text-base text-ink placeholder:text-muted"
            />
          </div>
          <Button type="submit">{t('go')}</Button>
        </form>
      </search>
      {isTooShort ? <p className="mt-4 text-ui text-muted">{t('oneLetter')}</p> : null}
      {words && !isTooShort && groups.length === 0 ? (
        <EmptyState icon={SearchX} title={t('none', { words })} text={t('noneHint')} />
      ) : null}
      {groups.map(({ name, title, count, options, isFailed }) => (
        <section key={name} aria-labelledby={`kop-${name}`} className="mt-8">
          <h2 id={`kop-${name}`} className="text-h3">
            {title} <span className="ml-1 text-ui font-medium text-muted">{isFailed ? t('groupFailed') : count}</span>
          </h2>
          <ul className="mt-2 space-y-1">
            {options.map((option) => (
              <li key={option.id}>
                <Link
                  to={option.to}
                  className="-mx-3 flex min-h-14 items-center gap-3 rounded-tile px-3 py-2 no-underline hover:bg-sunken"
                >
                  <HitLine title={option.title} facts={option.facts} look={option.look} typed={words} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
