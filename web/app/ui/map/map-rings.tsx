import type { MapCentre } from '../../../../protocol/src/tenants/tenant.ts'
import { useT } from '../../lib/i18n.tsx'
import { drawnAt, pixelsPerKm, rounded } from './projection.ts'

export const ringKilometres = [2, 5, 10] as const
/** A smaller ring would only be a smudge around the dot. */
const smallest = 30

/** How far it is from the middle, told by circles: one can see whether a place is within cycling distance. */
export function MapRings({ centre, zoom }: { centre: MapCentre; zoom: number }) {
  const t = useT('map')
  const { x, y } = drawnAt(centre, zoom)
  const rings = ringKilometres
    .map((count) => ({ count, radius: rounded(count * pixelsPerKm(centre, zoom)) }))
    .filter(({ radius }) => radius >= smallest)
  return (
    <g transform={`translate(${x} ${y})`} className="pointer-events-none">
      {rings.map(({ count, radius }) => (
        <g key={count}>
          <circle
            r={radius}
            fill="none"
            className="stroke-infomark"
            strokeWidth="1.5"
            strokeDasharray="2 7"
            strokeLinecap="round"
          />
          <rect x="-25" y={-radius - 11} width="50" height="22" rx="11" className="fill-surface" />
          <text
            textAnchor="middle"
            y={-radius + 4.5}
            fontSize="12"
            className="fill-secondaryink font-semibold tabular-nums"
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
