import { type Chart, firstOf } from '../charts/chart.ts'

const WIDTH = 720
const ROW = 44

/** The list of bars as one drawing, to take along: names above their bars, all numbers at the end. */
export function BarsDrawing({ chart, label, textOf }: { chart: Chart; label: string; textOf(value: number): string }) {
  const highest = Math.max(1, ...chart.rows.map(firstOf))
  const height = 44 + chart.rows.length * ROW
  const room = WIDTH - 190
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label} className="block w-full">
      <text x="0" y="20" fontSize="16" fontWeight="700" fill="var(--ink)">
        {chart.title}
      </text>
      <text x={WIDTH} y="20" textAnchor="end" fontSize="12" fill="var(--muted)">
        {chart.columns.join(' / ')}
      </text>
      {chart.rows.map((row, at) => (
        <g key={row.key} transform={`translate(0 ${44 + at * ROW})`}>
          <text x="0" y="12" fontSize="13" fill="var(--ink)">
            {row.label}
          </text>
          <rect x="0" y="18" width={room} height="10" rx="3" fill="var(--track)" />
          <rect x="0" y="18" width={((firstOf(row) / highest) * room).toFixed(1)} height="10" rx="3" fill="var(--c2)" />
          <text x={WIDTH} y="28" textAnchor="end" fontSize="14" fontWeight="650" fill="var(--ink)">
            {row.numbers.map(({ value }) => (value === null ? '–' : textOf(value))).join(' / ')}
          </text>
        </g>
      ))}
    </svg>
  )
}
