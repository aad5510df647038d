import { useRoot } from '#lib/use-root.ts'
import type { MapMarker } from '#ui/map/pins.ts'
import { viewOf } from '#ui/map/projection.ts'
import { SimpleMap } from '#ui/map/simple-map.tsx'

type Props = { markers: MapMarker[]; selected: string | null; label: string; onSelect(id: string): void }

/** It begins where the hosts are, also when the school is elsewhere. */
export default function HostsMap({ markers, ...props }: Props) {
  const { map } = useRoot()
  return <SimpleMap {...map} {...props} markers={markers} start={viewOf(markers)} className="size-full" />
}
