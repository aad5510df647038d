import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { apiContext, pageContext } from '../../lib/context.ts'
import { seo } from '../../lib/seo.ts'
import { useRoot } from '../../root.tsx'
import type { Route } from './+types/stagebank'
import { aboveBar, floating } from './above-bar.ts'
import { MapSwitch } from './map-switch.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultsBar } from './results-bar.tsx'
import { ResultsFooter } from './results-footer.tsx'
import { isFiltered, readSearch, sameSearch } from './search.ts'
import { SearchForm } from './search-form.tsx'
import { SectorFilter } from './sector-filter.tsx'
import { countSectors, findVacancies } from './stagebank.data.ts'
import { useIsWide } from './use-is-wide.ts'
import { VacancyCard } from './vacancy-card.tsx'

/** A map is heavy and for the eye only: it comes after the page, and on a phone only when it is asked for. */
const BankMap = lazy(() => import('./bank-map.tsx'))

const titles = { nl: 'Stagebank - MaS stages zoeken', en: 'Internship bank' }
const descriptions = {
  nl: 'Zoek een stage bij jou in de buurt: per onderwerp, op naam of op aantal uren. Rondkijken kan zonder account.',
  en: 'Find an internship near you: by subject, by name or by hours. You can look around without an account.',
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? seo(matches, {
        title: titles[loaderData.locale],
        description: descriptions[loaderData.locale],
        canonical: loaderData.canonical,
      })
    : []

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { locale, site } = context.get(pageContext)
  const search = readSearch(new URL(request.url).searchParams)
  const [found, counts] = await Promise.all([findVacancies(api, search), countSectors(api, search)])
  if (search.page > found.last) throw data(null, { status: 404 })
  // Every search is the same page to a search engine; its own pages are not.
  const canonical = `${site.url}/stagebank${search.page > 1 ? `?page=${search.page}` : ''}`
  return { search, ...found, counts, locale, canonical }
}

export default function Stagebank({ loaderData }: Route.ComponentProps) {
  const { search, total, last, cards, markers, counts } = loaderData
  const { session } = useRoot()
  const isWide = useIsWide()
  const asked = sameSearch(search)
  const map = <BankMap markers={markers} cards={cards} total={total} search={search} />
  return (
    <div className="wrap grid gap-x-7 gap-y-5 py-5 md:py-7 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[16.5rem_minmax(0,1fr)_22.5rem]">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <SearchForm search={search} />
      </div>
      <SectorFilter search={search} counts={counts} />
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        <ResultsBar search={search} total={total} />
        {/* No boundary around this one: without scripts it would stay hidden. */}
        {search.isMap && !isWide && cards.length > 0 ? (
          <div className="mt-4 h-[calc(100dvh-16rem)] min-h-112 overflow-hidden border-line bg-[var(--map-land)] max-md:-mx-5 max-md:border-y md:rounded-card md:border xl:hidden">
            {map}
          </div>
        ) : null}
        {cards.length > 0 ? (
          <ul className={`mt-4 grid gap-3 md:gap-3.5 ${search.isMap ? 'max-xl:hidden' : ''}`}>
            {cards.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCard vacancy={vacancy} asked={asked} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound search={search} isFiltered={isFiltered(search)} />
        )}
        <ResultsFooter search={search} total={total} last={last} />
        {cards.length > 0 && !search.isMap ? (
          <div className={`pointer-events-none sticky z-30 mt-4 text-center xl:hidden ${aboveBar(session, floating)}`}>
            <MapSwitch search={search} className="pointer-events-auto" />
          </div>
        ) : null}
      </div>
      <div className="hidden xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:block">
        <div className="sticky top-[calc(var(--header-h)+1.5rem)] h-[calc(100dvh-var(--header-h)-3rem)] overflow-hidden rounded-card border border-line bg-[var(--map-land)]">
          {isWide ? <Suspense>{map}</Suspense> : null}
        </div>
      </div>
    </div>
  )
}
