import { type Chart, firstOf } from '../charts/chart.ts'

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

/** A fairway that narrows: how many came as far as each phase. */
export function FunnelDrawing({ chart, label }: { chart: Chart; label: string }) {
  const { rows } = chart
  const step = WIDTH / Math.max(1, rows.length)
  const most = Math.max(1, ...rows.map(firstOf))
  const half = (at: number) => {
    const row = rows[Math.min(at, rows.length - 1)]
    return round(Math.max(1.5, ((row ? firstOf(row) : 0) / most) * (HEIGHT / 2 - 4)))
  }
  const middle = HEIGHT / 2
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
      {rows.map((row, at) => {
        const [left, right] = [round(at * step), round((at + 1) * step - 4)]
        const [high, next] = [half(at), half(at + 1)]
        const bend = round(left + step * 0.6)
        const mid = round((bend + right) / 2)
        const look = looks[at % looks.length]
        const isThin = high < 20
        return (
          <g key={row.key}>
            <path
              d={`M${left} ${middle - high}H${bend}C${mid} ${middle - high} ${mid} ${middle - next} ${right} ${middle - next}V${middle + next}C${mid} ${middle + next} ${mid} ${middle + high} ${bend} ${middle + high}H${left}z`}
              fill={look?.fill}
            />
            <text
              x={left + 18}
              y={isThin ? middle - high - 10 : middle + 10}
              fontSize="28"
              fontWeight="700"
              fill={isThin ? 'var(--ink)' : look?.ink}
            >
              {firstOf(row)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
