import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { MapMarker } from '../../ui/map/pins.ts'
import { SimpleMap } from '../../ui/map/simple-map.tsx'
import type { VacancyCardData } from './vacancy-card.data.ts'

/** Where the stages of this page of the list are. A chosen pin shows its card below. */
export default function BankMap({ markers, cards }: { markers: MapMarker[]; cards: VacancyCardData[] }) {
  const t = useT('stagebank')
  const { map } = useRoot()
  const [chosen, setChosen] = useState<string | null>(null)
  const card = cards.find(({ id }) => id === chosen)
  return (
    <SimpleMap
      {...map}
      key={markers.map(({ id }) => id).join()}
      markers={markers}
      selected={card?.id}
      onSelect={setChosen}
      className="size-full"
    >
      {card ? (
        <div className="absolute inset-x-4 bottom-4 flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-e2">
          <Flag sector={card.sector} hasIcon className="size-16 rounded-tile" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-ink">{card.title}</p>
            <p className="truncate text-sm text-muted">{[card.host, card.city].filter(Boolean).join(', ')}</p>
          </div>
          <ButtonLink to={`/stagebank/${card.id}`} size="md" className="min-h-11">
            {t('look')}
          </ButtonLink>
        </div>
      ) : null}
    </SimpleMap>
  )
}
