import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import type { MapCentre } from '#protocol/tenants/tenant.ts'
import { Flag } from '#ui/flag.tsx'
import type { MapMarker } from '#ui/map/pins.ts'
import { SimpleMap } from '#ui/map/simple-map.tsx'
import { Sample } from './sample.tsx'

/** Kilometres east and north of the middle, so that every site has its own samples close by. */
const steps = [
  [-3.8, 0.6],
  [-2.3, 0.2],
  [-0.8, 0.8],
  [0.9, -0.4],
  [3.2, 0.5],
  [4.6, 1.9],
  [-0.8, -2.6],
  [1.4, 8.2],
  [1.6, 8.3],
  [1.5, 8.1],
  [6.9, -4.3],
  [7, -4.3],
  [-6.2, -5.1],
  [-6.2, -5.1],
  [-6.3, -5],
] as const

export default function MapSamples() {
  const t = useT('dev-ui')
  const { map } = useRoot()
  const [chosen, setChosen] = useState('4')
  const markers = samplesAround(map.centre, (count) => t('map.place', { count }))
  const card = markers.find(({ id }) => id === chosen)
  const frame = 'w-full rounded-card border border-line'
  return (
    <>
      <Sample title={t('map.markers')}>
        <SimpleMap
          label={t('map.markers')}
          {...map}
          markers={markers}
          selected={chosen}
          onSelect={setChosen}
          className={`h-128 max-w-3xl ${frame}`}
        >
          {card ? (
            <div className="absolute inset-x-3 bottom-3 flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-e2 sm:right-auto sm:w-80">
              <Flag sector={card.sector} hasIcon className="size-14 rounded-tile" />
              <p className="font-semibold">{card.label}</p>
            </div>
          ) : null}
        </SimpleMap>
      </Sample>
      <Sample title={t('map.country')}>
        <SimpleMap
          label={t('map.country')}
          {...map}
          markers={countryWide(t('map.place', { count: 1 }))}
          className={`h-128 max-w-3xl ${frame}`}
        />
      </Sample>
      <Sample title={t('map.empty')}>
        <SimpleMap label={t('map.empty')} {...map} className={`h-72 max-w-md ${frame}`} />
      </Sample>
    </>
  )
}

function samplesAround({ latitude, longitude }: MapCentre, label: (count: number) => string): MapMarker[] {
  return steps.map(([east, north], index) => ({
    id: String(index),
    label: label(index + 1),
    sector: sectors[index % sectors.length],
    latitude: latitude + north / 111.2,
    longitude: longitude + east / (111.2 * Math.cos((latitude * Math.PI) / 180)),
  }))
}

const corners = [
  [53.2, 6.56],
  [50.86, 5.7],
  [51.5, 3.62],
  [52.37, 4.9],
] as const

const countryWide = (label: string): MapMarker[] =>
  corners.map(([latitude, longitude], index) => ({
    id: `corner-${index}`,
    label,
    sector: sectors[index + 5],
    latitude,
    longitude,
  }))
