import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { atMostSix, colourOf, type Palette, type Series, totalsOf } from './chart-data.ts'
import { ChartTable } from './chart-figure.tsx'
import { Legend } from './legend.tsx'

type Props = {
  label: string
  labels: string[]
  series: Series[]
  palette?: Palette
  labelHeader?: string
  /** What stands at the end of a line, such as how many have no place yet. */
  noteOf?(index: number): ReactNode
}

/** Each line is a whole, cut in parts in the same order: a class by phase. The names of the parts stand below. */
export function StackedBars({ label, labels, series: all, palette = 'series', labelHeader, noteOf }: Props) {
  const t = useT('charts')
  const locale = useLocale()
  const series = atMostSix(all, t('others'))
  const totals = totalsOf({ labels, series })
  return (
    <figure className="min-w-0">
      <ul aria-label={label} className="space-y-2.5">
        {labels.map((text, index) => (
          <li key={text} className="flex items-center gap-4">
            <span className="w-9 shrink-0 text-ui font-semibold">{text}</span>
            <Whole
              parts={series.map(({ values }) => values[index] ?? 0)}
              total={totals[index] ?? 0}
              palette={palette}
            />
            <span className="sr-only">
              {series.map(({ label: name, values }) => `${name}: ${numberText(values[index] ?? 0, locale)}`).join(', ')}
            </span>
            {noteOf ? <span className="shrink-0 text-right text-sm text-muted sm:w-28">{noteOf(index)}</span> : null}
          </li>
        ))}
      </ul>
      <Legend series={series} palette={palette} />
      <ChartTable data={{ labels, series }} labelHeader={labelHeader} />
    </figure>
  )
}

const WIDTH = 400
const GAP = 2

function Whole({ parts, total, palette }: { parts: number[]; total: number; palette: Palette }) {
  const shown = parts.filter((part) => part > 0).length
  const room = WIDTH - Math.max(0, shown - 1) * GAP
  let x = 0
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-6 min-w-0 flex-1 overflow-hidden rounded-[min(6px,var(--r-tile))]"
    >
      {total === 0 ? <rect width={WIDTH} height="24" fill="var(--track)" /> : null}
      {parts.map((part, index) => {
        if (part === 0) return null
        const width = (part / total) * room
        const start = x
        x += width + GAP
        return (
          <rect
            key={colourOf(palette, index)}
            x={start.toFixed(1)}
            width={width.toFixed(1)}
            height="24"
            fill={colourOf(palette, index)}
          />
        )
      })}
    </svg>
  )
}
