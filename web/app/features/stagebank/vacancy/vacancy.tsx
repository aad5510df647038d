import { data, Link, useSearchParams } from 'react-router'
import { applyAs, maySend } from '#app/features/applications/apply/apply-as.ts'
import { ApplyPanel } from '#app/features/applications/apply/apply-panel.tsx'
import { applyState } from '#app/features/applications/apply/apply-state.ts'
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx'
import { ProposedNote } from '#app/features/proposals/proposal-list.tsx'
import { readProposals } from '#app/features/proposals/proposals.server.ts'
import { ProposePanel } from '#app/features/proposals/propose-panel.tsx'
import { ReportVacancy } from '#app/features/vacancies/report/report-vacancy.tsx'
import { apiContext, pageContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { seo, shortText } from '#lib/seo.ts'
import { findSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { shareSize } from '#protocol/features/library-paths.ts'
import { readSearch, sameSearch } from '#protocol/features/stagebank/stagebank-search.ts'
import { ArrowLeft } from '#ui/icons.tsx'
import { VacancyCard } from '../cards/vacancy-card.tsx'
import { findFitting, keptAmong } from '../search/stagebank.data.ts'
import type { Route } from './+types/vacancy'
import { ApplyBar } from './apply-bar.tsx'
import { distanceBetween } from './distance.ts'
import { findFormer } from './former-vacancy.data.ts'
import { FormerVacancy } from './former-vacancy.tsx'
import { jobPosting } from './job-posting.ts'
import { HiddenCard, RespondCard, respondAs } from './respond-card.tsx'
import { ShareLink } from './share-link.tsx'
import { useCountView } from './use-count-view.ts'
import { findVacancy, otherVacancies } from './vacancy.data.ts'
import { HostMark, VacancyHost } from './vacancy-host.tsx'
import { VacancyPicture } from './vacancy-picture.tsx'
import { VacancyPlace } from './vacancy-place.tsx'
import { VacancyStory } from './vacancy-story.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  if ('former' in loaderData)
    return [...pageTitle(matches, 'stagebank', 'former.title'), { name: 'robots', content: 'noindex, follow' }]
  const { vacancy, host, canonical, siteName, sharePicture } = loaderData
  const title = host ? `${vacancy.title} - ${host.name}` : vacancy.title
  const description = shortText(vacancy.description ?? vacancy.title)
  return [
    ...seo(matches, { title, description, canonical, picture: { ...shareSize, url: sharePicture, alt: title } }),
    // What is full or over is still read by who has the link, but found by nobody.
    ...(vacancy.status === 'published'
      ? [{ 'script:ld+json': jobPosting({ ...vacancy, host, canonical, siteName, photo: sharePicture }) }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { site } = context.get(pageContext)
  const [found, session] = await Promise.all([findVacancy(api, params.id), findSession(context)])
  if (!found) {
    const former = isId(params.id) ? await findFormer(api, params.id) : null
    if (!former) throw data(null, { status: 404 })
    return data({ former }, { status: 404 })
  }
  const { vacancy, host } = found
  const [others, state, kept, fitting, [proposal]] = await Promise.all([
    otherVacancies(api, host?.id, vacancy.id),
    session ? applyState(api, vacancy.id, session.user.id) : null,
    session ? keptAmong(api, [vacancy.id]) : [],
    session?.can.doInternship ? findFitting(api) : null,
    session?.can.doInternship ? readProposals(api, vacancy.id) : [],
  ])
  const { latitude, longitude } = vacancy
  const home = fitting?.home
  const isFar = home && latitude !== null && longitude !== null
  const canonical = `${site.url}/stagebank/${vacancy.id}`
  return {
    ...found,
    others,
    state,
    proposal,
    isKept: kept.length > 0,
    kilometres: isFar ? Math.round(distanceBetween(home, { latitude, longitude }) * 10) / 10 : null,
    today: today(),
    canonical,
    siteName: site.appName,
    sharePicture: `${canonical}/share.png?v=${Date.parse(vacancy.updatedAt).toString(36)}`,
  }
}

export default function VacancyPage({ loaderData }: Route.ComponentProps) {
  return 'former' in loaderData ? <FormerVacancy former={loaderData.former} /> : <Vacancy loaderData={loaderData} />
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { former: unknown }>

function Vacancy({ loaderData }: { loaderData: Shown }) {
  const { vacancy, host, tags, others, state, proposal, isKept, kilometres, canonical } = loaderData
  const t = useT('stagebank')
  const { session } = useRoot()
  // The search travels in the address, so that the way back to it survives a reload and works without scripts.
  const search = readSearch(useSearchParams()[0])
  const asked = sameSearch(search)
  const mayApply = applyAs(session) !== 'nobody'
  const responds = respondAs(session, host?.id)
  const { title, sector, latitude, longitude, status } = vacancy
  const city = vacancy.city ?? host?.city ?? null
  useCountView(vacancy.id)
  return (
    <div className="wrap py-4 md:py-6">
      <div className="flex items-center gap-2">
        <Link
          to={`/stagebank${asked}`}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-2 text-ui leading-5 font-semibold text-ink2 no-underline hover:text-ink hover:underline"
        >
          <ArrowLeft className="size-4 shrink-0 stroke-2" />
          {t('back')}
        </Link>
        <ShareLink url={canonical} title={title} />
        {session ? <FavouriteButton vacancyId={vacancy.id} title={title} isKept={isKept} hasLabel /> : null}
      </div>
      <div className="@container">
        <VacancyPicture photoId={vacancy.photoId} stockImage={vacancy.stockImage} sector={sector} host={host?.name} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <article className="min-w-0">
            <VacancyStory
              vacancy={vacancy}
              host={host?.name}
              logo={host ? <HostMark host={host} sector={sector} className="size-full" /> : undefined}
              city={city}
              tags={tags}
              kilometres={kilometres}
            />
            {latitude !== null && longitude !== null ? (
              <VacancyPlace marker={{ id: vacancy.id, label: title, sector, latitude, longitude }} city={city} />
            ) : null}
            {host ? (
              <VacancyHost host={host} about={vacancy.aboutHost} sector={sector} hasMore={others.length > 0} />
            ) : null}
            {responds === 'own' ? null : <ReportVacancy id={vacancy.id} className="mt-4" />}
            {others.length > 0 && host ? (
              <section id="meer" className="mt-10">
                <h2 className="text-h2">{t('others', { host: host.name })}</h2>
                <ul className="mt-4 grid gap-3">
                  {others.map((each) => (
                    <li key={each.id}>
                      <VacancyCard vacancy={each} level={3} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </article>
          <aside className="lg:-mt-16" aria-label={t('respond.label')}>
            <div className="grid gap-5 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]">
              {proposal ? <ProposedNote proposal={proposal} /> : null}
              {mayApply ? (
                <ApplyPanel
                  vacancy={vacancy}
                  host={host?.name ?? ''}
                  state={state}
                  today={loaderData.today}
                  path={`/stagebank/${vacancy.id}${asked}`}
                />
              ) : responds === 'own' && !['published', 'full'].includes(status) ? (
                <HiddenCard id={vacancy.id} isPaused={status === 'paused'} />
              ) : (
                <RespondCard kind={responds} title={title} url={canonical} />
              )}
              <ProposePanel vacancyId={vacancy.id} />
            </div>
          </aside>
        </div>
      </div>
      {maySend(vacancy, state, session, loaderData.today) ? (
        <ApplyBar key={vacancy.id}>{t(vacancy.placesLeft < 1 ? 'toWaitingList' : 'toApply')}</ApplyBar>
      ) : null}
    </div>
  )
}
