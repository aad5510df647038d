import { ArrowLeft, CalendarDays, CalendarRange, Clock, UserRound, Users } from 'lucide-react'
import { data, Link, useSearchParams } from 'react-router'
import { ApiError } from '../../../../protocol/src/client.ts'
import { isId } from '../../../../protocol/src/fields.ts'
import { isSector } from '../../../../protocol/src/sectors.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { apiContext, pageContext } from '../../lib/context.ts'
import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { seo, shortText } from '../../lib/seo.ts'
import { useRoot } from '../../root.tsx'
import { SectorIcon } from '../../ui/flag.tsx'
import type { Route } from './+types/vacancy'
import { aboveBar, docked } from './above-bar.ts'
import { jobPosting } from './job-posting.ts'
import { RespondAction } from './respond-action.tsx'
import { respondAs } from './respond-as.ts'
import { RespondCard } from './respond-card.tsx'
import { readSearch, sameSearch } from './search.ts'
import { VacancyBanner } from './vacancy-banner.tsx'
import { VacancyHost } from './vacancy-host.tsx'
import { VacancyPlace } from './vacancy-place.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { vacancy, host, canonical } = loaderData
  const title = host ? `${vacancy.title} - ${host.name}` : vacancy.title
  const description = shortText(vacancy.description ?? vacancy.title)
  return [
    ...seo(matches, { title, description, canonical }),
    { 'script:ld+json': jobPosting({ ...vacancy, host, canonical }) },
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const missing = () => data(null, { status: 404 })
  if (!isId(params.id)) throw missing()
  const row = await context
    .get(apiContext)
    .find(vacancies, params.id, { include: ['organization'] })
    .catch((error) => {
      throw error instanceof ApiError && error.status === 404 ? missing() : error
    })
  const { organization, can: _, ...vacancy } = row
  const host = organization && {
    id: organization.id,
    type: organization.type,
    name: organization.name as string,
    city: (organization.city ?? null) as string | null,
    website: (organization.website ?? null) as string | null,
  }
  return { vacancy, host, canonical: `${context.get(pageContext).site.url}/stagebank/${row.id}` }
}

export default function Vacancy({ loaderData: { vacancy, host, canonical } }: Route.ComponentProps) {
  const t = useT('stagebank')
  const locale = useLocale()
  const { session } = useRoot()
  // The search travels in the address, so that the way back to it survives a reload and works without scripts.
  const asked = sameSearch(readSearch(useSearchParams()[0]))
  const kind = respondAs(session, host?.id)
  const place = { path: `/stagebank/${vacancy.id}${asked}`, title: vacancy.title, url: canonical }
  const { latitude, longitude } = vacancy
  const { sector, hours, places, minimumAge, weekdays, startDate, endDate } = vacancy
  const [from, to] = [startDate, endDate].map((date) => date && dateText(date, locale, 'full'))
  const facts = [
    weekdays.length > 0 && {
      Icon: CalendarDays,
      what: weekdays.map((day) => t(`${weekdays.length > 2 ? 'days' : 'longDays'}.${day}`)).join(', '),
      hint: t(weekdays.length > 1 ? 'facts.choose' : 'facts.day'),
    },
    hours && { Icon: Clock, what: t('hours', { hours }), hint: t('facts.hours') },
    { Icon: Users, what: t(places === 1 ? 'place' : 'places', { places }), hint: t('facts.places') },
    minimumAge && { Icon: UserRound, what: t('age', { age: minimumAge }), hint: t('facts.age') },
    from && {
      Icon: CalendarRange,
      what: to ? t('facts.fromTo', { from, to }) : t('facts.from', { from }),
      hint: t('facts.period'),
    },
  ].filter((fact) => !!fact)
  return (
    <div className="wrap py-4 md:py-6">
      <Link
        to={`/stagebank${asked}`}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={2} />
        {t('back')}
      </Link>
      <VacancyBanner sector={sector} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <article className="min-w-0">
          <span className="relative z-10 -mt-8 ml-5 grid size-18 place-items-center rounded-full border-4 border-page bg-surface text-ink">
            <SectorIcon sector={sector} className="size-8" />
          </span>
          <p className="mt-4 text-ui font-medium text-muted">{t(`sectors.${isSector(sector) ? sector : 'other'}`)}</p>
          <h1 className="mt-1 text-[28px] leading-9 break-words md:text-[2.625rem] md:leading-[3rem]">
            {vacancy.title}
          </h1>
          {host ? (
            <p className="mt-2 text-lead text-ink2">
              {host.city ? t('at', { host: host.name, city: host.city }) : t('atHost', { host: host.name })}
            </p>
          ) : null}
          <ul className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
            {facts.map(({ Icon, what, hint }) => (
              <li key={hint}>
                <Icon aria-hidden="true" className="size-6 text-primaryink" strokeWidth={1.75} />
                <p className="mt-2 text-ui font-semibold text-ink first-letter:uppercase">{what}</p>
                <p className="text-sm text-muted">{hint}</p>
              </li>
            ))}
          </ul>
          {vacancy.description ? (
            <section className="mt-9">
              <h2 className="text-h2">{t('work')}</h2>
              <div className="mt-3 max-w-[68ch] text-pretty whitespace-pre-line text-ink2">{vacancy.description}</div>
            </section>
          ) : null}
          {latitude !== null && longitude !== null ? (
            <VacancyPlace
              marker={{ id: vacancy.id, label: vacancy.title, sector, latitude, longitude }}
              city={host?.city ?? null}
            />
          ) : null}
          {host ? <VacancyHost host={host} /> : null}
        </article>
        <aside className="lg:-mt-16" aria-label={t('respond.label')}>
          <RespondCard kind={kind} place={place} />
        </aside>
      </div>
      <div
        className={`sticky z-20 -mx-5 mt-6 -mb-4 border-t border-line bg-surface px-5 py-3 md:-mx-8 md:-mb-6 md:px-8 lg:hidden ${aboveBar(session, docked)}`}
      >
        <RespondAction kind={kind} place={place} />
      </div>
    </div>
  )
}
