import { useT } from '#lib/i18n.tsx'
import { required } from '#protocol/shared/guards.ts'
import type { MapCentre } from '#protocol/tenants/tenant.ts'
import type { Pin } from './pins.ts'
import { drawnAt, pixelsPerKm, rounded, type Spot } from './projection.ts'
import { isCovered } from './town-names.ts'

const ringKilometres = [2, 5, 10] as const
/** A smaller ring would only be a smudge around the dot. */
const smallest = 30

/** How far it is from the middle, told by circles: one can see whether a place is within cycling distance. */
export function MapRings({ centre, zoom, pins }: { centre: MapCentre; zoom: number; pins: Pin[] }) {
  const t = useT('map')
  const { x, y } = drawnAt(centre, zoom)
  const rings = ringKilometres
    .map((count) => ({ count, radius: rounded(count * pixelsPerKm(centre, zoom)) }))
    .filter(({ radius }) => radius >= smallest)
    .map((ring) => ({ ...ring, at: labelOf(ring.radius, { x, y }, pins) }))
  return (
    <g transform={`translate(${x} ${y})`} className="pointer-events-none">
      {rings.map(({ count, radius, at }) => (
        <g key={count}>
          <circle
            r={radius}
            fill="none"
            className="stroke-infomark"
            strokeWidth="1.5"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
          <rect x={at.x - 25} y={at.y - 11} width="50" height="22" rx="11" className="fill-surface" />
          <text
            textAnchor="middle"
            x={at.x}
            y={at.y + 4.5}
            fontSize="12"
            className="fill-[var(--map-ink)] font-semibold tabular-nums"
          >
            {t('kilometres', { count })}
          </text>
        </g>
      ))}
      <circle r="15" className="fill-infomark opacity-20" />
      <circle r="7.5" className="fill-infomark stroke-surface" strokeWidth="3" />
    </g>
  )
}

/** On the ring where no pin stands: the top when it can be, else further round. */
function labelOf(radius: number, centre: Spot, pins: Pin[]): Spot {
  const spots = [0, 180, 45, -45, 135, -135, 90, -90].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
  })
  const isFree = (at: Spot) => !pins.some((pin) => isCovered({ x: centre.x + at.x, y: centre.y + at.y }, 25, pin))
  return required(spots.find(isFree) ?? spots[0], 'spot')
}
