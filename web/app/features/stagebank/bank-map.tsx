import { useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import type { MapMarker } from '../../ui/map/pins.ts'
import { SimpleMap } from '../../ui/map/simple-map.tsx'
import { MapCard } from './map-card.tsx'
import { MapSwitch } from './map-switch.tsx'
import { type Search, sameSearch } from './search.ts'
import type { VacancyCardData } from './vacancy-card.data.ts'

type Props = { markers: MapMarker[]; cards: VacancyCardData[]; total: number; search: Search }

/** Where the stages of this page of the list are. A chosen pin shows its card below. */
export default function BankMap({ markers, cards, total, search }: Props) {
  const t = useT('stagebank')
  const { map } = useRoot()
  const [chosen, setChosen] = useState<string | null>(null)
  const pin = useRef<Element | null>(null)
  const card = cards.find(({ id }) => id === chosen)
  const close = () => {
    setChosen(null)
    if (pin.current instanceof SVGElement && pin.current.isConnected) pin.current.focus({ preventScroll: true })
  }
  return (
    <SimpleMap
      {...map}
      key={markers.map(({ id }) => id).join()}
      markers={markers}
      selected={card?.id}
      onSelect={(id) => {
        pin.current = document.activeElement
        setChosen(id)
      }}
      className="size-full"
    >
      {markers.length < total ? (
        <p className="absolute top-3 left-3 rounded-chip bg-surface px-3 py-1 text-sm font-medium text-ink2 shadow-e1">
          {t('onMap', { count: markers.length, total })}
        </p>
      ) : null}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-center gap-3 *:pointer-events-auto">
        <MapSwitch search={search} />
        {card ? <MapCard key={card.id} card={card} asked={sameSearch(search)} onClose={close} /> : null}
      </div>
    </SimpleMap>
  )
}
