import { lazy, Suspense, useState } from 'react'
import { data, redirect } from 'react-router'
import { SelfFoundCard } from '#app/features/self-found/self-found-card.tsx'
import { readCentres } from '#app/features/volunteers/centres.server.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { useT, VolunteerContext } from '#lib/i18n.tsx'
import { seo } from '#lib/seo.ts'
import { findSession } from '#lib/session.server.ts'
import { headWords } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import {
  coreOf,
  isFiltered,
  readSearch,
  type Search,
  sameSearch,
  searchText,
} from '#protocol/features/stagebank/stagebank-search.ts'
import { isForAge } from '../cards/vacancy-card.data.ts'
import { VacancyCard } from '../cards/vacancy-card.tsx'
import { ChosenRow } from '../filters/chosen-row.tsx'
import { FilterForm } from '../filters/filter-form.tsx'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import { MapSwitch } from '../map/map-switch.tsx'
import type { Route } from './+types/stagebank'
import { aboveBar, floating } from './above-bottom-bar.ts'
import {
  AgeNote,
  FavouriteButton,
  FittingList,
  NothingFound,
  PlaceReadAs,
  ReadAs,
  SaveSearch,
  UnknownPlace,
} from './lazy-parts.ts'
import { ResultsBar } from './results-bar.tsx'
import { ResultsFooter } from './results-footer.tsx'
import { SearchForm } from './search-form.tsx'
import { canonicalOf, isNoise, itemList } from './search-seo.ts'
import { countVacancies, findFitting, findVacancies, homeArea, keptAmong } from './stagebank.data.ts'
import { useIsWide } from './use-is-wide.ts'
import { widerSearches } from './wider-searches.ts'

/** A map is heavy and for the eye only: it comes after the page, and on a phone only when it is asked for. */
const BankMap = lazy(() => import('../map/stagebank-map.tsx'))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { canonical, cards, isQuestion, siteUrl } = loaderData
  const [{ loaderData: root }] = matches
  const internships = root?.site.internships ?? ''
  const asks = root && isForWhoVolunteers(root, loaderData.search)
  const said: Parameters<typeof headWords>[0] = asks ? [{ loaderData: { ...root, isForVolunteers: true } }] : matches
  const title = headWords(said, 'stagebank', 'pages.search', { internships })
  const description = headWords(said, 'stagebank', 'pages.searchText')
  return [
    ...seo(matches, { title, description, canonical }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: `${siteUrl}/stagebank/feed.xml`, title },
    { tagName: 'link', rel: 'alternate', type: 'application/ld+json', href: `${siteUrl}/stagebank/feed.json`, title },
    ...(isQuestion ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(cards.length > 0 && !isQuestion ? [{ 'script:ld+json': itemList(siteUrl, cards) }] : []),
  ]
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { locale, site } = context.get(pageContext)
  const params = new URL(request.url).searchParams
  const asked = readSearch(params)
  // A plain form sends its distance also with an empty place: that is how it begins, and nobody's wish.
  const typed = params.get('plaats') === '' && !asked.place ? { ...asked, within: null } : asked
  const session = await findSession(context)
  const isVolunteer = session?.home === 'place'
  const [fitting, centres] = await Promise.all([
    session?.can.doInternship || isVolunteer ? findFitting(api) : null,
    readCentres(context),
  ])
  if (typed.within && !typed.place && fitting?.home) {
    // In the address, so that it can be seen, changed and kept.
    const place = await homeArea(api)
    if (place) throw redirect(`/stagebank${searchText(typed, { place, page: typed.page })}`)
  }
  const found = await findVacancies(api, typed, fitting)
  // From here on the page is about the town that a misspelt place was read as.
  const search = { ...typed, place: found.placeGuess ?? typed.place }
  if (search.page > found.last) throw data(null, { status: 404 })
  const offered = fitting && !isFiltered(search) && search.page === 1 && !search.isMap ? fitting : null
  const wider = found.total === 0 ? widerSearches(search) : []
  const [kept, counts] = await Promise.all([
    keptAmong(api, session ? [...found.cards, ...(offered?.vacancies ?? [])].map(({ id }) => id) : []),
    Promise.all(wider.map(({ search: each }) => countVacancies(api, each, fitting))),
  ])
  return {
    ...found,
    search,
    typedPlace: typed.place,
    // A volunteer's is not known; what is for the young only is left out without a word about it.
    age: isVolunteer ? null : (fitting?.age ?? null),
    hasVolunteers: centres.length > 0 && !isVolunteer,
    kept,
    wider: wider.map((each, index) => ({ ...each, count: counts[index] ?? 0 })),
    fitting: offered,
    hasHome: Boolean(fitting?.home),
    isFiltersOpen: params.get('filters') === '1',
    locale,
    canonical: canonicalOf(site.url, search),
    isQuestion: isNoise(search),
    profilePath: session?.can.doInternship ? `/students/${session.user.id}/edit` : undefined,
    siteUrl: site.url,
  }
}

export default function Stagebank(props: Route.ComponentProps) {
  return (
    <VolunteerContext value={isForWhoVolunteers(useRoot(), props.loaderData.search)}>
      <Results {...props} />
    </VolunteerContext>
  )
}

