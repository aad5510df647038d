import { type KeyboardEvent, useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { FlagCloth } from '../flag.tsx'
import { countOf, type MapMarker, type Pin } from './pins.ts'
import type { Spot } from './projection.ts'

type Props = {
  pins: Pin[]
  selected?: string | null
  /** What is chosen, when it may lie below a cluster. */
  chosen?: MapMarker & Spot
  /** Before the scripts are there nothing can be pressed, so nothing says that it can. */
  isReady: boolean
  /** Without it a pin only shows where something is. */
  onSelect?(id: string): void
  onCluster(markers: MapMarker[]): void
  onReach(element: Element): void
}

/** Flags on the map, in the order of the list beside it. */
export function MapPins({ pins, selected, chosen: given, isReady, onSelect, onCluster, onReach }: Props) {
  const t = useT('map')
  const clip = useId()
  const alone = pins.find((pin) => pin.markers[0].id === selected && countOf(pin) === 1)
  const chosen = given ?? (alone && { ...alone.markers[0], x: alone.x, y: alone.y })
  const press = (pin: Pin) => (countOf(pin) > 1 ? onCluster(pin.markers) : onSelect?.(pin.markers[0].id))
  return (
    <>
      <clipPath id={clip}>
        <circle r="13.5" />
      </clipPath>
      {pins.map((pin) => {
        const { x, y, markers: all } = pin
        const [first] = all
        const count = countOf(pin)
        const isCluster = count > 1
        const isButton = isReady && (isCluster || onSelect)
        const asButton = {
          role: 'button',
          tabIndex: 0,
          'aria-label': isCluster ? t('cluster', { count }) : first.label,
          'aria-pressed': isCluster ? undefined : first.id === selected,
          onClick: () => press(pin),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            press(pin)
          },
          onFocus: (event: { currentTarget: Element }) => onReach(event.currentTarget),
        }
        return (
          <g
            key={first.id}
            transform={`translate(${x} ${y})`}
            {...(isButton ? asButton : {})}
            className={`group outline-none ${isButton ? 'cursor-pointer' : ''}`}
          >
            {isCluster ? <Cluster count={count} /> : <SinglePin sector={first.sector} clip={clip} />}
          </g>
        )
      })}
      {chosen ? (
        <g transform={`translate(${chosen.x} ${chosen.y})`} className="pointer-events-none">
          <ChosenPin sector={chosen.sector} clip={clip} />
        </g>
      ) : null}
    </>
  )
}

const focusRing = 'fill-none stroke-[var(--focus)] opacity-0 group-focus-visible:opacity-100'

function SinglePin({ sector, clip }: { sector?: string | null; clip: string }) {
  return (
    <g transform="translate(0 -20)">
      <circle r="22" fill="transparent" />
      <circle r="20.5" strokeWidth="3" className={focusRing} />
      <path d="M0 21L-7.5 12.2h15z" className="fill-surface" />
      <circle r="17" className="fill-surface drop-shadow-sm" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(-17 -17) scale(.7083)">
          <FlagCloth sector={sector} />
        </g>
      </g>
    </g>
  )
}

/** Drawn once more above all others, larger and with a dark rim. */
function ChosenPin({ sector, clip }: { sector?: string | null; clip: string }) {
  return (
    <g transform="translate(0 -28) scale(1.34)">
      <path d="M0 21L-7.5 12.2h15z" className="fill-ink" />
      <circle r="16.5" className="fill-ink" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(-17 -17) scale(.7083)">
          <FlagCloth sector={sector} />
        </g>
      </g>
    </g>
  )
}

function Cluster({ count }: { count: number }) {
  return (
    <>
      <circle r="22" fill="transparent" />
      <circle r="23.5" strokeWidth="3" className={focusRing} />
      <circle r="20" className="fill-surface drop-shadow-sm" />
      <circle r="17" className="fill-[var(--badge)]" />
      <text textAnchor="middle" y="5" fontSize="14" className="fill-[var(--on-badge)] font-bold tabular-nums">
        {count}
      </text>
    </>
  )
}
