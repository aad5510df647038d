import { scaleBand, scaleLinear } from 'd3-scale'
import { numberText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'
import { ValueAxis } from './axis.tsx'
import { type ChartData, coloursOf, highestOf, type Series, ticksTo } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { Legend } from './legend.tsx'

type Props = { label: string; labels: string[]; series: Series[]; labelHeader?: string; unit?: string }

/** Standing bars from zero, side by side when there is more than one series. For few labels that are short. */
export function BarChart({ label, labels, series, labelHeader, unit }: Props) {
  const data = { labels, series }
  return (
    <ChartFigure
      data={data}
      labelHeader={labelHeader}
      draw={(width, height) => <Drawing label={label} data={data} unit={unit} width={width} height={height} />}
      legend={series.length > 1 ? <Legend series={series} palette="series" /> : undefined}
    />
  )
}

type DrawingProps = { label: string; data: ChartData; unit?: string; width: number; height: number }

function Drawing({ label, data, unit, width, height }: DrawingProps) {
  const locale = useLocale()
  const { labels, series } = data
  const ticks = ticksTo(highestOf(data))
  const bottom = height - 30
  const groups = scaleBand<number>([...labels.keys()], [44, width - 8])
    .paddingInner(0.35)
    .paddingOuter(0.2)
  const bars = scaleBand<number>([...series.keys()], [0, groups.bandwidth()]).paddingInner(0.12)
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, unit ? 34 : 22])
  const round = (value: number) => Math.round(value * 10) / 10
  const colours = coloursOf('series', series)
  const isOne = series.length === 1
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <ValueAxis ticks={ticks} y={(value) => round(y(value))} left={44} right={width - 8} unit={unit} />
      {labels.map((text, index) => {
        const start = groups(index) ?? 0
        return (
          <g key={text}>
            {series.map(({ key, values }, place) => {
              const value = values[index] ?? 0
              const x = round(start + (bars(place) ?? 0))
              const top = round(y(value))
              return (
                <g key={key}>
                  <path
                    d={barPath(x, top, round(bars.bandwidth()), bottom)}
                    fill={isOne ? 'var(--c2)' : colours[place]}
                  />
                  {isOne ? (
                    <text
                      x={x + bars.bandwidth() / 2}
                      y={top - 6}
                      textAnchor="middle"
                      fontSize="12"
                      fontWeight="650"
                      fill="var(--ink)"
                    >
                      {numberText(value, locale)}
                    </text>
                  ) : null}
                </g>
              )
            })}
            <text
              x={round(start + groups.bandwidth() / 2)}
              y={height - 8}
              textAnchor="middle"
              fontSize="12"
              fill="var(--muted)"
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Round at the top, flat where it stands. */
function barPath(x: number, top: number, width: number, bottom: number): string {
  const radius = Math.max(0, Math.min(4, width / 2, bottom - top))
  return `M${x} ${bottom}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${bottom}z`
}
