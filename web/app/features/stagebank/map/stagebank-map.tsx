import { useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { StagebankMap } from '#protocol/features/stagebank/stagebank.ts'
import { type Bounds, type Search, sameSearch, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { buttonClass } from '#ui/button.tsx'
import { Search as SearchIcon } from '#ui/icons.tsx'
import { boundsOf, type Size, type View, viewOf } from '#ui/map/projection.ts'
import { SimpleMap } from '#ui/map/simple-map.tsx'
import type { Found } from '../search/stagebank.data.ts'
import { MapCard } from './map-card.tsx'
import { mapCards, markersOf } from './map-places.ts'
import { MapSwitch } from './map-switch.tsx'

type Props = {
  found: Pick<Found, 'cards' | 'place'>
  search: Search
  /** Of who looks: what is not for it is not on the map. */
  age: number | null
  lit: string | null
  onLight(id: string | null): void
}

/** A map that moves asks once it stands still. */
const pauseMs = 250

/** Everything that was found, put together by the server for what the map shows. A chosen pin shows its card below. */
export default function BankMap({ found: { cards, place }, search, age, lit, onLight }: Props) {
  const t = useT('stagebank')
  const { map } = useRoot()
  const navigate = useNavigate()
  const fetcher = useFetcher<StagebankMap>()
  const [chosen, setChosen] = useState<string | null>(null)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const pin = useRef<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const first = useRef<string | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const clusters = fetcher.data ? markersOf(fetcher.data.clusters) : undefined
  const markers = cards.flatMap(({ id, title, sector, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, label: title, sector, latitude, longitude }],
  )
  const all = mapCards(cards, fetcher.data?.clusters ?? [])
  const card = all.find(({ id }) => id === chosen)
  const marked = [...markers, ...(clusters ?? [])].find(({ id }) => id === (lit ?? chosen))
  const centre = place ?? map.centre
  const area = search.area && [
    { latitude: search.area[0], longitude: search.area[1] },
    { latitude: search.area[2], longitude: search.area[3] },
  ]
  const start = area ? viewOf(area, 14, { width: 420, height: 480 }) : undefined

  const onView = (view: View, size: Size) => {
    const bounds = boundsOf(view, size)
    first.current ??= String(bounds)
    if (first.current !== String(bounds)) setMoved(bounds)
    clearTimeout(timer.current)
    const text = searchText(search, { area: bounds, isMap: false, per: 24 })
    const years = age === null ? '' : `&jaar=${age}`
    timer.current = setTimeout(() => fetcher.load(`/stagebank/kaart${text}&zoom=${view.zoom}${years}`), pauseMs)
  }
  const searchIn = (bounds: Bounds, change: Partial<Search> = {}) => {
    setMoved(null)
    void navigate({ search: searchText(search, { area: bounds, ...change }) }, { preventScrollReset: true })
  }
  const close = () => {
    setChosen(null)
    onLight(null)
    if (pin.current instanceof SVGElement && pin.current.isConnected) pin.current.focus({ preventScroll: true })
  }
  return (
    <SimpleMap
      {...map}
      centre={centre}
      start={start}
      markers={markers}
      clusters={clusters}
      chosen={marked}
      selected={chosen}
      onView={onView}
      onSelect={(id) => {
        pin.current = document.activeElement
        setChosen(id)
        onLight(id)
      }}
      onCluster={({ latitude, longitude }) => {
        // Several at one address: no map parts them, the list does.
        searchIn([latitude - 0.003, longitude - 0.005, latitude + 0.003, longitude + 0.005], { isMap: false })
      }}
      className="size-full"
    >
      {moved ? (
        <div className="pointer-events-none absolute inset-x-16 top-3 text-center">
          <button
            type="button"
            onClick={() => searchIn(moved)}
            className={buttonClass('outline', 'md', 'pointer-events-auto min-h-11 shadow-e2')}
          >
            <SearchIcon className="size-4.5" />
            {t('searchHere')}
          </button>
        </div>
      ) : null}
      <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-center gap-3 *:pointer-events-auto">
        {fetcher.data?.isCapped ? (
          <p role="status" className="rounded-control bg-surface px-3 py-2 text-sm shadow-e2">
            {t('mapCapped')}
          </p>
        ) : null}
        <MapSwitch search={search} />
        {card ? <MapCard key={card.id} card={card} asked={sameSearch(search)} onClose={close} /> : null}
      </div>
    </SimpleMap>
  )
}
