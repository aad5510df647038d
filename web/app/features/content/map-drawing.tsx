import { useState } from 'react'
import { MapCard } from '#app/features/stagebank/map/map-card.tsx'
import type { MapCardData } from '#app/features/stagebank/map/map-places.ts'
import { useRoot } from '#lib/use-root.ts'
import type { MapMarker } from '#ui/map/pins.ts'
import { viewOf } from '#ui/map/projection.ts'
import { SimpleMap } from '#ui/map/simple-map.tsx'

type Props = {
  label: string
  markers: MapMarker[]
  /** What a pressed pin tells. */
  places?: MapCardData[]
  /** About the places only, however far the site is from them. */
  isNear?: boolean
}

/** Our own drawing of the country: a page that anybody reads asks nobody else for pictures of it. */
export default function MapDrawing({ label, markers, places = [], isNear = false }: Props) {
  const { map } = useRoot()
  const [chosen, setChosen] = useState<string | null>(null)
  const card = places.find(({ id }) => id === chosen)
  const isAlone = places.length === 0 && markers[0]
  return (
    <SimpleMap
      label={label}
      centre={isAlone ? markers[0] : map.centre}
      start={isNear && markers.length > 0 ? viewOf(markers) : undefined}
      markers={markers}
      selected={isAlone ? isAlone.id : chosen}
      onSelect={places.length > 0 ? setChosen : undefined}
      className="size-full"
    >
      {card ? (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 grid justify-items-center *:pointer-events-auto">
          <MapCard key={card.id} card={card} asked="" onClose={() => setChosen(null)} />
        </div>
      ) : null}
    </SimpleMap>
  )
}
