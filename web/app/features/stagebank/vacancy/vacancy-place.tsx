import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import type { MapMarker } from '#ui/map/pins.ts'

/** A map is heavy and only says in a picture what the page says in words: it comes after the page. */
const PlaceMap = lazy(() => import('../map/place-map.tsx'))

export function VacancyPlace({ marker, city }: { marker: MapMarker; city: string | null }) {
  const t = useT('stagebank')
  const isReady = useIsHydrated()
  if (!isReady) return null
  return (
    <section className="mt-10">
      <h2 className="text-h2">{t('where')}</h2>
      <div className="mt-4 h-72 overflow-hidden rounded-card border border-line bg-[var(--map-land)]">
        <Suspense>
          <PlaceMap marker={marker} label={t('whereMap', { place: city ?? marker.label })} />
        </Suspense>
      </div>
    </section>
  )
}
