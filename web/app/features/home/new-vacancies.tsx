import { Link } from 'react-router'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { useT } from '#lib/i18n.tsx'
import { Flag } from '#ui/flag.tsx'
import { ArrowRight, Clock, MapPin } from '#ui/icons.tsx'
import { LogoMark } from '#ui/logo.tsx'
import type { NewVacancy } from './home.data.ts'

export function NewVacancies({ vacancies, total }: { vacancies: NewVacancy[]; total: number }) {
  const t = useT('home')
  return (
    <section id="nieuw" aria-labelledby="nieuw-titel" className="wrap mt-16 scroll-mt-4 md:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="nieuw-titel" className="text-h1">
          {t('new.title')}
        </h2>
        {vacancies.length > 0 ? (
          <Link
            to="/stagebank"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primaryink underline underline-offset-3"
          >
            {t('new.every', { total })}
            <ArrowRight className="size-5" />
          </Link>
        ) : null}
      </div>
      {vacancies.length > 0 ? (
        <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {vacancies.map((vacancy) => (
            <li key={vacancy.id} className="flex">
              <VacancyCard vacancy={vacancy} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6 flex flex-col items-center rounded-card border border-line bg-surface px-6 py-12 text-center">
          <LogoMark className="size-16" />
          <p className="mt-4 font-semibold text-ink">{t('new.none')}</p>
          <p className="mt-1 max-w-md text-ui text-muted">{t('new.noneHint')}</p>
        </div>
      )}
    </section>
  )
}

function VacancyCard({ vacancy: { id, title, sector, host, city, hours, places } }: { vacancy: NewVacancy }) {
  const t = useT('home')
  const nameOf = useSectorName()
  const icon = { 'aria-hidden': true, className: 'size-[18px] shrink-0', strokeWidth: 1.75 } as const
  return (
    <article className="group relative flex w-full flex-col rounded-card border border-line bg-surface p-5 transition-shadow duration-[var(--t-fast)] hover:shadow-e2">
      <div className="flex min-h-18 items-start gap-4">
        <Flag sector={sector} hasIcon className="size-16 rounded-tile" />
        <div className="min-w-0">
          <p className="text-cap font-medium text-muted">{nameOf(sector)}</p>
          <h3 className="mt-0.5 text-h3 tracking-[-.012em] break-words">
            <Link
              to={`/stagebank/${id}`}
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
            >
              {title}
            </Link>
          </h3>
        </div>
      </div>
      <p className="mt-3 mb-4 text-ui text-ink2">{host}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-muted">
        {city ? (
          <span className="inline-flex items-center gap-1.5">
            <MapPin {...icon} />
            {city}
          </span>
        ) : null}
        {hours ? (
          <span className="inline-flex items-center gap-1.5">
            <Clock {...icon} />
            {t('new.hours', { hours })}
          </span>
        ) : null}
        <span className="ml-auto font-semibold text-primaryink">
          {t(places === 1 ? 'new.place' : 'new.places', { places })}
        </span>
      </div>
    </article>
  )
}
