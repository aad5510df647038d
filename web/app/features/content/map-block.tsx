import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { MapBlock } from '#protocol/features/content/blocks.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { type Found, listKey, usualDistance, wantedBy } from './found.ts'
import { StillMap } from './still-map.tsx'

type Props = { block: MapBlock; found: Found }

/** Where the places are, or the site itself: on a map, and in words for who does not see it. */
export function MapOnPage({ block, found }: Props) {
  return block.shows === 'address' ? <AddressMap address={found.address} /> : <VacancyMap block={block} found={found} />
}

const frame = 'mt-8 overflow-clip rounded-card border border-line bg-surface first:mt-0'

function AddressMap({ address }: { address: Found['address'] }) {
  const t = useT('content')
  if (!address) return null
  const { name, lines, ...spot } = address
  return (
    <div className={frame}>
      <StillMap label={t('map.address', { name })} markers={[{ ...spot, id: 'site', label: name }]} />
      <p className="px-5 py-4 text-ui md:px-6">
        <span className="block font-semibold">{name}</span>
        <span className="whitespace-pre-line text-ink2">{lines}</span>
      </p>
    </div>
  )
}

function VacancyMap({ block, found }: Props) {
  const t = useT('content')
  const wanted = wantedBy(block)
  const place = block.place?.trim() ?? ''
  const places = (wanted && found.lists[listKey(wanted)]) ?? []
  const markers = places.flatMap(({ id, title, sector, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, label: title, sector, latitude, longitude }],
  )
  return (
    <div className={frame}>
      <StillMap
        label={place ? t('map.near', { place }) : t('map.vacancies')}
        markers={markers}
        places={places}
        isNear={place !== ''}
      />
      {places.length > 0 ? (
        <details className="group border-t border-line px-5 md:px-6">
          <summary className="flex min-h-14 list-none items-center gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{t('map.asList', { count: places.length })}</span>
            <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line pb-2">
            {places.map(({ id, title, host, city }) => (
              <li key={id} className="py-1">
                <Link to={`/stagebank/${id}`} className="inline-flex min-h-11 items-center font-semibold break-words">
                  {title}
                </Link>
                <p className="-mt-1 pb-2 text-sm break-words text-muted">{[host, city].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="border-t border-line px-5 text-ui md:px-6">
        {places.length === 0 ? <span className="mr-2 text-ink2">{t('map.none')}</span> : null}
        <Link to={`/stagebank${searchOf(block)}`} className="inline-flex min-h-12 items-center font-semibold">
          {t('map.toBank')}
        </Link>
      </p>
    </div>
  )
}

/** The same question in the stagebank, where more of it can be asked. Written out: what reads a search is heavy. */
function searchOf({ sector, words = '', place = '', within = usualDistance }: MapBlock): string {
  const asked = Object.entries({ q: words.trim(), sector, plaats: place.trim(), straal: place.trim() && `${within}` })
  const search = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return search.size > 0 ? `?${search}` : ''
}
