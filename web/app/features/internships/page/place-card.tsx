import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { InternshipPage } from './internship.data.ts'

/** A map is heavy and only says in a picture what the card says in words: it comes after the page. */
const PlaceMap = lazy(() => import('#app/features/stagebank/map/place-map.tsx'))

export function PlaceCard({ of: { host, place, sector } }: { of: InternshipPage }) {
  const t = useT('internships')
  const isReady = useIsHydrated()
  const { session } = useRoot()
  const { name, address, spot } = place
  if (!name) return null
  return (
    <section
      aria-label={t('page.where')}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      {spot ? (
        <div className="h-44 bg-[var(--map-land)]">
          {isReady ? (
            <Suspense>
              <PlaceMap marker={{ ...spot, id: 'place', label: name, sector }} label={t('page.map', { name })} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <div className="p-5 md:px-7">
        <h2 className="text-h4">
          {host.id && session?.can.manageOrganizations ? <Link to={`/organizations/${host.id}`}>{name}</Link> : name}
        </h2>
        {address ? <p className="mt-0.5 text-ui text-muted">{address}</p> : null}
        {address ? (
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-3 md:min-h-8"
          >
            {t('page.openMap')}
          </a>
        ) : null}
      </div>
    </section>
  )
}