type Reader = { isForVolunteers: boolean; site: { front: string }; session: object | null }
/** Whoever looks for volunteering reads of places, also where the site is for internships. */
const isForWhoVolunteers = ({ isForVolunteers, site, session }: Reader, search: Search): boolean =>
  isForVolunteers || site.front === 'volunteering' || (search.isForVolunteers && !session)

function Results({ loaderData }: Route.ComponentProps) {
  const { search, meant, total, last, cards, facets, isPlaceUnknown, age, kept, fitting, wider } = loaderData
  const t = useT('stagebank')
  const { session } = useRoot()
  const isWide = useIsWide()
  const [lit, setLit] = useState<string | null>(null)
  const asked = sameSearch(search)
  const filters = { search, facets, isPlaceUnknown, hasVolunteers: loaderData.hasVolunteers }
  const map = (
    <BankMap
      key={`${coreOf({ ...search, area: null })} ${search.isForAllAges}`}
      found={loaderData}
      search={search}
      age={age}
      lit={lit}
      onLight={setLit}
    />
  )
  return (
    <div className="lg:grid lg:grid-cols-[18.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[18.5rem_minmax(0,1.25fr)_minmax(0,1fr)]">
      {/* First for whoever goes by the keys, though the filters stand left of it. */}
      <div className="min-w-0 px-5 pt-5 md:px-8 lg:col-start-2 lg:px-6 lg:pt-7 lg:pl-2">
        <SearchForm search={search}>
          <FilterSheet {...filters} total={total} />
        </SearchForm>
      </div>
      <div
        className={`px-5 pt-5 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:px-6 lg:py-7 lg:pl-8 ${loaderData.isFiltersOpen ? '' : 'max-lg:hidden'}`}
      >
        <FilterForm {...filters} />
      </div>
      <div className="min-w-0 px-5 pb-5 md:px-8 lg:col-start-2 lg:px-6 lg:pb-7 lg:pl-2">
        <ChosenRow search={search} facets={facets} isPlaceUnknown={isPlaceUnknown} />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
          {fitting ? <FittingList fitting={fitting} kept={kept} profilePath={loaderData.profilePath} /> : null}
          <section>
            <ResultsBar
              search={search}
              q={meant.q}
              total={total}
              isCapped={loaderData.isCapped}
              isPlaceUnknown={isPlaceUnknown}
              hasHome={loaderData.hasHome}
            >
              {session && isFiltered(search) && total > 0 && !isPlaceUnknown ? (
                <SaveSearch key={coreOf(search)} search={meant} />
              ) : null}
            </ResultsBar>
            {isPlaceUnknown ? <UnknownPlace search={search} /> : null}
            <div className="text-sm text-muted not-empty:mt-2 *:mr-1 *:inline">
              {loaderData.placeGuess ? <PlaceReadAs typed={loaderData.typedPlace} search={search} /> : null}
              {total > 0 && loaderData.readAs.length > 0 ? (
                <ReadAs readAs={loaderData.readAs} read={meant.q} search={search} />
              ) : null}
              {age !== null ? <AgeNote search={search} age={age} hidden={loaderData.hiddenByAge} /> : null}
            </div>
            {/* No boundary around this one: without scripts it would stay hidden. */}
            {search.isMap && !isWide && cards.length > 0 ? (
              <div className="mt-4 h-[calc(100dvh-21rem)] min-h-80 overflow-hidden border-line bg-[var(--map-land)] max-md:-mx-5 max-md:border-y md:rounded-card md:border xl:hidden">
                {map}
              </div>
            ) : null}
            {/* The way to the map floats over what was found, not over the head above it. */}
            <div>
              {cards.length > 0 ? (
                <ul
                  className={`mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-3.5 ${search.isMap ? 'max-xl:hidden' : ''}`}
                >
                  {cards.map((vacancy, index) => (
                    <li key={vacancy.id}>
                      <VacancyCard
                        vacancy={vacancy}
                        asked={asked}
                        foundIn={vacancy.foundIn}
                        isLit={lit === vacancy.id}
                        note={isForAge(age, vacancy) ? null : t('hidden.mark')}
                        onLight={isWide ? setLit : undefined}
                        tool={
                          session ? (
                            <FavouriteButton
                              vacancyId={vacancy.id}
                              title={vacancy.title}
                              isKept={kept.includes(vacancy.id)}
                            />
                          ) : null
                        }
                      />
                      {index === Math.min(5, cards.length - 1) ? (
                        <div className="mt-3 empty:hidden md:mt-3.5">
                          <SelfFoundCard />
                        </div>
                      ) : null}
                    </li>
                  ))}
                </ul>
              ) : null}
              {total === 0 ? <NothingFound search={search} wider={wider} isPlaceUnknown={isPlaceUnknown} /> : null}
              <ResultsFooter search={search} total={total} last={last} />
              {cards.length > 0 && !search.isMap ? (
                <div
                  className={`pointer-events-none sticky z-30 mt-4 text-center xl:hidden ${aboveBar(session, floating)}`}
                >
                  <MapSwitch search={search} className="pointer-events-auto" />
                </div>
              ) : null}
            </div>
          </section>
        </div>
      </div>
      <div className="hidden border-l border-line xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:block">
        <div className="sticky top-[var(--header-h)] h-[calc(100dvh-var(--header-h))] overflow-hidden bg-[var(--map-land)]">
          {isWide ? <Suspense>{map}</Suspense> : null}
        </div>
      </div>
    </div>
  )
}
