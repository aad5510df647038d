import { Link } from 'react-router'
import { Hero } from '#app/features/home/hero.tsx'
import { SectorChips } from '#app/features/home/sector-chips.tsx'
import { VacancyCard } from '#app/features/stagebank/cards/vacancy-card.tsx'
import { useT, VolunteerContext } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ArrowRight, Store } from '#ui/icons.tsx'
import { Ring } from '#ui/ring.tsx'
import { FrontDoor } from './front-door.tsx'
import type { LandingData } from './landing.data.ts'

const all = '/stagebank?voor=vrijwilligers&vrij=1'

/** Where volunteering begins: what there is to do, a door of one's own, and a choice by how much time one has. */
export function Landing({ total, cards, sectors, times }: LandingData) {
  const { session } = useRoot()
  return (
    <VolunteerContext value={true}>
      <Hero next={null} />
      <SectorChips counts={sectors} />
      <Places total={total} cards={cards} />
      {session ? null : <FrontDoor />}
      <Times times={times} />
      {session ? null : <ForHosts />}
    </VolunteerContext>
  )
}

function Places({ total, cards }: Pick<LandingData, 'total' | 'cards'>) {
  const t = useT('volunteers')
  return (
    <section aria-labelledby="plekken" className="wrap mt-16 md:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="plekken" className="text-h1">
          {t(total === 1 ? 'landing.placesOne' : 'landing.places', { total })}
        </h2>
        {total > 0 ? (
          <Link
            to={all}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primaryink underline underline-offset-3"
          >
            {t('landing.every')}
            <ArrowRight className="size-5" />
          </Link>
        ) : null}
      </div>
      <ul className="mt-6 grid gap-4 md:gap-6 lg:grid-cols-2">
        {cards.map((card) => (
          <li key={card.id} className="flex">
            <VacancyCard vacancy={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const looks = [
  'bg-primarysoft text-primaryink',
  'bg-secondarysoft text-secondaryink',
  'bg-[var(--sand-soft)] text-[var(--on-sand-soft)]',
]
const shares = [10, 45, 85]

function Times({ times }: Pick<LandingData, 'times'>) {
  const t = useT('volunteers')
  return (
    <section aria-labelledby="tijd" className="wrap mt-16 md:mt-28">
      <h2 id="tijd" className="text-h1 md:text-center">
        {t('landing.time.title')}
      </h2>
      <p className="mt-2 text-lead text-ink2 md:text-center">{t('landing.time.lead')}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {times.map(({ key, uren, count }, at) => (
          <li
            key={key}
            className={`group relative flex flex-col rounded-card p-7 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 ${looks[at]}`}
          >
            <Ring value={shares[at] ?? 0} max={100} top={t(`landing.time.${key}.title`)} bottom="" size="sm" />
            <h3 className="mt-5 text-h2">{t(`landing.time.${key}.title`)}</h3>
            <p className="mt-2 text-pretty">{t(`landing.time.${key}.text`)}</p>
            <Link
              to={`${all}&uren=${uren}`}
              className="mt-auto inline-flex min-h-11 items-center gap-2 pt-4 font-semibold no-underline group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {t(count === 1 ? 'landing.time.one' : 'landing.time.many', { count })}
              <ArrowRight className="size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ForHosts() {
  const t = useT('volunteers')
  return (
    <section className="wrap mt-16 md:mt-28">
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-[var(--sand-soft)] p-6 text-[var(--on-sand-soft)] md:p-8">
        <Store className="size-8" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-h3">{t('landing.hosts.title')}</h2>
          <p className="mt-1">{t('landing.hosts.text')}</p>
        </div>
        <Link
          to="/organizations/signup"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-3 after:absolute after:inset-0 after:rounded-card"
        >
          {t('landing.hosts.go')}
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </section>
  )
}
