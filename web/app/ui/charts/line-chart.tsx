import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { ValueAxis } from './axis.tsx'
import { type ChartData, highestOf, type Series, ticksTo } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'

type Props = {
  /** One sentence that says what the drawing shows. */
  label: string
  labels: string[]
  /** This year: a solid line up to where we are. */
  now: Series
  /** Last year: dashed, as a yardstick. */
  before?: Series
  /** What stands at the head of the solid line. */
  nowText: string
  labelHeader?: string
  /** What is counted. */
  unit?: string
}

/** How something goes, next to how it went. The lines say at their end what they are. */
export function LineChart(props: Props) {
  const data: ChartData = { labels: props.labels, series: [props.now, ...(props.before ? [props.before] : [])] }
  return (
    <ChartFigure
      data={data}
      labelHeader={props.labelHeader}
      draw={(width, height) => <Drawing {...props} data={data} width={width} height={height} />}
    />
  )
}

type DrawingProps = Props & { data: ChartData; width: number; height: number }
const round = (value: number) => Math.round(value * 10) / 10

function Drawing({ label, labels, now, before, nowText, unit, data, width, height }: DrawingProps) {
  const isNarrow = width < 500
  const ticks = ticksTo(highestOf(data))
  const left = 44
  const right = width - (before && !isNarrow ? 78 : 16)
  const bottom = height - 30
  const x = scalePoint<number>([...labels.keys()], [left, right])
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, unit ? 36 : 26])
  const at = (index: number) => round(x(index) ?? left)
  const path = line<number | null>(
    (_, index) => at(index),
    (value) => round(y(value ?? 0)),
  ).defined((value) => value !== null)
  const below = area<number | null>()
    .x((_, index) => at(index))
    .y0(bottom)
    .y1((value) => round(y(value ?? 0)))
    .defined((value) => value !== null)
  const head = now.values.findLastIndex((value) => value !== null)
  const headX = at(head)
  const headY = round(y(now.values[head] ?? 0))
  const last = before?.values.findLastIndex((value) => value !== null) ?? -1
  const every = isNarrow ? Math.ceil(labels.length / 6) : Math.ceil(labels.length / 14)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <ValueAxis ticks={ticks} y={(value) => round(y(value))} left={left} right={right} unit={unit} />
      {labels.map((text, index) =>
        index % every === 0 || index === head ? (
          <text
            key={text}
            x={at(index)}
            y={height - 8}
            textAnchor="middle"
            fontSize="12"
            fontWeight={index === head ? 700 : 400}
            fill={index === head ? 'var(--ink)' : 'var(--muted)'}
          >
            {text}
          </text>
        ) : null,
      )}
      <path d={below(now.values) ?? ''} fill="var(--c1)" opacity="0.09" />
      {before ? (
        <path
          d={path(before.values) ?? ''}
          fill="none"
          stroke="var(--c6)"
          strokeWidth="2.5"
          strokeDasharray="5 5"
          strokeLinejoin="round"
        />
      ) : null}
      <path
        d={path(now.values) ?? ''}
        fill="none"
        stroke="var(--c1)"
        strokeWidth="3.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {now.values.map((value, index) =>
        value === null || index === head ? null : (
          <circle
            key={labels[index]}
            cx={at(index)}
            cy={round(y(value))}
            r="3.5"
            fill="var(--surface)"
            stroke="var(--c1)"
            strokeWidth="2.5"
          />
        ),
      )}
      {head >= 0 ? (
        <>
          <circle cx={headX} cy={headY} r="8" fill="var(--s-500)" stroke="var(--surface)" strokeWidth="3" />
          <text
            x={headX + (headX > width / 3 ? -14 : 14)}
            y={Math.max(14, headY - 14)}
            textAnchor={headX > width / 3 ? 'end' : 'start'}
            fontSize="13"
            fontWeight="650"
            fill="var(--c1)"
          >
            {nowText}
          </text>
        </>
      ) : null}
      {before && last >= 0 ? (
        <text
          x={isNarrow ? at(last) : at(last) + 12}
          y={round(y(before.values[last] ?? 0)) + (isNarrow ? 18 : 4)}
          textAnchor={isNarrow ? 'end' : 'start'}
          fontSize="13"
          fontWeight="650"
          fill="var(--muted)"
        >
          {before.label}
        </text>
      ) : null}
    </svg>
  )
}
