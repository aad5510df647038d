import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { isSector } from '../../../../protocol/src/sectors.ts'
import { readSearch, sameSearch, searchText } from '../../../../protocol/src/stagebank-search.ts'
import { apiContext, pageContext } from '../../lib/context.ts'
import { today } from '../../lib/dates.ts'
import { useT } from '../../lib/i18n.tsx'
import { seo, shortText } from '../../lib/seo.ts'
import { findSession } from '../../lib/session.server.ts'
import { useRoot } from '../../root.tsx'
import { chipClass } from '../../ui/chip.tsx'
import { SectorIcon } from '../../ui/flag.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { applyAs } from '../applications/apply-as.ts'
import { ApplyPanel } from '../applications/apply-panel.tsx'
import { applyState } from '../applications/apply-state.ts'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ProposedNote } from '../proposals/proposal-list.tsx'
import { readProposals } from '../proposals/proposals.server.ts'
import { ProposePanel } from '../proposals/propose-panel.tsx'
import { ReportVacancy } from '../vacancies/report-vacancy.tsx'
import type { Route } from './+types/vacancy'
import { ApplyBar } from './apply-bar.tsx'
import { distanceBetween } from './distance.ts'
import { jobPosting } from './job-posting.ts'
import { respondAs } from './respond-as.ts'
import { HiddenCard, RespondCard } from './respond-card.tsx'
import { ShareLink } from './share-link.tsx'
import { findFitting, isStudent, keptAmong } from './stagebank.data.ts'
import { useCountView } from './use-count-view.ts'
import { findVacancy, otherVacancies } from './vacancy.data.ts'
import { VacancyCard } from './vacancy-card.tsx'
import { VacancyFacts } from './vacancy-facts.tsx'
import { VacancyHost } from './vacancy-host.tsx'
import { VacancyPicture } from './vacancy-picture.tsx'
import { VacancyPlace } from './vacancy-place.tsx'
import { VacancyRequirements } from './vacancy-requirements.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { vacancy, host, canonical, siteName, sharePicture } = loaderData
  const title = host ? `${vacancy.title} - ${host.name}` : vacancy.title
  const description = shortText(vacancy.description ?? vacancy.title)
  return [
    ...seo(matches, { title, description, canonical }),
    { property: 'og:image', content: sharePicture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
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
  const { vacancy, host } = found
  const [others, state, kept, fitting, [proposal]] = await Promise.all([
    otherVacancies(api, host?.id, vacancy.id),
    session ? applyState(api, vacancy.id) : null,
    session ? keptAmong(api, [vacancy.id]) : [],
    isStudent(session) ? findFitting(api) : null,
    isStudent(session) ? readProposals(api, vacancy.id) : [],
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

export default function Vacancy({ loaderData }: Route.ComponentProps) {
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
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={`/stagebank${asked}`}
          className="mr-auto inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={2} />
          {t('back')}
        </Link>
        <ShareLink url={canonical} title={title} />
        {session ? <FavouriteButton vacancyId={vacancy.id} title={title} isKept={isKept} hasLabel /> : null}
      </div>
      <VacancyPicture photoId={vacancy.photoId} stockImage={vacancy.stockImage} sector={sector} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <article className="min-w-0">
          <span className="relative z-10 -mt-8 ml-5 grid size-18 place-items-center rounded-full border-4 border-page bg-surface text-ink">
            <SectorIcon sector={sector} className="size-8" />
          </span>
          <p className="mt-4 text-ui font-medium text-muted">{t(`sectors.${isSector(sector) ? sector : 'other'}`)}</p>
          <h1 className="mt-1 text-[28px] leading-9 break-words md:text-[2.625rem] md:leading-[3rem]">{title}</h1>
          {host ? (
            <p className="mt-2 text-lead text-ink2">
              {city ? t('at', { host: host.name, city }) : t('atHost', { host: host.name })}
            </p>
          ) : null}
          {status === 'full' ? (
            <p className="mt-4 rounded-tile bg-infosoft px-4 py-3 text-ui font-medium text-infoink">{t('isFull')}</p>
          ) : null}
          <VacancyFacts vacancy={vacancy} kilometres={kilometres} />
          {vacancy.body || vacancy.description ? (
            <section className="mt-9">
              <h2 className="text-h2">{t('work')}</h2>
              <div className="mt-3 max-w-[68ch] text-pretty text-ink2">
                {vacancy.body ? (
                  <RichText doc={vacancy.body} />
                ) : (
                  <p className="whitespace-pre-line">{vacancy.description}</p>
                )}
              </div>
            </section>
          ) : null}
          {vacancy.requirements ? <VacancyRequirements text={vacancy.requirements} /> : null}
          {tags.length > 0 ? (
            <ul aria-label={t('filters.tags')} className="mt-8 flex flex-wrap gap-2">
              {tags.map((tag) => (
                <li key={tag.id} className="max-w-full">
                  <Link
                    to={`/stagebank${searchText(readSearch(new URLSearchParams()), { tags: [tag.id] })}`}
                    className={chipClass()}
                  >
                    {tag.name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          {latitude !== null && longitude !== null ? (
            <VacancyPlace marker={{ id: vacancy.id, label: title, sector, latitude, longitude }} city={city} />
          ) : null}
          {host ? <VacancyHost host={host} /> : null}
          {responds === 'own' ? null : <ReportVacancy id={vacancy.id} className="mt-4" />}
          {others.length > 0 && host ? (
            <section className="mt-10">
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
      {mayApply && !state?.application ? (
        <ApplyBar key={vacancy.id}>{t(vacancy.placesLeft < 1 ? 'toWaitingList' : 'toApply')}</ApplyBar>
      ) : null}
    </div>
  )
}
