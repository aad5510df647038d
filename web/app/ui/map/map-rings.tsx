import { useT } from '#lib/i18n.tsx'
import type { MapCentre } from '#protocol/tenants/tenant.ts'
import type { Pin } from './pins.ts'
import { drawnAt } from './projection.ts'
import { ringsOf } from './ring-spots.ts'

/** How far it is from the middle, told by circles: one can see whether a place is within cycling distance. */
export function MapRings({ centre, zoom, pins }: { centre: MapCentre; zoom: number; pins: Pin[] }) {
  const t = useT('map')
  const { x, y } = drawnAt(centre, zoom)
  const rings = ringsOf(centre, zoom, pins)
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
