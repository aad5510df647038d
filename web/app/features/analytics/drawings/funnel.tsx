import { type Chart, type ChartRow, firstOf } from '../charts/chart.ts'

const WIDTH = 1320
const HEIGHT = 140
const looks = [
  { fill: 'var(--err-soft)', ink: 'var(--err-ink)' },
  { fill: 'var(--warn-soft)', ink: 'var(--warn-ink)' },
  { fill: 'var(--ph3)', ink: 'var(--on-ph3)' },
  { fill: 'var(--ph4)', ink: 'var(--on-ph4)' },
  { fill: 'var(--ph5)', ink: 'var(--on-ph5)' },
  { fill: 'var(--ph6)', ink: 'var(--on-ph6)' },
]
const round = (value: number) => Math.round(value * 10) / 10

/** A fairway that narrows: how many came as far as each phase; dashed how that was a year ago. */
export function FunnelDrawing({ chart, label }: { chart: Chart; label: string }) {
  const { rows } = chart
  const step = WIDTH / Math.max(1, rows.length)
  const then = (row: ChartRow | undefined) => row?.numbers[2]?.value ?? 0
  const hasThen = rows.some((row) => row.numbers.length > 2)
  const most = Math.max(1, ...rows.map(firstOf), ...rows.map(then))
  const halfOf = (count: number) => round(Math.max(1.5, (count / most) * (HEIGHT / 2 - 4)))
  const rowAt = (at: number) => rows[Math.min(at, rows.length - 1)]
  const half = (at: number) => {
    const row = rowAt(at)
    return halfOf(row ? firstOf(row) : 0)
  }
  const middle = HEIGHT / 2
  /** The banks of a year ago, above and below. */
  const edges = (at: number) => {
    const [left, right] = [round(at * step), round((at + 1) * step)]
    const [high, next] = [halfOf(then(rows[at])), halfOf(then(rowAt(at + 1)))]
    const bend = round(left + step * 0.6)
    const mid = round((bend + right) / 2)
    const bank = (side: 1 | -1) =>
      `M${left} ${middle + side * high}H${bend}C${mid} ${middle + side * high} ${mid} ${middle + side * next} ${right} ${middle + side * next}`
    return `${bank(-1)}${bank(1)}`
  }
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
      {rows.map((row, at) => {
        const [left, right] = [round(at * step), round((at + 1) * step - 4)]
        const [high, next] = [half(at), half(at + 1)]
        const bend = round(left + step * 0.6)
        const mid = round((bend + right) / 2)
        const look = looks[at % looks.length]
        const isThin = high < 20
        const above = Math.max(high, hasThen ? halfOf(then(row)) : 0)
        return (
          <g key={row.key}>
            <path
              d={`M${left} ${middle - high}H${bend}C${mid} ${middle - high} ${mid} ${middle - next} ${right} ${middle - next}V${middle + next}C${mid} ${middle + next} ${mid} ${middle + high} ${bend} ${middle + high}H${left}z`}
              fill={look?.fill}
            />
            {hasThen ? <path d={edges(at)} fill="none" stroke="var(--surface)" strokeWidth="4" /> : null}
            {hasThen ? (
              <path d={edges(at)} fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 5" />
            ) : null}
            <text
              x={left + 18}
              y={isThin ? middle - above - 10 : middle + 10}
              fontSize="28"
              fontWeight="700"
              fill={isThin ? 'var(--ink)' : look?.ink}
              paintOrder="stroke"
              stroke={isThin ? 'var(--surface)' : look?.fill}
              strokeWidth="8"
              strokeLinejoin="round"
            >
              {firstOf(row)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
