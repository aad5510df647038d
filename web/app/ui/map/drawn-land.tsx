import { useMemo } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { MapCentre } from '#protocol/tenants/tenant.ts'
import file from './netherlands.svg?url'
import type { Pin } from './pins.ts'
import { drawnAt, rounded, unitZoom, type View } from './projection.ts'
import { chipsOf } from './ring-spots.ts'
import { namesFor } from './town-names.ts'

const waters = [
  { id: 'sea', latitude: 52.65, longitude: 3.9, from: 7 },
  { id: 'lake', latitude: 52.79, longitude: 5.28, from: 8 },
  { id: 'mark', latitude: 52.54, longitude: 5.24, from: 9 },
  { id: 'wadden', latitude: 53.3, longitude: 5.25, from: 8 },
]

/**
 * The country from one file that a browser keeps. The page only says which part has which
 * colour, so that it is there before any script, by day and at night.
 */
type Props = {
  view: View
  pins: Pin[]
  /** Of the rings. */
  home: MapCentre
  label: string
}

export function DrawnLand({ view: { zoom, centre }, pins, home, label }: Props) {
  const t = useT('map')
  const locale = useLocale()
  const names = useMemo(() => namesFor(zoom, locale, pins, chipsOf(home, zoom, pins)), [zoom, locale, pins, home])
  const middle = drawnAt(centre, zoom)
  const scale = 2 ** (zoom - unitZoom)
  /** In pixels of the screen, whatever the zoom. */
  const pixels = (width: number) => width / scale
  const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <svg role="img" aria-label={label} className="absolute inset-0 block size-full bg-[var(--map-water)]">
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <g transform={`translate(${-middle.x} ${-middle.y})`}>
          <g transform={`scale(${scale})`}>
            <use href={`${file}#abroad`} className="fill-[var(--map-abroad)]" />
            <use href={`${file}#land`} className="fill-[var(--map-land)]" />
            <use href={`${file}#wood`} className="fill-[var(--map-wood)]" />
            <use href={`${file}#lakes`} className="fill-[var(--map-water)]" />
            <use href={`${file}#islands`} className="fill-[var(--map-land)]" />
            <g {...line}>
              <use
                href={`${file}#borderlakes`}
                className="stroke-[var(--map-water)]"
                strokeWidth={Math.max(52, pixels(1.5))}
              />
              <use
                href={`${file}#rivers`}
                className="stroke-[var(--map-water)]"
                strokeWidth={Math.max(12, pixels(1.25))}
              />
              <use href={`${file}#border`} className="stroke-[var(--map-town)]" strokeWidth={pixels(1.25)} />
            </g>
          </g>
          {names.map(({ x, y, radius, text }) => (
            <circle key={text} cx={x} cy={y} r={radius} className="fill-[var(--map-town)]" />
          ))}
          {zoom >= 8 ? (
            <g transform={`scale(${scale})`} {...line}>
              <use
                href={`${file}#roads`}
                className="stroke-[var(--map-road)]"
                strokeWidth={Math.max(9, pixels(zoom < 9 ? 1 : 2.5))}
              />
            </g>
          ) : null}
          <g className="fill-[var(--map-ink)] text-cap italic" textAnchor="middle">
            {waters.map(({ id, from, ...place }) =>
              zoom >= from ? (
                <text key={id} {...drawnAt(place, zoom)}>
                  {t(id)}
                </text>
              ) : null,
            )}
          </g>
          <g
            textAnchor="middle"
            className="fill-ink2 stroke-[var(--map-land)] font-semibold"
            strokeWidth="3.5"
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {names.map(({ x, y, aside, below, text, size }) => (
              <text key={text} x={rounded(x + aside)} y={rounded(y + below)} fontSize={size}>
                {text}
              </text>
            ))}
          </g>
        </g>
      </svg>
    </svg>
  )
}
