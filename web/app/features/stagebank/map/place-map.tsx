import { useMemo } from 'react'
import { useRoot } from '#lib/use-root.ts'
import type { MapMarker } from '#ui/map/pins.ts'
import { SimpleMap } from '#ui/map/simple-map.tsx'

/** One place with its surroundings; the circles tell how far around it one would travel. */
export default function PlaceMap({ marker, label }: { marker: MapMarker; label: string }) {
  const { map } = useRoot()
  const markers = useMemo(() => [marker], [marker])
  return (
    <SimpleMap {...map} label={label} centre={marker} markers={markers} selected={marker.id} className="size-full" />
  )
}
