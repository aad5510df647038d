import { lazy, Suspense, useMemo } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import type { VisitCandidate } from '#protocol/features/visits.ts'
import type { MapMarker } from '#ui/map/pins.ts'

/** A map is heavy, and the list beside it says the same in words: it comes after the page. */
const HostsMap = lazy(() => import('./hosts-map.tsx'))

type Props = { students: VisitCandidate[]; chosen: readonly string[]; onToggle(id: string): void }

/** Where they are. A pin is pressed to choose, like a line of the list. */
export function PlanMap({ students, chosen, onToggle }: Props) {
  const t = useT('visits')
  const isReady = useIsHydrated()
  const markers = useMemo(
    () =>
      students.flatMap(({ internshipId, student, host, sector, latitude, longitude }): MapMarker[] =>
        latitude === null || longitude === null
          ? []
          : [{ id: internshipId, label: `${student}, ${host}`, sector, latitude, longitude }],
      ),
    [students],
  )
  if (markers.length === 0) return null
  return (
    <div className="h-72 overflow-hidden rounded-card border border-line bg-[var(--map-land)] lg:h-[26rem]">
      {isReady ? (
        <Suspense>
          <HostsMap
            // Other people, another piece of the country.
            key={markers.map(({ id }) => id).join()}
            markers={markers}
            selected={chosen.at(-1) ?? null}
            label={t('map')}
            onSelect={onToggle}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
